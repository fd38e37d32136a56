import TouchEngine

/// At the end of a turn, one that waits waits for somebody who has not decided.
struct NoVainWait: Checker {
    static let name = "nobody waits for a settled recognizer"
    static let rules = "G-5.1, G-5.8, G-5.10"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .turnEnded = observation else { return nil }
        for id in world.ids {
            guard let gesture = world.gestures[id], gesture.lane == .waiting,
                let attempt = gesture.attempt
            else { continue }
            let isHeld = attempt.waitsFor.contains {
                world.gestures[$0]?.attempt?.isUndecided == true
            }
            if !isHeld { return "r\(id) waits, and all that it waited for have decided" }
        }
        return nil
    }
}
