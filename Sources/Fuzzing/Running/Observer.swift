/// Hands what is seen to every checker, and keeps the first thing that one of them says.
package final class Observer {
    private var world: World
    private var checkers: [any Checker]
    /// The first broken invariant.
    package private(set) var breach: Breach?
    /// The number of the action that is being done, from 0.
    package var action = 0

    package init(_ theCase: FuzzCase, checkers: [any Checker]) {
        world = World(theCase)
        self.checkers = checkers
    }

    /// Shows an observation to the checkers as the world stood before it, and then to the world.
    package func see(_ observation: Observation) {
        guard breach == nil else { return }
        for index in checkers.indices {
            if let words = checkers[index].objection(to: observation, in: world) {
                let checker = type(of: checkers[index])
                breach = Breach(
                    invariant: checker.name, rules: checker.rules, words: words, action: action)
                return
            }
        }
        world.note(observation)
    }
}

/// An invariant that did not hold.
package struct Breach: Equatable, Sendable, CustomStringConvertible {
    /// The invariant's name.
    package var invariant: String
    /// The rules it stands for.
    package var rules: String
    /// What was seen instead.
    package var words: String
    /// The number of the action at which it was seen, from 0.
    package var action: Int

    package var description: String { "\(invariant) (\(rules)): \(words)" }
}
