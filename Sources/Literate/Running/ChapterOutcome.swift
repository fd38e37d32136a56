/// What came of compiling a chapter's programs and running its claims.
struct ChapterOutcome: Equatable {
    var problems: [Problem] = []
    /// The reports that claims wrote, as JSON, by the claim's id.
    var runs: [String: String] = [:]
    /// The tables that claims computed, as JSON, by the claim's id.
    var tables: [String: String] = [:]
    /// Whether every program of the chapter could be lowered and compiled.
    var isBuilt = true
}
