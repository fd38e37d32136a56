/// What came of compiling a chapter's programs and running its claims.
struct ChapterOutcome: HoldsTexts, Equatable {
    var problems: [Problem] = []
    /// The reports that claims wrote, as JSON, by the claim's id.
    var runs: [String: String] = [:]
    /// The tables that claims computed, as JSON, by the claim's id.
    var tables: [String: String] = [:]
    /// Which choices of a prediction are true, by the line of its fence.
    var answers: [Int: [Bool]] = [:]
    /// How claims fail without the lines that bear them, by the line of the block's fence.
    var failures: [Int: BearingFailure] = [:]
    /// What the checks of exercises say of the answers to choose from, by the lines of these answers' fences.
    var judged: [Int: [CheckVerdict]] = [:]
    /// How wrong answers to exercises fail, by the lines of their fences.
    var signatures: [Int: String] = [:]
    /// Whether every program of the chapter could be lowered and compiled.
    var isBuilt = true
    /// What kept the chapter from being judged, though it may be right.
    var obstacle: String?

    /// Adds what came of other programs of the chapter.
    mutating func add(_ other: ChapterOutcome) {
        problems += other.problems
        runs.merge(other.runs) { first, _ in first }
        tables.merge(other.tables) { first, _ in first }
        answers.merge(other.answers) { first, _ in first }
        failures.merge(other.failures) { first, _ in first }
        judged.merge(other.judged) { first, _ in first }
        signatures.merge(other.signatures) { first, _ in first }
    }

    /// The reports of runs, then those of tables, each in the order of their claims, then those of checks.
    var texts: [String] {
        get {
            Self.sorted(runs).map(\.value) + Self.sorted(tables).map(\.value)
                + judged.keys.sorted().flatMap { judged[$0]?.map(\.report) ?? [] }
        }
        set {
            var texts = newValue[...]
            for (claim, _) in Self.sorted(runs) { runs[claim] = texts.popFirst() }
            for (claim, _) in Self.sorted(tables) { tables[claim] = texts.popFirst() }
            for line in judged.keys.sorted() {
                for place in judged[line]?.indices ?? 0..<0 {
                    judged[line]?[place].report = texts.popFirst() ?? ""
                }
            }
        }
    }

    private static func sorted(
        _ reports: [String: String]
    ) -> [(key: String, value: String)] { reports.sorted { $0.key < $1.key } }
}
