import TouchEngine

/// Two that are related by view, neither sparing the other, never both act.
struct Exclusivity: Checker {
    static let name = "related recognizers never both act unless one is spared"
    static let rules = "G-4.1, G-4.4, G-4.5, G-4.7, G-4.9"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .record(let record) = observation,
            record.code.isGrant,
            let late = World.number(of: record.subject)
        else { return nil }
        // One that has failed, and that code begins afresh in a reset, does not meet those that have ended in this turn.
        let isAfresh = world.gestures[late]?.attempt?.hasFailed ?? true
        for early in world.ids where early != late {
            guard let attempt = world.gestures[early]?.attempt, attempt.grantTurn != nil,
                !attempt.hasFailed, !attempt.wasCancelled
            else { continue }
            let isActing =
                attempt.endTurn == nil || (attempt.endTurn == world.turn && !isAfresh)
            if isActing, world.areSurelyRelated(early, late), world.prevents(early, late) == true {
                return "r\(late) is let act while r\(early) acts"
            }
        }
        return nil
    }
}
