/// Watches a run from outside for one invariant.
package protocol Checker {
    /// What must hold, as a claim.
    static var name: String { get }
    /// The rules it comes from.
    static var rules: String { get }

    init()

    /// Says what is wrong with an observation, seen in the world as it stood before, or nil.
    mutating func objection(to observation: Observation, in world: World) -> String?
}
