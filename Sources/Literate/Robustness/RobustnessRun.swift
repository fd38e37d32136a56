import Foundation

/// Runs a book's claims under every case of the model.
public struct RobustnessRun: Sendable {
    /// What to run.
    public let robustness: Robustness
    /// What was known before.
    public let before: RobustnessRecord
    /// What earlier compilations have left.
    public var kept = KeptResults.besideThisProgram()
    /// The engine to run them on: one that is built for speed gives the same answers.
    public var engine: EngineBuild
    /// Where to say what is happening.
    public var progress = StepLog.silent
    /// Called with all that is known whenever a chapter has been gone through.
    public var save: @Sendable (RobustnessRecord) throws -> Void = { _ in }

    /// Seconds of computing after which a claim counts as never ending under a case.
    private static let patience: TimeInterval = 20

    /// A run, on an engine, of what is stale in a record.
    public init(_ robustness: Robustness, after before: RobustnessRecord, on engine: EngineBuild) {
        self.robustness = robustness
        self.before = before
        self.engine = engine
    }

    /// What came of it.
    public struct Result: Sendable {
        /// What is known now; of claims that are no longer there, nothing.
        public var record = RobustnessRecord()
        /// Claims that could not be judged, since they do not hold as they are.
        public var problems: [Problem] = []
        /// How many claims were run.
        public var count = 0
    }

    /// Runs the claims whose answers are stale.
    ///
    /// - Throws: `ToolFailure` if the compiler or the engine is missing, or does not work.
    public func run(_ book: Book) throws -> Result {
        var result = Result()
        let toolchain = try Toolchain.find()
        for chapter in book.chapters {
            let subjects = robustness.subjects(of: chapter)
            let known = before.chapters[chapter.slug] ?? [:]
            var answers = known.filter { key, _ in subjects.contains { $0.key == key } }
            let stale = subjects.filter { known[$0.key]?.of != $0.fingerprint }
            if !stale.isEmpty {
                let count = "\(stale.count) \(stale.count == 1 ? "claim" : "claims")"
                let cases = "\(robustness.cases.count) cases of the model"
                let found = try progress.step("\(chapter.slug): \(count) under \(cases)") {
                    try run(stale, of: chapter, book, toolchain, engine)
                }
                result.problems += found.problems
                result.count += stale.count
                answers.merge(found.answers) { $1 }
            }
            if !answers.isEmpty { result.record.chapters[chapter.slug] = answers }
            if !stale.isEmpty { try save(sofar(result.record, in: book)) }
        }
        return result
    }

    /// What is known of the chapters gone through, and of the others what was known before.
    private func sofar(_ record: RobustnessRecord, in book: Book) -> RobustnessRecord {
        var all = record
        all.chapters.merge(
            before.chapters.filter { slug, _ in book.chapters.contains { $0.slug == slug } }
        ) { first, _ in first }
        return all
    }

    private func run(
        _ subjects: [Robustness.Subject], of chapter: Chapter, _ book: Book,
        _ toolchain: Toolchain, _ engine: EngineBuild
    ) throws -> (answers: [String: RobustnessRecord.Answer], problems: [Problem]) {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let program = ChapterProgram(
            chapter, toolchain: toolchain, engine: engine, limit: Self.patience,
            findsTouchless: false)
        let tapes = ChapterProgram.Tapes(
            kept, of: book.place(of: "robust ", in: chapter),
            objectsOf: book.place(of: "", in: chapter), scratch: scratch)
        guard try program.link(in: scratch, tapes) else {
            let top = SourcePosition(file: chapter.file, line: 1)
            return (
                [:], [Problem(top, "the chapter's programs cannot be compiled", remedy: Self.first)]
            )
        }
        tapes.keep()
        let plain = try lane(scratch, 0, .init(takesNotes: true), subjects)
        let sound = subjects.filter { plain.failures[$0.function] == nil }
        var answers: [String: RobustnessRecord.Answer] = [:]
        for subject in sound {
            answers[subject.key] = .init(
                of: subject.fingerprint,
                rules: plain.files["\(subject.function).\(ClaimSupport.rules).json"] ?? "",
                fails: [:])
        }
        let reads = reads(of: subjects, in: plain)
        let runs = try concurrently(robustness.cases.count) { index in
            let one = robustness.cases[index]
            let concerned = sound.filter { one.concerns(reads[$0.function] ?? []) }
            return try lane(scratch, index + 1, .init(model: one.settings), concerned)
        }
        for (one, run) in zip(robustness.cases, runs) {
            for subject in sound {
                guard let failure = run.failures[subject.function] else { continue }
                answers[subject.key]?.fails[one.settings] = ExpectationWords.rounded(failure)
            }
        }
        let problems = subjects.compactMap { subject in
            plain.failures[subject.function].map {
                Problem(subject.claim.fence, "the claim does not hold: \($0)", remedy: Self.first)
            }
        }
        return (answers, problems)
    }

    /// The model's numbers and choices that claims ask for, by the functions that run them: a claim comes out as it does whatever
    /// the others are.
    ///
    /// A claim may use what an earlier one of its program has worked out; what that one asked for counts as asked for here. The
    /// engine itself keeps nothing from one device to the next that it has worked out from such a number.
    private func reads(
        of subjects: [Robustness.Subject], in plain: OrderedRun
    ) -> [String: Set<Substring>] {
        var reads: [String: Set<Substring>] = [:]
        var asked: [String: Set<Substring>] = [:]
        for subject in subjects {
            let own = plain.files["\(subject.function).\(ClaimSupport.reads).json"] ?? ""
            let program = subject.claim.variant ?? ""
            asked[program, default: []].formUnion(own.split(separator: " "))
            reads[subject.function] = asked[program]
        }
        return reads
    }

    /// What to do before asking how sure a claim is.
    private static let first = "see to `make verify` first"

    /// Runs the claims in a folder of their own, so that several cases can run beside each other.
    private func lane(
        _ program: URL, _ number: Int, _ conditions: ClaimProcess.Conditions,
        _ subjects: [Robustness.Subject]
    ) throws -> OrderedRun {
        guard !subjects.isEmpty else { return OrderedRun() }
        let folder = program.appendingPathComponent("case-\(number)")
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        try manager.linkItem(
            at: program.appendingPathComponent(ClaimProcess.executableName),
            to: folder.appendingPathComponent(ClaimProcess.executableName))
        var conditions = conditions
        conditions.order = subjects.map(\.function)
        return try OrderedRun(
            ClaimProcess(
                folder: folder, limit: Self.patience, tape: ToolTape(.nothing, at: "")),
            conditions)
    }

    /// Does a number of things, as many beside each other as the machine has processors.
    private func concurrently<Found: Sendable>(
        _ count: Int, _ work: @Sendable (Int) throws -> Found
    ) throws -> [Found] {
        let results = Results<Found>(count: count)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            results.set(index, Swift.Result { try work(index) })
        }
        return try results.all()
    }
}
