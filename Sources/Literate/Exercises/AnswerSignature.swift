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
        text = Self.text(
            zip(attempt.checks, issues).map { check, issues in
                let isEndless = verdicts.endless.contains(attempt.function(of: check))
                return isEndless ? ["endless"] : (issues ?? []).map { Self.line($0, in: check) }
            })
    }

    /// What the expectations of the checks found with an attempt, up to where it was stopped, if it was: of what stops a
    /// program, a repeated run says less.
    init(expectationsOf attempt: Attempt, _ verdicts: Verdicts) {
        text = Self.text(
            attempt.checks.map { check in
                (verdicts[attempt, check] ?? []).filter(\.isCondition)
                    .map { Self.line($0, in: check) }
            })
    }

    private static func text(_ lines: [[String]]) -> String {
        var hash = ContentHash()
        for lines in lines {
            hash.add("\(lines.count)")
            lines.forEach { hash.add($0) }
        }
        return String(hash.value, radix: 36)
    }

    /// What did not hold, with the line of the check that says so, counted from its fence.
    private static func line(_ issue: TestEvents.Issue, in check: Block) -> String {
        let lines = check.fence.line...check.closingLine
        let line = issue.file == check.fence.file ? issue.line : nil
        // The book's wrong answers stand in the file of their checks, a reader's in one of its own.
        let place = line.flatMap { lines.contains($0) ? "\($0 - check.fence.line)" : nil }
        let words = [issue.headline, issue.details].joined(separator: "\n")
        return "\(place ?? "") \(words.replacing(/0x[0-9a-f]+/, with: "0x"))"
    }
}
