import TouchEngine

/// After the last finger and timer every attempt is over and every view has heard the end.
struct EverythingRests: Checker {
    static let name = "everything comes to rest after the last finger and timer"
    static let rules = "G-3.4, G-3.20, G-5.10"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        if case .record(let record) = observation, record.code == .misuseStillPossible,
            let id = World.number(of: record.subject), world.gestures[id]?.mayHang == false
        {
            return "r\(id) does all that it must and was left possible"
        }
        guard case .rest = observation else { return nil }
        for id in world.ids {
            guard let gesture = world.gestures[id] else { continue }
            if gesture.attempt == nil, gesture.lane == .idle { continue }
            if !world.mayBeHungUp(id) { return "r\(id) was left \(gesture.lane)" }
        }
        for id in world.touches.keys.sorted() {
            guard let touch = world.touches[id], touch.story == .began else { continue }
            if !touch.receivers.contains(where: { world.mayBeHungUp($0) }) {
                return "the view of touch \(id) never heard its end"
            }
        }
        return nil
    }
}

/// Every recognizer in the window is explained, and what its explanation says is what its target heard.
struct EveryoneExplained: Checker {
    static let name = "nobody is left unexplained"
    static let rules = "apparatus"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .explained(let id, let outcome, let codes) = observation,
            let gesture = world.gestures[id]
        else { return nil }
        if gesture.actions != gesture.recordedActions {
            return "r\(id) sent \(gesture.actions) actions; \(gesture.recordedActions) are recorded"
        }
        guard let first = codes.first else {
            return gesture.wasOffered ? "r\(id) was in the window and has no story" : nil
        }
        switch outcome {
        case .fired:
            if gesture.actions == 0 { return "r\(id) is said to have fired" }
        case .silent:
            let isReason =
                first.isFailure || first == .misuseStillPossible
                || first == .recognizerCancelledDisabled
            if !isReason, !world.mayBeHungUp(id) {
                return "r\(id) is silent because of \(first.rawValue), which is no reason"
            }
        case .waiting:
            if !world.mayBeHungUp(id) { return "r\(id) is said to wait" }
        case .untouched, .detached:
            break
        }
        return nil
    }
}
