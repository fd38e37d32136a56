/// How an answer fails, so that another that fails the same way is recognized: which expectations of which checks do
/// not hold, and which values were found.
///
/// Where an answer stops is left out, since two readers never have the same lines, and so are addresses in memory.
struct AnswerSignature: Hashable {
    /// A short text that is the same for answers that fail the same way.
    let text: String

    /// How an attempt fails; nil if it passes every check, or if one of them did not run.
    init?(_ attempt: Attempt, _ verdicts: Verdicts) {
        let issues = attempt.checks.map { verdicts[attempt, $0] }
        guard issues.contains(where: { $0?.isEmpty == false }), !issues.contains(nil) else {
            return nil
        }
        var hash = ContentHash()
        for (check, issues) in zip(attempt.checks, issues) {
            let isEndless = verdicts.endless.contains(attempt.function(of: check))
            let lines = isEndless ? ["endless"] : (issues ?? []).map { Self.line($0, in: check) }
            hash.add("\(lines.count)")
            lines.forEach { hash.add($0) }
        }
        text = String(hash.value, radix: 36)
    }

    /// What did not hold, with the line of the check that says so, counted from its fence.
    private static func line(_ issue: TestEvents.Issue, in check: Block) -> String {
        let isOfCheck = issue.file == check.fence.file
        let place = isOfCheck ? issue.line.map { "\($0 - check.fence.line)" } : nil
        let words = [issue.headline, issue.details].joined(separator: "\n")
        return "\(place ?? "") \(words.replacing(/0x[0-9a-f]+/, with: "0x"))"
    }
}
