import TouchEngine

/// A touch is kept from its view while a recognizer that delays it is undecided, and for good once that one acts.
struct Withholding: Checker {
    static let name = "delayed touches wait for the decision"
    static let rules = "G-2.20, G-2.21, G-2.22, G-2.24, G-2.25"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .heard(let view, let phase, let id, true, _):
            guard !world.isMeddled, let touch = world.touches[id] else { return nil }
            if phase == .began, touch.isDiscarded {
                return "v\(view) heard touch \(id) begin, which was withheld for one that acted"
            }
            for receiver in touch.receivers {
                guard let gesture = world.gestures[receiver], let attempt = gesture.attempt,
                    attempt.isUndecided, attempt.touches.contains(id)
                else { continue }
                if phase == .began, gesture.delaysBegan {
                    return "v\(view) heard touch \(id) begin while r\(receiver) was undecided"
                }
                if phase == .ended, gesture.delaysEnded {
                    return "v\(view) heard touch \(id) end while r\(receiver) was undecided"
                }
            }
        case .turnEnded:
            guard !world.isMeddled else { return nil }
            for id in world.openTouches {
                if let words = overdue(id, in: world) { return words }
            }
        default: break
        }
        return nil
    }

    /// What a view should have heard by now.
    private func overdue(_ id: Int, in world: World) -> String? {
        guard let touch = world.touches[id], touch.story != .over, let view = touch.view,
            view != 0, touch.taker == nil, !touch.isDiscarded, !touch.hasLeft
        else { return nil }
        let undecided = touch.receivers.filter {
            world.gestures[$0]?.attempt?.isUndecided == true
                && world.gestures[$0]?.attempt?.touches.contains(id) == true
        }
        if touch.story == .nothing {
            let isHeld = undecided.contains { world.gestures[$0]?.delaysBegan == true }
            if isHeld || !world.isMultiple(view) || !world.exclusive.isEmpty { return nil }
            // A scroll view around it may not let it begin (S-A5.4).
            if world.mayRefuse(touch, in: view) { return nil }
            return "nobody delays touch \(id), and v\(view) has not heard it begin"
        }
        let isHeld = undecided.contains { world.gestures[$0]?.delaysEnded == true }
        if !touch.isUp || (isHeld && !touch.isCancelled) { return nil }
        return "nobody delays the end of touch \(id), and v\(view) has not heard it"
    }
}
