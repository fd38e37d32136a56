import Foundation

/// A reader's answer to an exercise, compiled in the chapter's program and judged by its checks.
public struct ExerciseTrial {
    /// What came of it.
    public struct Outcome: Sendable {
        /// What keeps the answer from being compiled, in order.
        public var problems: [Problem] = []
        /// The checks, in order; none if the answer does not compile.
        public var checks: [Check] = []
        /// What the program printed.
        public var printed = ""
        /// Whether a check had to be stopped, or stopped the program.
        public var isStopped = false

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
        /// Whether it is a condition that came out false.
        var isCondition = false

        /// What was expected, and what was found; nil if it is something else that went wrong.
        var finding: Finding? {
            lines.first.flatMap { Finding($0) ?? (isCondition ? Finding(isFalse: $0) : nil) }
        }

        /// What does not hold, in lines, with these words before what was expected and before what was found.
        public func told(expected: String, found: String) -> [String] {
            guard let finding else { return lines }
            return ["\(expected)  \(finding.expected)"] + finding.found.map { "\(found)  \($0)" }
                + lines.dropFirst()
        }
    }

    /// What is being done.
    public enum Step: Sendable {
        /// The compiler is at work.
        case compiling
        /// The checks are running.
        case running
    }

    /// Hears what is being done, when it begins.
    public var tell: (Step) -> Void = { _ in }
    /// Stops it when nobody wants its outcome any more.
    public var halt = Halt()
    private let attempt: Attempt
    /// Whether nothing has been written yet.
    private let isStarter: Bool
    private let toolchain: Toolchain
    private let engine: EngineBuild
    private let sentences: Sentences
    private let limit: TimeInterval
    private let kept: KeptResults

    /// A reader's answer to an exercise of a chapter; `limit` is how many seconds a check may take, and what answers have in
    /// common is kept among the results.
    public init(
        _ answer: AnswerFile, to exercise: Exercise, in chapter: Chapter, _ table: LocaleTable,
        toolchain: Toolchain, engine: EngineBuild, limit: TimeInterval,
        kept: KeptResults = .besideThisProgram()
    ) throws {
        attempt = try answer.attempt(at: exercise, in: chapter).recordingRuns()
            .tracingFullStacks()
        isStarter = attempt.answer.code == exercise.starter.code
        self.toolchain = toolchain
        self.engine = engine
        self.limit = limit
        self.kept = kept
        sentences = Sentences(table)
    }

    /// Makes what all answers have in common, so that the first of them need not wait for it.
    ///
    /// - Throws: `ToolFailure` if a tool does not work.
    public static func prepare(
        toolchain: Toolchain, engine: EngineBuild, kept: KeptResults = .besideThisProgram()
    ) throws {
        try AnswerBuild(toolchain: toolchain, engine: engine, folder: folder(in: kept)).prepared()
    }

    /// Compiles the answer and runs the checks.
    ///
    /// - Throws: `ToolFailure` if a tool does not work; `Halted` if nobody wants the outcome any more; mistakes of the answer
    ///   are in the outcome.
    public func outcome() throws -> Outcome {
        tell(.compiling)
        let lowered = LoweredProgram(attempt.program)
        let problems = lowered.problems.map(inWordsOfFiles) + ShadowCheck(attempt).problems
        guard problems.isEmpty else { return Outcome(problems: problems) }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let build = AnswerBuild(
            toolchain: toolchain, engine: engine, folder: Self.folder(in: kept), halt: halt)
        let errors = try build.compile(lowered, in: folder)
        guard errors.isEmpty else {
            let answer = AnswerErrors(attempt: attempt, toolchain: toolchain, engine: engine)
            return Outcome(problems: try answer.problems(with: errors).removingDuplicates())
        }
        tell(.running)
        var process = ClaimProcess(
            folder: folder, limit: limit, tape: ToolTape(.nothing, at: ""))
        process.strangers = .init(halt: halt)
        let verdicts = try AttemptRunner(attempts: [attempt], process: process).verdicts()
        return Outcome(
            checks: try attempt.checks.map {
                try Check($0, CheckVerdict($0, with: attempt, verdicts), sentences)
            }, printed: verdicts.printed, isStopped: verdicts.isStopped,
            signature: isStarter ? nil : AnswerSignature(attempt, verdicts))
    }

    private static func folder(in kept: KeptResults) -> URL {
        kept.objects(at: "answers", without: FileManager.default.temporaryDirectory).folder
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
