/// What the compiler has against an answer, in words that fit the book.
struct AnswerErrors {
    let attempt: Attempt
    let toolchain: Toolchain
    let engine: EngineBuild

    /// The errors as problems: a name that UIKit has and the engine lacks is told as such, since in the compiler's words it
    /// reads like a slip of the pen.
    func problems(with errors: [Diagnostic]) throws -> [Problem] {
        let isOwn = { (error: Diagnostic) in error.position.file == file }
        let module = LoweredModule(sources)
        let missing = errors.map { isOwn($0) ? MissingName($0, in: module) : nil }
        // The toolchain is asked about the engine only where a name is missing.
        let symbols =
            missing.contains { $0 != nil }
            ? try EngineSymbols(toolchain, engine) : EngineSymbols()
        let report = MissingNameReport(module: module, symbols: symbols)
        return zip(errors, missing).map { error, name in
            guard isOwn(error) else { return foreign(error) }
            let finding = name.map(report.finding)
            guard let finding, finding.ofUIKit != nil else {
                return SwiftError.problem(with: error)
            }
            return finding.problem
        }
    }

    private var file: String { attempt.answer.fence.file }

    /// The answer first, with its lines as they are in the reader's file, and the chapter's parts, whose classes it extends.
    private var sources: [(path: String, text: String)] {
        let others = attempt.program.parts.filter { $0.fence.file != file }
        return [(file, attempt.answer.text)]
            + others.enumerated().map { ("part\($0).swift", $1.text) }
    }

    private func foreign(_ error: Diagnostic) -> Problem {
        Problem(
            error.position, "the book’s code does not compile with yours: \(error.message)",
            remedy: "keep what the starter declares, under its names and with its types")
    }
}
