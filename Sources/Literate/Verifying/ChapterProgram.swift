import Foundation

/// A chapter's programs, compiled into one executable and run claim by claim.
struct ChapterProgram {
    let chapter: Chapter
    let toolchain: Toolchain
    let engine: EngineBuild
    /// Seconds after its start after which a claim counts as never ending.
    let limit: TimeInterval

    private let programs: [Program]
    private let lowered: [LoweredProgram]
    private let weakened: [WeakenedProgram]
    private let proofs: [ExerciseProof]
    private let attempts: [LoweredAttempt]
    private let refusals: [Refusal]

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
        refusals = programs.flatMap { Refusal.all(of: $0) }
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
        let compiler = ClaimCompiler(
            chapter: chapter, toolchain: toolchain, engine: engine, folder: folder, tape: tape)
        let compilation = try compiler.compile(lowered, weakened, sound)
        outcome.problems += compilation.problems
        let brokenLines = Set(compilation.problems.map(\.position.line))
        for refusal in refusals where !compilation.failed || !refusal.touches(brokenLines) {
            outcome.problems += try compiler.check(refusal)
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
}
