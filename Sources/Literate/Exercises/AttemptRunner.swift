import Foundation

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
            verdicts.printed += answer.files[ClaimProcess.Strangers.printed] ?? ""
            verdicts.evidence.add(answer)
            let events = ClaimProcess.events(in: answer)
            // What a stranger's program says of tests counts only if it came to their end.
            let ended = isBelievable(answer) ? events.ended.intersection(open) : []
            // Of a stranger's endless check, that it does not end says enough.
            let isStopped = process.strangers != nil && answer.status.excess(limit: 0) != nil
            for issue in events.issues {
                guard let function = issue.function, open.contains(function) else { continue }
                if ended.contains(function) || function == events.interrupted && !isStopped {
                    verdicts.note(issue, in: function)
                }
            }
            for function in ended { verdicts.note(function) }
            open.subtract(ended)
            guard let interrupted = events.interrupted, open.remove(interrupted) != nil else {
                if ended.isEmpty { break }
                continue
            }
            verdicts.note(issue(for: answer), in: interrupted)
            verdicts.isStopped = true
            guard answer.status.excess(limit: 0) != nil else { continue }
            verdicts.endless.insert(interrupted)
            guard process.strangers != nil else { continue }
            // A reader has waited long enough: what had held before is run once more, and nothing else.
            for function in open.subtracting(events.ended) {
                verdicts.note(.init(text: Self.notReached), in: function)
            }
            open.formIntersection(events.ended)
        }
        for function in open {
            verdicts.note(.init(text: "the program ended before it"), in: function)
            verdicts.isStopped = true
        }
        return verdicts
    }

    private static let notReached = "it did not run, because a check before it was stopped"

    /// Whether what an answer reports of its tests is what Swift Testing reported.
    private func isBelievable(_ answer: ToolTape.Answer) -> Bool {
        process.strangers == nil || answer.files[Seal.name] != nil
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

    /// What stopped a check before its end, and where it stood.
    private func issue(for answer: ToolTape.Answer) -> TestEvents.Issue {
        let files = attempts.flatMap { [$0.answer.fence.file] + $0.checks.map(\.fence.file) }
            .removingDuplicates()
        let place = CrashReport.place(in: answer.errors, among: files)
        return TestEvents.Issue(
            file: place?.file, line: place?.line, column: place?.column,
            text: reason(of: answer, at: place?.file ?? files[0]))
    }

    private func reason(of answer: ToolTape.Answer, at file: String) -> String {
        switch answer.status {
        case .killed(SIGSEGV) where CrashReport.isOverflow(answer.errors):
            return "the program stops: its stack is full, so some function calls itself without end"
        case .killed(let signal):
            let report = CrashReport(answer.errors, file: file, signal: signal)
            return "the program stops: \(report.message)"
        case .exited(let status) where process.strangers != nil:
            return "it ended the program, with exit(\(status))"
        default:
            return "it " + (answer.status.excess(limit: process.limit) ?? "ended the program")
        }
    }
}
