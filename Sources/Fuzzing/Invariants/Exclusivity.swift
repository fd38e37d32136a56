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
        // One that code begins in a reset, after it has failed, shares no finger with those that have ended in this turn.
        let own = world.gestures[late]?.attempt
        let hasFingers = own.map { !$0.hasFailed } ?? false
        for early in world.ids where early != late {
            guard let attempt = world.gestures[early]?.attempt, attempt.grantTurn != nil,
                !attempt.hasFailed, !attempt.wasCancelled
            else { continue }
            let isActing =
                attempt.endTurn == nil || (attempt.endTurn == world.turn && hasFingers)
            if isActing, world.areSurelyRelated(early, late), world.prevents(early, late) == true {
                return "r\(late) is let act while r\(early) acts"
            }
        }
        return nil
    }
}
