import Foundation

/// A chapter's programs, compiled into one executable and run claim by claim.
struct ChapterProgram {
    let chapter: Chapter
    let toolchain: Toolchain
    let engine: EngineBuild
    /// Seconds after its start after which a claim counts as never ending.
    let limit: TimeInterval
    /// Whether claims that hold without a touch are to be found.
    let findsTouchless: Bool

    /// What is known of the chapter's compilations and runs.
    struct Tapes {
        /// The compilers' answers, which are the same for any version of the workbook.
        let compiling: ToolTape
        /// What the compilers made.
        let objects: KeptObjects
        /// The answers of the programs.
        let running: ToolTape

        /// Whether every answer would be the same the next time.
        var areFinal: Bool { compiling.isFinal && running.isFinal }

        init(_ results: KeptResults, of chapter: String, scratch: URL) {
            compiling = ToolTape(results.ofAnyTool, at: "compiled \(chapter)")
            running = ToolTape(results, at: "run \(chapter)")
            objects = results.objects(at: chapter, without: scratch)
        }

        func keep() {
            compiling.keep()
            running.keep()
        }
    }

    private let programs: [Program]
    private let lowered: [LoweredProgram]
    private let weakened: [WeakenedProgram]
    private let proofs: [ExerciseProof]
    private let attempts: [LoweredAttempt]
    private let refusals: [Refusal]

    init(
        _ chapter: Chapter, toolchain: Toolchain, engine: EngineBuild, limit: TimeInterval,
        findsTouchless: Bool
    ) {
        self.findsTouchless = findsTouchless
        self.chapter = chapter
        self.toolchain = toolchain
        self.engine = engine
        self.limit = limit
        programs = chapter.programs
        lowered = programs.map { LoweredProgram($0, notesExpectations: true) }
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

    /// Compiles and runs everything in a folder of its own, as far as the tapes have no answers.
    ///
    /// - Throws: `ToolFailure` if a tool does not work; mistakes of the chapter are in the outcome.
    func outcome(in folder: URL, _ tapes: Tapes) throws -> ChapterOutcome {
        var outcome = ChapterOutcome()
        outcome.problems = lowered.flatMap(\.problems).removingDuplicates()
        outcome.isBuilt = outcome.problems.isEmpty
        guard outcome.isBuilt else { return outcome }

        outcome.problems += attempts.flatMap(\.problems)
        let sound = attempts.filter(\.problems.isEmpty)
        let compiler = ClaimCompiler(
            chapter: chapter, toolchain: toolchain, engine: engine, folder: folder,
            tape: tapes.compiling, objects: tapes.objects)
        let compilation = try compiler.compile(lowered, weakened, sound)
        outcome.problems += compilation.problems
        let brokenLines = Set(compilation.problems.map(\.position.line))
        for refusal in refusals where !compilation.failed || !refusal.touches(brokenLines) {
            outcome.problems += try compiler.check(refusal)
        }
        outcome.isBuilt = !compilation.failed
        guard outcome.isBuilt else { return outcome }
        let process = ClaimProcess(
            folder: folder, limit: limit, tape: tapes.running,
            fingerprint: compilation.module.fingerprint, prepare: compilation.module.link)
        let run = try ClaimRunner(
            chapter: chapter, programs: programs, process: process, findsTouchless: findsTouchless
        ).run()
        outcome.problems += run.problems
        outcome.runs = run.runs
        outcome.tables = run.tables
        outcome.answers = run.answers
        var bearings = BearingRunner(chapter, compilation.weakened, process: process)
        try bearings.run()
        outcome.problems += bearings.problems
        outcome.failures = bearings.failures
        let runner = AttemptRunner(
            attempts: compilation.attempts.map(\.attempt), process: process)
        let verdicts = try runner.verdicts()
        let repeated = try RepeatedVerdicts(
            runner, after: verdicts, findingTouchless: findsTouchless)
        outcome.problems += proofs.flatMap {
            $0.problems(given: verdicts) + $0.problems(given: verdicts, repeated)
        }
        outcome.problems += try TrapRunner(
            chapter: chapter, traps: programs.flatMap(\.traps), process: process
        ).problems()
        return outcome
    }
}
