import TouchEngine

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
        case .fired, .cancelled:
            if gesture.actions == 0 { return "r\(id) is said to have fired" }
        case .silent:
            let isReason = first.outcome == .silent && !first.isOpening
            if !isReason, !world.mayBeHungUp(id) {
                return "r\(id) is silent because of \(first.rawValue), which is no reason"
            }
        case .waiting:
            if !world.mayBeHungUp(id) { return "r\(id) is said to wait" }
        case .untouched, .unpressed, .unoffered, .detached:
            break
        }
        return nil
    }
}
