import TouchEngine

/// What clients see of a recognizer goes by the state machine.
struct LawfulLanes: Checker {
    static let name = "only lawful transitions"
    static let rules = "G-3.2, G-3.3"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .lane(let id, let state) = observation, let gesture = world.gestures[id] else {
            return nil
        }
        if !LawfulLanes.followers(of: gesture.lane).contains(state) {
            return "r\(id) went from \(gesture.lane) to \(state)"
        }
        let isOfContinuous = state == .began || state == .changed || state == .cancelled
        if gesture.isDiscrete == true, isOfContinuous, !gesture.isForced {
            return "r\(id) is discrete and went to \(state)"
        }
        return nil
    }

    private static func followers(of state: TraceLane.State) -> [TraceLane.State] {
        switch state {
        case .idle: [.possible]
        case .possible: [.waiting, .began, .ended, .failed]
        case .waiting: [.began, .ended, .failed]
        case .began: [.changed, .ended, .cancelled]
        case .changed: [.ended, .cancelled]
        case .ended, .cancelled, .failed: [.idle]
        }
    }
}
