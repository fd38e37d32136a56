import Foundation

/// What became of a check with an answer, as the program left it.
struct CheckVerdict: Codable, Equatable {
    /// What did not hold; nil if the check did not run.
    var issues: [TestEvents.Issue]?
    /// What its device saw, as JSON, where something did not hold; empty if it kept nothing.
    var report: String

    /// A verdict as it was kept.
    init(issues: [TestEvents.Issue]?, report: String) {
        self.issues = issues
        self.report = report
    }

    /// The verdict of a check on an attempt whose runs were recorded.
    init(_ check: Block, with attempt: Attempt, _ verdicts: Verdicts) {
        issues = verdicts[attempt, check]
        let name = "\(attempt.reportName(of: check)).json"
        report = issues?.isEmpty ?? true ? "" : verdicts.reports[name] ?? ""
    }
}

extension ExerciseTrial.Check {
    /// A check's verdict in the book's words: what does not hold, and what its recognizers did.
    init(_ check: Block, _ verdict: CheckVerdict, _ sentences: Sentences) throws {
        name = check.claimName ?? ""
        reasons = []
        guard let issues = verdict.issues else {
            failures = [.init(position: check.fence, lines: ["it did not run"])]
            return
        }
        failures = issues.map { issue in
            var position = check.fence
            if let file = issue.file, let line = issue.line {
                position = SourcePosition(file: file, line: line, column: issue.column ?? 1)
            }
            let details = issue.details.split(separator: "\n").map(String.init)
            return .init(
                position: position, lines: [issue.headline] + details,
                isCondition: issue.isCondition)
        }
        guard !verdict.report.isEmpty else { return }
        let run = try JSONDecoder().decode(Run.self, from: Data(verdict.report.utf8))
        reasons = try run.reasons(sentences)
    }
}
