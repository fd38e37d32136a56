/// What came of a chapter's programs, with the lines at which its blocks stood then.
///
/// A paragraph that becomes longer moves the blocks below it; what came of them is the same, a few lines further down.
struct PlacedOutcome: Codable {
    let outcome: ChapterOutcome
    /// The line of each block's fence.
    let lines: [Int]

    init(_ outcome: ChapterOutcome, of chapter: Chapter) {
        self.outcome = outcome
        lines = chapter.blocks.map(\.fence.line)
    }

    /// What comes of a chapter with the same blocks, wherever they stand; nil if that has to be found out anew.
    ///
    /// What has a problem is judged again, since problems tell lines; so is code that asks for its own line.
    func outcome(of chapter: Chapter) -> ChapterOutcome? {
        let now = chapter.blocks.map(\.fence.line)
        guard now != lines else { return outcome }
        let asks = ["#line", "#sourceLocation"]
        guard now.count == lines.count, outcome.problems.isEmpty,
            !chapter.blocks.contains(where: { block in asks.contains { block.text.contains($0) } })
        else { return nil }
        let moved = Dictionary(zip(lines, now)) { first, _ in first }
        var result = outcome
        func atNewLines<Value>(_ values: [Int: Value]) -> [Int: Value] {
            Dictionary(
                values.compactMap { line, value in moved[line].map { ($0, value) } }
            ) { first, _ in first }
        }
        result.answers = atNewLines(outcome.answers)
        result.failures = atNewLines(outcome.failures)
        result.judged = atNewLines(outcome.judged)
        result.signatures = atNewLines(outcome.signatures)
        return result
    }
}
