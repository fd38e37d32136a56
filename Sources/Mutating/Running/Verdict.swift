/// What became of a mutant.
public struct Verdict: Codable, Sendable {
    /// How a mutant was noticed, or that it was not.
    public enum Outcome: String, Codable, Sendable {
        /// An expectation failed.
        case failed
        /// Only a claim's run is another than the chapter shows.
        case shown
        /// The process ended before any expectation failed.
        case crashed
        /// An expectation failed, and then the process ended and hid what was left.
        case crashedAfterFailure
        /// It took too long.
        case endless
        /// Every test that reaches it passes.
        case survived
        /// No test reaches it.
        case notReached

        /// Whether it was noticed.
        public var isNoticed: Bool { self != .survived && self != .notReached }
    }

    /// The mutant's id, as the lists of survivors have it.
    public let id: String
    /// The mutant.
    public let mutant: Mutant
    /// What became of it.
    public let outcome: Outcome
    /// The name of the test that noticed it.
    public let test: String?
    /// How many tests reach it, and the first few of them by name.
    public let reachedBy: Int
    /// Those nearest to the mutant, first.
    public let nearest: [String]

    init(
        _ mutant: Mutant, _ outcome: Outcome, test: String?, reachedBy: Int, nearest: [String]
    ) {
        id = mutant.id
        self.mutant = mutant
        self.outcome = outcome
        self.test = test
        self.reachedBy = reachedBy
        self.nearest = nearest
    }
}
