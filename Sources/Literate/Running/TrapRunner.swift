/// Runs the blocks that must stop the program, each in a process of its own.
struct TrapRunner {
    let chapter: Chapter
    let traps: [Block]
    let process: ClaimProcess

    /// What is wrong with them: nothing if each stops the program in the words that it promises.
    ///
    /// - Throws: `ToolFailure` if the program cannot be started.
    func problems() throws -> [Problem] { try traps.compactMap(problem) }

    private func problem(with trap: Block) throws -> Problem? {
        guard case .mustTrap(let saying) = trap.kind, !saying.isEmpty else { return nil }
        let function = ClaimName.function(of: trap, slug: chapter.slug)
        let answer = try process.start(
            ["--filter", ClaimProcess.pattern(function)], tracesCalls: false)
        guard case .killed(let signal) = answer.status else {
            if answer.status == .stuck {
                return Problem(
                    trap.fence, "this does not end: it was to stop the program saying `\(saying)`",
                    remedy: "let it come to what stops it")
            }
            let issue = ClaimProcess.events(in: answer).issues.first?.text
            return Problem(
                trap.fence,
                issue.map { "this does not stop the program: \($0.firstLine)" }
                    ?? "this runs to its end, but was to stop the program saying `\(saying)`",
                remedy: "remove `.traps`, or find out what changed")
        }
        let report = CrashReport(answer.errors, file: chapter.file, signal: signal)
        if report.words.contains(saying) { return nil }
        return Problem(
            trap.position(ofValue: "saying"),
            "the program stops saying something else: \(report.message)",
            remedy: "if that is the point, put its words into `saying`")
    }
}

extension String {
    /// The text up to its first line end.
    fileprivate var firstLine: Substring { prefix { $0 != "\n" } }
}
