/// Runs the blocks that must stop a program, each in a process of its own.
struct TrapRunner {
    let chapter: Chapter
    let traps: [Block]
    let process: ClaimProcess

    /// What is wrong with them: nothing if each stops the program in the words that it promises, and
    /// claims nothing false before.
    ///
    /// - Throws: `ToolFailure` if the program cannot be started.
    func problems() throws -> [Problem] { try traps.flatMap(problems) }

    private func problems(with trap: Block) throws -> [Problem] {
        guard case .mustTrap(let saying) = trap.kind, !saying.isEmpty else { return [] }
        let function = ClaimName.function(of: trap, slug: chapter.slug)
        let answer = try process.start(
            ClaimProcess.selecting([function]), tracesCalls: false)
        let events = ClaimProcess.events(in: answer)
        guard case .killed(let signal) = answer.status else {
            return [survival(of: trap, saying, answer.status, events)]
        }
        let failed =
            events.issues.map { falseClaim($0, before: trap) }
            + Evidence(answer).unreached(in: trap)
        let report = CrashReport(answer.errors, file: chapter.file, signal: signal)
        if report.words.contains(saying) { return failed }
        return failed + [
            Problem(
                trap.position(ofValue: "saying"),
                "the program stops saying something else: \(report.message)",
                remedy: "if that is the point, put its words into `saying`")
        ]
    }

    /// A trap that does not stop the program.
    private func survival(
        of trap: Block, _ saying: String, _ status: Subprocess.Status, _ events: TestEvents
    ) -> Problem {
        let promise = "was to stop the program saying `\(saying)`"
        if status == .stuck {
            return Problem(
                trap.fence, "this does not end: it \(promise)",
                remedy: "let it come to what stops it")
        }
        if let excess = status.excess(limit: process.limit) {
            return Problem(
                trap.fence, "this \(excess); it \(promise)",
                remedy: "let it come to what stops it")
        }
        var message = "this runs to its end, but \(promise)"
        if let issue = events.issues.first {
            message = "this does not stop the program: \(issue.text.firstLine)"
        } else if case .exited(let number) = status, events.interrupted != nil {
            message = "this ended the program with status \(number), but \(promise)"
        }
        return Problem(trap.fence, message, remedy: "remove `.traps`, or find out what changed")
    }

    /// An expectation that fails before the program stops, at its own line.
    private func falseClaim(_ issue: TestEvents.Issue, before trap: Block) -> Problem {
        var position = trap.fence
        if issue.file == chapter.file, let line = issue.line {
            position.line = line
            position.column = issue.column ?? 1
        }
        return Problem(
            position, "before it stops the program, this does not hold: \(issue.headline)",
            remedy: "let it hold, or leave it out of the `.traps` block")
    }
}

extension String {
    /// The text up to its first line end.
    fileprivate var firstLine: Substring { prefix { $0 != "\n" } }
}
