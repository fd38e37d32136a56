import Foundation

/// A chapter's programs, compiled into one executable and run claim by claim.
struct ChapterProgram {
    let chapter: Chapter
    let toolchain: Toolchain
    let engine: EngineBuild
    /// Seconds without an event after which a claim counts as never ending.
    let limit: TimeInterval

    private let programs: [Program]
    private let lowered: [LoweredProgram]
    private let weakened: [WeakenedProgram]
    private let proofs: [ExerciseProof]
    private let attempts: [LoweredAttempt]

    init(
        _ chapter: Chapter, toolchain: Toolchain, engine: EngineBuild, limit: TimeInterval
    ) {
        self.chapter = chapter
        self.toolchain = toolchain
        self.engine = engine
        self.limit = limit
        programs = chapter.programs
        lowered = programs.map { LoweredProgram($0) }
        weakened = chapter.weakenedPrograms
        proofs = chapter.exerciseDrafts.map { ExerciseProof($0, in: chapter) }
        attempts = proofs.flatMap(\.attempts).map { LoweredAttempt($0) }
    }

    /// How many claims there are to run.
    var claimCount: Int { programs.map(\.claims.count).reduce(0, +) }

    /// Whether there is nothing to compile.
    var isEmpty: Bool {
        programs.allSatisfy {
            $0.parts.isEmpty && $0.claims.isEmpty && $0.refusals.isEmpty && $0.traps.isEmpty
        } && attempts.isEmpty
    }

    /// Everything the outcome depends on.
    func fingerprint(engineHash: UInt64) -> UInt64 {
        var hash = ContentHash()
        hash.add("\(engineHash) \(toolchain.identity) \(limit)")
        let all = lowered + weakened.map(\.lowered) + attempts.map(\.lowered)
        for program in all { hash.add(program.source) }
        for refusal in refusals { hash.add(refusal.lowered.source) }
        hash.add(ClaimSupport.recorder + ClaimSupport.entry)
        return hash.value
    }

    /// Compiles and runs everything in a folder of its own, or plays the tape of when that was
    /// done.
    ///
    /// - Throws: `ToolFailure` if a tool does not work; mistakes of the chapter are in the outcome.
    func outcome(in folder: URL, _ tape: ToolTape) throws -> ChapterOutcome {
        var outcome = ChapterOutcome()
        outcome.problems = lowered.flatMap(\.problems).removingDuplicates()
        outcome.isBuilt = outcome.problems.isEmpty
        guard outcome.isBuilt else { return outcome }

        outcome.problems += attempts.flatMap(\.problems)
        let sound = attempts.filter(\.problems.isEmpty)
        let compilation = try compile(weakened, sound, in: folder, tape)
        outcome.problems += compilation.problems
        let brokenLines = Set(compilation.problems.map(\.position.line))
        for refusal in refusals where !compilation.failed || !refusal.touches(brokenLines) {
            outcome.problems += try check(refusal, in: folder, tape)
        }
        outcome.isBuilt = !compilation.failed
        guard outcome.isBuilt else { return outcome }
        let process = ClaimProcess(folder: folder, limit: limit, tape: tape)
        let run = try ClaimRunner(chapter: chapter, programs: programs, process: process).run()
        outcome.problems += run.problems
        outcome.runs = run.runs
        outcome.tables = run.tables
        outcome.answers = run.answers
        var bearings = BearingRunner(chapter, compilation.weakened, process: process)
        try bearings.run()
        outcome.problems += bearings.problems
        outcome.failures = bearings.failures
        let verdicts = try AttemptRunner(
            attempts: compilation.attempts.map(\.attempt), process: process
        ).verdicts()
        outcome.problems += proofs.flatMap { $0.problems(given: verdicts) }
        outcome.problems += try TrapRunner(
            chapter: chapter, traps: programs.flatMap(\.traps), process: process
        ).problems()
        return outcome
    }

    // MARK: Compiling

    private struct Compilation {
        var problems: [Problem]
        var failed: Bool
        /// The programs without bearing lines that are part of it.
        var weakened: [WeakenedProgram] = []
        /// The attempts at exercises that are part of it.
        var attempts: [LoweredAttempt] = []
    }

    /// The name of the compiled claims in their folder.
    static let executableName = "claims"

    /// Compiles all programs together, but those without bearing lines, and the attempts at
    /// exercises, only if they can be.
    private func compile(
        _ weakened: [WeakenedProgram], _ attempts: [LoweredAttempt], in folder: URL,
        _ tape: ToolTape
    ) throws -> Compilation {
        let whole = weakened.filter(\.lowered.problems.isEmpty)
        var sources = (lowered + whole.map(\.lowered) + attempts.map(\.lowered))
            .map { ($0.fileName, $0.source) }
        sources.append(("entry.swift", ClaimSupport.entry))
        if lowered.contains(where: \.recordsRuns) {
            sources.append(("recorder.swift", ClaimSupport.recorder))
        }
        // One frontend for all files: separate ones stop at the first file with an error.
        let flags = ["-whole-module-optimization", "-g", "-module-name", "Claims"]
        let result = try askCompiler(
            commonFlags + toolchain.testingFlags + flags + ["-o", Self.executableName]
                + sources.map(\.0) + engine.objects.map(\.path),
            sources, in: folder, tape)
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
            var compilation = try compile(sound, soundAttempts, in: folder, tape)
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
            problems: problems, failed: failed, weakened: weakened, attempts: attempts)
    }

    private func askCompiler(
        _ arguments: [String], _ sources: [(String, String)], in folder: URL, _ tape: ToolTape
    ) throws -> ToolTape.Answer {
        try tape.answer(to: arguments.joined(separator: " ")) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in sources {
                try text.write(
                    to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
            }
            let process = try Subprocess.run(toolchain.compiler, arguments, in: folder)
            return ToolTape.Answer(status: process.status, errors: process.errors)
        }
    }

    private var commonFlags: [String] { Self.flags(engine) }

    /// What every listing is compiled with.
    static func flags(_ engine: EngineBuild) -> [String] {
        [
            "-swift-version", "5", "-parse-as-library", "-Onone", "-diagnostic-style", "llvm",
            "-no-color-diagnostics", "-I", engine.modules.path,
        ]
    }

    /// The line of a tool's output that says the most.
    private static func gist(of output: String) -> String {
        let lines = output.split(separator: "\n").map(String.init)
        return lines.first { $0.contains("error") } ?? lines.last ?? "the compiler gave no reason"
    }

    // MARK: What must not compile

    private struct Refusal {
        var block: Block
        var saying: String
        var lowered: LoweredProgram
        var partLines: [ClosedRange<Int>]

        /// Whether its program stands on any of these lines.
        func touches(_ lines: Set<Int>) -> Bool {
            lines.contains { line in partLines.contains { $0.contains(line) } }
        }
    }

    private var refusals: [Refusal] {
        programs.flatMap { program in
            program.refusals.compactMap { block in
                guard case .mustNotCompile(let saying) = block.kind, !saying.isEmpty else {
                    return nil
                }
                return Refusal(
                    block: block, saying: saying, lowered: LoweredProgram(program, refusing: block),
                    partLines: program.parts.map { $0.fence.line...$0.closingLine })
            }
        }
    }

    private func check(
        _ refusal: Refusal, in folder: URL, _ tape: ToolTape
    ) throws -> [Problem] {
        if !refusal.lowered.problems.isEmpty { return refusal.lowered.problems }
        let name = "refused-\(refusal.block.fence.line).swift"
        let result = try askCompiler(
            ["-typecheck", "-module-name", "Refused"] + commonFlags + toolchain.testingFlags + [
                name
            ],
            [(name, refusal.lowered.source)], in: folder, tape)
        let errors = Diagnostic.parse(result.errors).filter { $0.severity == .error }
        return RefusalCheck(block: refusal.block, saying: refusal.saying).problems(given: errors)
    }
}

extension Array where Element: Hashable {
    /// The elements, each once, in the order they first appear.
    func removingDuplicates() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
