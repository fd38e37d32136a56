import TouchEngine

/// Those that are joined by failure requirements are reset together, and nobody is left lying about.
struct LinkedResets: Checker {
    static let name = "what is over is reset, together with what it is joined to"
    static let rules = "G-3.20, G-3.21, G-3.22"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .reset(let id):
            guard let attempt = world.gestures[id]?.attempt else { return nil }
            if !attempt.isOver { return "r\(id) was reset before it was over" }
            if attempt.isSwitchedOff { return nil }
            for other in world.ids {
                let joins =
                    world.requiresStatically(id, other) || world.requiresStatically(other, id)
                if joins, let partner = world.gestures[other]?.attempt, !partner.isOver {
                    return "r\(id) was reset while r\(other), joined to it, was not over"
                }
            }
        case .turnEnded:
            for id in world.ids {
                guard world.gestures[id]?.attempt?.isOver == true else { continue }
                let isHeld = world.linked(to: id).contains {
                    world.gestures[$0]?.attempt.map { !$0.isOver } ?? false
                }
                if !isHeld { return "r\(id) is over and was not reset" }
            }
        default: break
        }
        return nil
    }
}
