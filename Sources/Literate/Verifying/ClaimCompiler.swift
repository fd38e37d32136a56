import Foundation

/// Compiles a chapter's programs in a folder, or remembers what the compiler said of them.
struct ClaimCompiler {
    let chapter: Chapter
    let toolchain: Toolchain
    let engine: EngineBuild
    /// The folder that files are written to and compiled in.
    let folder: URL
    /// What compilers have answered.
    let tape: ToolTape
    /// The objects that they have made.
    let objects: KeptObjects

    /// What came of compiling.
    struct Compilation {
        var problems: [Problem]
        var failed: Bool
        /// What can be run, if nothing failed.
        var module: ClaimModule
        /// The programs without bearing lines that are part of it.
        var weakened: [WeakenedProgram] = []
        /// The attempts at exercises that are part of it.
        var attempts: [LoweredAttempt] = []
    }

    /// Compiles all programs together, but those without bearing lines, and the attempts at
    /// exercises, only if they can be.
    func compile(
        _ programs: [LoweredProgram], _ weakened: [WeakenedProgram], _ attempts: [LoweredAttempt]
    ) throws -> Compilation {
        let whole = weakened.filter(\.lowered.problems.isEmpty)
        let sources = (programs + whole.map(\.lowered) + attempts.map(\.lowered))
            .map { (ShortName.of($0.fileName), $0.source) }
        let module = ClaimModule(
            sources, support: ClaimSupport.files, toolchain, engine, in: folder, objects: objects)
        let result = try module.compile(tape)
        let failed = result.status != .exited(0)
        let all = Diagnostic.parse(result.errors)
        let diagnostics = all.filter { $0.position.file == chapter.file }
        var problems = WarningCheck(chapter: chapter).problems(given: diagnostics, failed: failed)
        let ofAttempts = problems.filter { problem in
            attempts.contains { $0.attempt.owns(problem.position) }
        }
        let soundAttempts = attempts.filter { !$0.isBroken(given: all) }
        let broken =
            weakened.compactMap { $0.problem(given: all) }
            + attempts.compactMap { $0.problem(given: all) } + ofAttempts
        if problems.count == ofAttempts.count,
            soundAttempts.count < attempts.count || broken.count > ofAttempts.count
        {
            let sound = weakened.filter { $0.problem(given: all) == nil }
            var compilation = try compile(programs, sound, soundAttempts)
            compilation.problems += broken
            return compilation
        }
        if failed && problems.isEmpty {
            problems = [
                Problem(
                    SourcePosition(file: chapter.file, line: 1),
                    "the chapter's program cannot be built: \(Self.gist(of: result.errors))",
                    remedy: "see it with `workbook lower \(chapter.file)`")
            ]
        }
        return Compilation(
            problems: problems, failed: failed, module: module, weakened: weakened,
            attempts: attempts)
    }

    /// What is wrong with a block that must not compile.
    func check(_ refusal: Refusal) throws -> [Problem] {
        if !refusal.lowered.problems.isEmpty { return refusal.lowered.problems }
        let name = "refused-\(refusal.block.fence.line).swift"
        let arguments =
            engine.flags + toolchain.testingFlags + ["-typecheck", "-module-name", "Refused", name]
        var hash = ContentHash(toolchain.identity, refusal.lowered.source)
        hash.add(engine.interfaceHash)
        let question = arguments.joined(separator: " ")
        let result = try tape.answer(to: question, about: hash.value) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try refusal.lowered.source.write(
                to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
            let process = try toolchain.compile(arguments, in: folder)
            try OutsideFailure.check(compiler: process, in: folder)
            return ToolTape.Answer(status: process.status, errors: process.errors)
        }
        let errors = Diagnostic.parse(result.errors).filter { $0.severity == .error }
        return RefusalCheck(block: refusal.block, saying: refusal.saying).problems(given: errors)
    }

    /// The line of a tool's output that says the most.
    private static func gist(of output: String) -> String {
        let lines = output.split(separator: "\n").map(String.init)
        return lines.first { $0.contains("error") } ?? lines.last ?? "the compiler gave no reason"
    }
}
