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
        for early in world.ids where early != late {
            guard let attempt = world.gestures[early]?.attempt, attempt.grantTurn != nil,
                !attempt.hasFailed, !attempt.wasCancelled
            else { continue }
            let isActing = attempt.endTurn == nil || attempt.endTurn == world.turn
            if isActing, world.areRelated(early, late), world.prevents(early, late) == true {
                return "r\(late) is let act while r\(early) acts"
            }
        }
        return nil
    }
}

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
                && world.areRelated(id, other) && world.prevents(id, other) == true
        }
        return other.map { "r\(id) was let act and r\($0), related to it, goes on" }
    }
}

/// One acts only once all whose failure it requires have failed, and fails only for one that it requires.
struct FailureRequirements: Checker {
    static let name = "failure requirements are kept to"
    static let rules = "G-5.1, G-5.3, G-5.4, G-5.8, G-5.16"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .record(let record) = observation,
            let id = World.number(of: record.subject), let gesture = world.gestures[id]
        else { return nil }
        switch record.code {
        case let code where code.isGrant:
            for other in world.ids where other != id {
                guard let required = world.gestures[other]?.attempt, !required.hasFailed,
                    world.requires(id, other) == true,
                    gesture.attempt?.dropped.contains(other) != true
                else { continue }
                // A delegate is asked when the criteria are met; who comes later is not asked about.
                let isAsked = required.startTurn <= gesture.attempt?.claimTurn ?? -1
                if isAsked || world.requiresStatically(id, other) {
                    return "r\(id) is let act before r\(other) has failed"
                }
            }
        case .failedByRequirement:
            guard case .text(let name) = record["by"], let other = World.number(of: name) else {
                return "r\(id) failed for nobody"
            }
            if world.requires(id, other) == false, !hasSaid(id, other, world) {
                return "r\(id) failed for r\(other), whose failure it does not require"
            }
            if world.gestures[other]?.attempt?.grantTurn == nil {
                return "r\(id) failed for r\(other), which does not act"
            }
        case .recognizerWaits:
            guard case .list(let names) = record["for"] else { return "r\(id) waits for nobody" }
            for other in names.compactMap({ World.number(of: $0) })
            where world.requires(id, other) == false && !hasSaid(id, other, world) {
                return "r\(id) waits for r\(other), whose failure it does not require"
            }
        default: break
        }
        return nil
    }

    /// Whether somebody said so at some time: another delegate may have come since.
    private func hasSaid(_ waiter: Int, _ required: Int, _ world: World) -> Bool {
        world.saidRequirements.contains { $0.waiter == waiter && $0.required == required }
    }
}

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

/// Those that are joined by failure requirements are reset together, and nobody is left lying about.
struct LinkedResets: Checker {
    static let name = "what is over is reset, together with what it is joined to"
    static let rules = "G-3.20, G-3.21, G-3.22"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .reset(let id):
            guard let attempt = world.gestures[id]?.attempt else { return nil }
            if !attempt.isOver { return "r\(id) was reset before it was over" }
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
