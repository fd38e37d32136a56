/// An attempt that is compiled with the chapter's programs.
struct LoweredAttempt: Sendable {
    let attempt: Attempt
    let lowered: LoweredProgram
    /// The file by which diagnostics name the chapter's parts around the answer.
    let file: String

    init(_ attempt: Attempt) {
        let answer = attempt.answer.fence
        file = "\(answer.file) with \(answer.line)"
        self.attempt = attempt
        lowered = LoweredProgram(attempt.withPartsNamed(file).program, notesExpectations: true)
    }

    /// What keeps it from being lowered.
    var problems: [Problem] {
        lowered.problems.map { attempt.owns($0.position) ? $0 : outside($0.position, $0.message) }
    }

    /// Whether the compiler has something against it.
    func isBroken(given diagnostics: [Diagnostic]) -> Bool {
        diagnostics.contains {
            $0.severity == .error && (attempt.owns($0.position) || $0.position.file == file)
        }
    }

    /// What the compiler has against the chapter's own parts as soon as the answer is there.
    func problem(given diagnostics: [Diagnostic]) -> Problem? {
        diagnostics.first { $0.severity == .error && $0.position.file == file }
            .map { outside($0.position, $0.message) }
    }

    private func outside(_ position: SourcePosition, _ message: String) -> Problem {
        Problem(
            attempt.answer.fence,
            "with this answer the program does not compile at line \(position.line): \(message)",
            remedy: "let it declare all that the other parts need")
    }
}
