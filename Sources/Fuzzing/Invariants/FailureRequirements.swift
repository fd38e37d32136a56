import TouchEngine

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
                    gesture.attempt?.dropped.contains(other) != true,
                    gesture.attempt?.lateRequirements.contains(other) != true
                else { continue }
                // A delegate is asked when the criteria are met; who comes later is not asked about, nor asked.
                let unseen = gesture.isBuiltIn ? world.turn : -1
                let claim = gesture.attempt?.claimTurn ?? unseen
                let isAsked =
                    required.startTurn <= claim && gesture.delegateTurn < claim
                    && world.gestures[other]?.delegateTurn ?? -1 < claim
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
