import TouchEngine

/// What meets its criteria is spoken on in the same turn, and whoever is let act puts out all others related to it.
struct ClaimsDecided: Checker {
    static let name = "a claim is decided in its turn, for all whom it concerns"
    static let rules = "G-3.8, G-4.1, G-4.5"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard !world.isMeddled else { return nil }
        switch observation {
        case .reset(let id): return spared(by: id, in: world)
        case .turnEnded:
            for id in world.ids {
                guard let attempt = world.gestures[id]?.attempt else { continue }
                if attempt.claimTurn == world.turn, attempt.isUndecided, !attempt.hasWaited {
                    return "r\(id) has met its criteria and nobody has spoken on it"
                }
                if let words = spared(by: id, in: world) { return words }
            }
            return nil
        default: return nil
        }
    }

    /// Whom one that was let act in this turn has left standing.
    private func spared(by id: Int, in world: World) -> String? {
        guard let attempt = world.gestures[id]?.attempt, attempt.grantTurn == world.turn,
            !attempt.wasCancelled
        else { return nil }
        let other = world.ids.first { other in
            other != id && world.gestures[other]?.attempt?.isUndecided == true
                && world.areSurelyRelated(id, other) && world.prevents(id, other) == true
        }
        return other.map { "r\(id) was let act and r\($0), related to it, goes on" }
    }
}
