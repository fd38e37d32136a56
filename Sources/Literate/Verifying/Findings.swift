import Notebook

/// What claims left for the pages to show.
public struct Findings: Sendable {
    /// The runs of claims.
    public var runs: [RunKey: Run]
    /// What the records of the runs are in their reports, as the engine wrote them.
    public var records: [RunKey: String] = [:]
    /// The tables that claims computed.
    public var tables: [RunKey: Table]
    /// The transcripts of runs that a chapter shows.
    public var transcripts: [RunKey: Transcript] = [:]
    /// The transcripts that the tables' cells lead to.
    public var kept: [RunKey: [KeptTranscript]] = [:]
    /// What the runs say to predictions, by where they stand.
    public var verdicts: [SourcePosition: Verdict] = [:]
    /// How claims fail without the lines that bear them, by where those are named.
    public var failures: [SourcePosition: BearingFailure] = [:]

    /// What the checks of exercises say of the answers to choose from, by where these stand.
    public var judged: [SourcePosition: [ExerciseTrial.Check]] = [:]

    /// How wrong answers to exercises fail, by where these stand.
    public var signatures: [SourcePosition: String] = [:]

    /// Runs and tables, and nothing found in them yet.
    public init(runs: [RunKey: Run] = [:], tables: [RunKey: Table] = [:]) {
        self.runs = runs
        self.tables = tables
    }

    mutating func add(
        _ verdicts: [SourcePosition: Verdict], _ failures: [Int: BearingFailure],
        in chapter: Chapter
    ) {
        self.verdicts.merge(verdicts) { first, _ in first }
        for (line, failure) in failures {
            self.failures[SourcePosition(file: chapter.file, line: line)] = failure
        }
    }
}
