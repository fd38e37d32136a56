/// Runs the checks of exercises with each answer; that one fails is a verdict, and no mistake.
struct AttemptRunner {
    let attempts: [Attempt]
    let process: ClaimProcess

    /// The functions of the checks, of one answer after the other.
    var functions: [String] {
        attempts.flatMap { attempt in attempt.checks.map(attempt.function) }
    }

    /// What becomes of each check; of those that the conditions name, if they name any.
    ///
    /// - Throws: `ToolFailure` if the program cannot be started.
    func verdicts(_ conditions: ClaimProcess.Conditions = .init()) throws -> Verdicts {
        var verdicts = Verdicts()
        var open = Set(conditions.order ?? functions)
        while !open.isEmpty {
            let answer = try answer(of: open, conditions)
            verdicts.reports.merge(answer.files) { _, new in new }
            verdicts.evidence.add(answer)
            let events = ClaimProcess.events(in: answer)
            for issue in events.issues {
                if let function = issue.function { verdicts.note(issue, in: function) }
            }
            let ended = events.ended.intersection(open)
            for function in ended { verdicts.note(function) }
            open.subtract(ended)
            if let interrupted = events.interrupted, open.remove(interrupted) != nil {
                verdicts.note(issue(for: answer), in: interrupted)
                if answer.status.excess(limit: 0) != nil { verdicts.endless.insert(interrupted) }
            } else if ended.isEmpty {
                break
            }
        }
        for function in open {
            verdicts.note(.init(text: "the program ended before it"), in: function)
        }
        return verdicts
    }

    private func answer(
        of open: Set<String>, _ conditions: ClaimProcess.Conditions
    ) throws -> ToolTape.Answer {
        guard let order = conditions.order else {
            return try process.start(ClaimProcess.selecting(open))
        }
        var conditions = conditions
        conditions.order = order.filter(open.contains)
        return try process.start([], tracesCalls: false, conditions)
    }

    /// What stopped a check before its end.
    private func issue(for answer: ToolTape.Answer) -> TestEvents.Issue {
        guard case .killed(let signal) = answer.status else {
            let excess = answer.status.excess(limit: process.limit)
            return TestEvents.Issue(text: "it " + (excess ?? "ended the program"))
        }
        let files = attempts.flatMap { [$0.answer.fence.file] + $0.checks.map(\.fence.file) }
            .removingDuplicates()
        let place = CrashReport.place(in: answer.errors, among: files)
        let report = CrashReport(answer.errors, file: place?.file ?? files[0], signal: signal)
        return TestEvents.Issue(
            file: place?.file, line: place?.line, column: place?.column,
            text: "the program stops: \(report.message)")
    }
}
