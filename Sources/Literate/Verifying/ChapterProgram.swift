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

        /// The tapes kept at a place; the objects may be those of another.
        init(
            _ results: KeptResults, of place: String, objectsOf other: String? = nil, scratch: URL
        ) {
            compiling = ToolTape(results.ofAnyTool, at: "compiled \(place)")
            running = ToolTape(results, at: "run \(place)")
            objects = results.objects(at: other ?? place, without: scratch)
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
            folder: folder, limit: limit, tape: tapes.running, prepare: compilation.module.link)
        outcome.add(try claims(compilation, process))
        outcome.add(try bearings(compilation, process))
        outcome.add(try exercises(compilation, process))
        for (program, lowered) in zip(programs, lowered) {
            outcome.problems += try TrapRunner(
                chapter: chapter, traps: program.traps,
                process: process.running([lowered], of: compilation.module)
            ).problems()
        }
        return outcome
    }

    /// Compiles the chapter's programs and links them in a folder, ready to run claims; the answer is whether they could be.
    ///
    /// - Throws: `ToolFailure` if a tool does not work.
    func link(in folder: URL, _ tapes: Tapes) throws -> Bool {
        guard lowered.allSatisfy(\.problems.isEmpty) else { return false }
        let compilation = try ClaimCompiler(
            chapter: chapter, toolchain: toolchain, engine: engine, folder: folder,
            tape: tapes.compiling, objects: tapes.objects
        ).compile(lowered, weakened, attempts.filter(\.problems.isEmpty))
        guard !compilation.failed else { return false }
        try compilation.module.link()
        return true
    }

    /// What comes of the claims of each program.
    private func claims(
        _ compilation: ClaimCompiler.Compilation, _ process: ClaimProcess
    ) throws -> ChapterOutcome {
        var all = ClaimRunner.Result()
        for (program, lowered) in zip(programs, lowered) {
            let result = try ClaimRunner(
                chapter: chapter, program: program,
                process: process.running([lowered], of: compilation.module),
                findsTouchless: findsTouchless
            ).run()
            all.outcome.add(result.outcome)
            all.evidence.add(result.evidence)
            all.sound.merge(result.sound) { first, _ in first }
        }
        all.outcome.problems +=
            EvidenceCheck(
                chapter: chapter, evidence: all.evidence, sound: all.sound,
                areAll: all.sound.count == claimCount
            ).problems
        return all.outcome
    }

    /// What comes of the claims without the lines that bear them, for each variant.
    private func bearings(
        _ compilation: ClaimCompiler.Compilation, _ process: ClaimProcess
    ) throws -> ChapterOutcome {
        var outcome = ChapterOutcome()
        for program in programs {
            let weakened = compilation.weakened.filter {
                $0.bearing.block.variant == program.variant
            }
            var runner = BearingRunner(
                chapter, weakened,
                process: process.running(weakened.map(\.lowered), of: compilation.module))
            try runner.run()
            outcome.problems += runner.problems
            outcome.failures.merge(runner.failures) { first, _ in first }
        }
        return outcome
    }

    /// What is wrong with the exercises, each by the runs of its checks, and what these say of answers to choose from.
    private func exercises(
        _ compilation: ClaimCompiler.Compilation, _ process: ClaimProcess
    ) throws -> ChapterOutcome {
        var outcome = ChapterOutcome()
        for proof in proofs {
            let places = Set(proof.attempts.map(\.answer.fence.line))
            let attempts = compilation.attempts.filter {
                places.contains($0.attempt.answer.fence.line)
            }
            let runner = AttemptRunner(
                attempts: attempts.map(\.attempt),
                process: process.running(attempts.map(\.lowered), of: compilation.module))
            let verdicts = try runner.verdicts()
            let repeated = try RepeatedVerdicts(
                runner, after: verdicts, findingTouchless: findsTouchless)
            outcome.problems +=
                proof.problems(given: verdicts) + proof.problems(given: verdicts, repeated)
                + proof.confusions(given: verdicts, repeated)
            outcome.judged.merge(proof.judged(given: verdicts)) { first, _ in first }
            outcome.signatures.merge(proof.signatures(given: verdicts)) { first, _ in first }
        }
        return outcome
    }
}

extension ClaimProcess {
    /// The process when it runs nothing but some programs of its module.
    fileprivate func running(_ programs: [LoweredProgram], of module: ClaimModule) -> ClaimProcess {
        var process = self
        process.fingerprint = module.fingerprint(
            of: Set(programs.map { ShortName.of($0.fileName) }))
        return process
    }
}
