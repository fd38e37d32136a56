import Foundation

/// Runs a program's claims one after the other; when one takes the program down, the others run
/// without it.
///
/// Each program of a chapter runs in processes of its own, so that what comes out depends on nothing but that program.
struct ClaimRunner {
    let chapter: Chapter
    let program: Program
    let process: ClaimProcess
    /// Whether claims that hold without a touch are to be found.
    let findsTouchless: Bool

    /// What came of the claims.
    struct Result {
        var outcome = ChapterOutcome()
        var evidence = Evidence()
        /// The claims that ran to their ends and held, by their functions.
        var sound: [String: Block] = [:]
    }

    /// The claims by the name of their test function.
    private var claims: [String: Block] {
        Dictionary(
            program.claims.map { (ClaimName.function(of: $0, slug: chapter.slug), $0) }
        ) { first, _ in first }
    }

    /// Runs every claim.
    ///
    /// - Throws: `ToolFailure` if the program cannot be started.
    func run() throws -> Result {
        var result = Result()
        var outcome = ChapterOutcome()
        let claims = claims
        var done: Set<String> = []
        var failed: Set<String> = []
        while done.count < claims.count {
            let open = Set(claims.keys).subtracting(done)
            let answer = try process.start(ClaimProcess.selecting(open))
            let events = ClaimProcess.events(in: answer)
            outcome.problems += events.issues.map { problem(with: $0, claims) }
            failed.formUnion(events.issues.compactMap(\.function))
            result.evidence.add(answer)
            for id in chapter.claims.compactMap(\.id) {
                let name = "\(chapter.slug).\(id)"
                if let report = answer.files["\(name).json"] { outcome.runs[id] = report }
                if let table = answer.files["\(name).table.json"] { outcome.tables[id] = table }
            }
            for prediction in chapter.predictions {
                let name = prediction.fileName(slug: chapter.slug) + ".json"
                guard let answers = answer.files[name] else { continue }
                outcome.answers[prediction.block.fence.line] =
                    try? JSONDecoder().decode([Bool].self, from: Data(answers.utf8))
            }
            done.formUnion(events.ended.intersection(claims.keys))
            guard let interrupted = events.interrupted, let claim = claims[interrupted] else {
                if let problem = silentEnd(answer, events, remaining: claims.count - done.count) {
                    outcome.problems.append(problem)
                }
                break
            }
            done.insert(interrupted)
            failed.insert(interrupted)
            outcome.problems.append(interruption(of: claim, answer))
        }
        result.sound = claims.filter { done.contains($0.key) && !failed.contains($0.key) }
        outcome.problems += try ClaimRepetition(
            chapter: chapter, claims: result.sound, process: process, first: outcome
        ).problems(findingTouchless: findsTouchless)
        result.outcome = outcome
        return result
    }

    private func problem(with issue: TestEvents.Issue, _ claims: [String: Block]) -> Problem {
        let claim =
            issue.function.flatMap { claims[$0] } ?? chapter.claims.first { $0.holds(issue) }
        var position = claim?.fence ?? SourcePosition(file: chapter.file, line: 1)
        if issue.file == chapter.file, let line = issue.line {
            position.line = line
            position.column = issue.column ?? 1
        }
        var lines = issue.text.split(separator: "\n").map(String.init)
        var message = lines.isEmpty ? "an expectation failed" : lines.removeFirst()
        for (words, ours) in [
            ("Expectation failed: ", "the claim does not hold: "),
            ("Caught error: ", "the claim throws: "),
        ] where message.hasPrefix(words) {
            message = ours + message.dropFirst(words.count)
        }
        if let claim, case .claim(let name) = claim.kind {
            lines.append("in the claim “\(name)”")
        }
        return Problem(position, message, remedy: lines.joined(separator: "\n"))
    }

    private func interruption(of claim: Block, _ process: ToolTape.Answer) -> Problem {
        var name = ""
        if case .claim(let given) = claim.kind { name = given }
        let remedy = "in the claim “\(name)”"
        guard case .killed(let signal) = process.status else {
            let excess = process.status.excess(limit: self.process.limit)
            return Problem(
                claim.fence, "the claim " + (excess ?? "ended the program"), remedy: remedy)
        }
        let report = CrashReport(process.errors, file: chapter.file, signal: signal)
        let position = report.line.map {
            SourcePosition(file: chapter.file, line: $0, column: report.column ?? 1)
        }
        return Problem(
            position ?? claim.fence, "the claim crashes: \(report.message)", remedy: remedy)
    }

    /// A program that ends badly without a claim that could be blamed: too early, or after all had
    /// run.
    private func silentEnd(
        _ process: ToolTape.Answer, _ events: TestEvents, remaining: Int
    ) -> Problem? {
        let top = SourcePosition(file: chapter.file, line: 1)
        if remaining > 0 {
            let words = process.errors.split(separator: "\n").first.map(String.init)
            return Problem(
                top,
                "the program ended before \(remaining) of its claims had run: "
                    + (words ?? "it gave no reason"))
        }
        guard events.issues.isEmpty else { return nil }
        let remedy = "let no claim leave anything behind that runs on after it"
        switch process.status {
        case .exited(0):
            return nil
        case .killed(let signal):
            let report = CrashReport(process.errors, file: chapter.file, signal: signal)
            let position = report.line.map {
                SourcePosition(file: chapter.file, line: $0, column: report.column ?? 1)
            }
            return Problem(
                position ?? top, "the program crashes after its claims: \(report.message)",
                remedy: remedy)
        case .exited, .stuck, .flooding, .swollen, .teeming:
            return Problem(top, "the program ends badly after its claims", remedy: remedy)
        }
    }
}

extension Block {
    /// Whether an issue stands among the block's lines.
    fileprivate func holds(_ issue: TestEvents.Issue) -> Bool {
        guard issue.file == fence.file, let line = issue.line else { return false }
        return (fence.line...closingLine).contains(line)
    }
}
