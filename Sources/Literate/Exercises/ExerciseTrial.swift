import Foundation

/// A reader's answer to an exercise, compiled in the chapter's program and judged by its checks.
public struct ExerciseTrial {
    /// What came of it.
    public struct Outcome: Sendable {
        /// What keeps the answer from being compiled, in order.
        public var problems: [Problem] = []
        /// The checks, in order; none if the answer does not compile.
        public var checks: [Check] = []

        /// How the answer fails, to be looked up among the wrong ones; nil if it does not, or is the starter still.
        var signature: AnswerSignature?

        /// Whether the exercise is done.
        public var isDone: Bool { !checks.isEmpty && checks.allSatisfy(\.isPassed) }
    }

    /// What became of a check.
    public struct Check: Equatable, Sendable {
        /// Its name.
        public var name: String
        /// What does not hold, each in lines, the place first.
        public var failures: [Failure]
        /// Why the recognizers of its device did or did not fire.
        public var reasons: [String]

        /// Whether everything holds.
        public var isPassed: Bool { failures.isEmpty }
    }

    /// Something that does not hold.
    public struct Failure: Equatable, Sendable {
        /// Where it stands: in the reader's file, or in the chapter.
        public var position: SourcePosition
        /// What it is, in lines.
        public var lines: [String]
    }

    private let attempt: Attempt
    /// Whether nothing has been written yet.
    private let isStarter: Bool
    private let toolchain: Toolchain
    private let engine: EngineBuild
    private let sentences: Sentences
    private let limit: TimeInterval

    /// A reader's answer to an exercise of a chapter; `limit` is how many seconds a check may take.
    public init(
        _ answer: AnswerFile, to exercise: Exercise, in chapter: Chapter, _ table: LocaleTable,
        toolchain: Toolchain, engine: EngineBuild, limit: TimeInterval
    ) throws {
        attempt = try answer.attempt(at: exercise, in: chapter).recordingRuns()
        isStarter = attempt.answer.code == exercise.starter.code
        self.toolchain = toolchain
        self.engine = engine
        self.limit = limit
        sentences = Sentences(table)
    }

    /// Compiles the answer and runs the checks.
    ///
    /// - Throws: `ToolFailure` if a tool does not work; mistakes of the answer are in the outcome.
    public func outcome() throws -> Outcome {
        let lowered = LoweredProgram(attempt.program)
        guard lowered.problems.isEmpty else {
            return Outcome(problems: lowered.problems.map(inWordsOfFiles))
        }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let problems = try compile(lowered, in: folder)
        guard problems.isEmpty else { return Outcome(problems: problems) }
        let process = ClaimProcess(
            folder: folder, limit: limit, tape: ToolTape(.nothing, at: ""))
        let verdicts = try AttemptRunner(attempts: [attempt], process: process).verdicts()
        return Outcome(
            checks: try attempt.checks.map {
                try Check($0, CheckVerdict($0, with: attempt, verdicts), sentences)
            }, signature: isStarter ? nil : AnswerSignature(attempt, verdicts))
    }

    private func compile(_ lowered: LoweredProgram, in folder: URL) throws -> [Problem] {
        let sources =
            [
                (ShortName.of(lowered.fileName), lowered.source)
            ] + ClaimSupport.files
        for (name, text) in sources {
            try text.write(
                to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
        }
        let result = try toolchain.compile(
            engine.flags + toolchain.testingFlags + [
                "-suppress-warnings", "-whole-module-optimization", "-g", "-module-name", "Claims",
                "-o", ClaimProcess.executableName,
            ] + sources.map(\.0) + engine.objects.map(\.path), in: folder)
        try OutsideFailure.check(compiler: result, in: folder)
        guard result.status != .exited(0) else { return [] }
        let errors = Diagnostic.parse(result.errors).filter { $0.severity == .error }
        guard !errors.isEmpty else {
            throw ToolFailure("the compiler cannot build the answer: \(result.errors)")
        }
        return errors.map(problem).removingDuplicates()
    }

    private func problem(with error: Diagnostic) -> Problem {
        guard error.position.file != attempt.answer.fence.file else {
            return SwiftError.problem(with: error)
        }
        return Problem(
            error.position, "the book’s code does not compile with yours: \(error.message)",
            remedy: "keep what the starter declares, under its names and with its types")
    }

    /// What the book says of its listings, said of the reader's file.
    private func inWordsOfFiles(_ problem: Problem) -> Problem {
        guard problem.position.file == attempt.answer.fence.file else { return problem }
        let message = problem.message.replacing("a listing holds", with: "the file holds")
            .replacing("in its block", with: "in the file")
        let remedy = problem.remedy?.replacing("a block holds", with: "the file holds")
            .replacing(#/a claim: .*/#, with: "a function")
        return Problem(problem.position, message, remedy: remedy)
    }
}

extension Block {
    /// Its lines of code, without comments that stand alone, imports and what is blank.
    fileprivate var code: [String] {
        lines.map { $0.trimmingWhitespace() }.filter {
            !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("import ")
        }
    }
}
