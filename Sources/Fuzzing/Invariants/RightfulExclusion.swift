import TouchEngine

/// One that fails by exclusion was excluded by one that acts, is related, and does not spare it; of two that tie, the
/// deeper view's and later added goes first.
struct RightfulExclusion: Checker {
    static let name = "nobody is excluded without right"
    static let rules = "G-4.1, G-4.2, G-4.4, G-4.7, G-4.9, G-4.14"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .record(let record) = observation, record.code == .failedByExclusion,
            let loser = World.number(of: record.subject), case .text(let name) = record["by"],
            let winner = World.number(of: name)
        else { return nil }
        guard let attempt = world.gestures[winner]?.attempt, attempt.grantTurn != nil else {
            return "r\(loser) is excluded by r\(winner), which does not act"
        }
        if let end = attempt.endTurn, end != world.turn {
            return "r\(loser) is excluded by r\(winner), which has ended"
        }
        if !world.areRelated(winner, loser), !world.isMeddled {
            return "r\(loser) is excluded by r\(winner), on views apart"
        }
        if world.prevents(winner, loser) == false {
            return "r\(loser) is excluded by r\(winner), which spares it"
        }
        return tie(winner, loser, in: world)
    }

    private func tie(_ winner: Int, _ loser: Int, in world: World) -> String? {
        guard !world.isMeddled, let won = world.gestures[winner]?.attempt,
            let lost = world.gestures[loser]?.attempt, won.grantTurn == world.turn,
            won.claimTurn == world.turn, lost.claimTurn == world.turn, !lost.hasWaited,
            !won.hasWaited, world.precedes(loser, winner),
            world.prevents(loser, winner) == true
        else { return nil }
        // One that gives way to a stronger rival of the same moment is heard later.
        let givesWay = world.ids.contains {
            $0 != loser && world.gestures[$0]?.attempt?.claimTurn == world.turn
                && !world.mayPrevent(loser, $0)
        }
        return givesWay ? nil : "r\(winner) goes before r\(loser), which is heard first"
    }
}
