import Foundation

/// The runs of claims under the cases of the model under which they fail, for the pages to show.
public struct OtherRuns: Sendable {
    /// A claim's run under a case.
    public struct Key: Hashable, Sendable {
        /// The claim.
        public var claim: RunKey
        /// The settings of the case.
        public var settings: String

        /// The run of a claim under the settings of a case.
        public init(claim: RunKey, settings: String) {
            self.claim = claim
            self.settings = settings
        }
    }

    /// How sure the claims are.
    public let robustness: Robustness
    /// What is known of that.
    public let record: RobustnessRecord
    /// What earlier runs have left.
    public var kept = KeptResults.besideThisProgram()
    /// Where to say what is happening.
    public var progress = StepLog.silent

    /// The runs of the claims that a record has failing.
    public init(_ robustness: Robustness, _ record: RobustnessRecord) {
        self.robustness = robustness
        self.record = record
    }

    /// Runs the claims, as far as that has not been done.
    ///
    /// A claim without an id leaves no run, nor does one that does not come to its end.
    /// - Throws: `ToolFailure` if the compiler or the engine is missing, or does not work.
    public func runs(of book: Book) throws -> [Key: Run] {
        let toolchain = try Toolchain.find()
        let engine = try EngineBuild.besideThisProgram()
        let found = Results<[Key: Run]>(count: book.chapters.count)
        DispatchQueue.concurrentPerform(iterations: book.chapters.count) { index in
            found.set(
                index,
                Result { try runs(of: book.chapters[index], in: book, toolchain, engine) })
        }
        return try found.all().reduce(into: [:]) { all, some in all.merge(some) { $1 } }
    }

    private func runs(
        of chapter: Chapter, in book: Book, _ toolchain: Toolchain, _ engine: EngineBuild
    ) throws -> [Key: Run] {
        let subjects = robustness.subjects(of: chapter).filter { $0.claim.id != nil }
        let answers = record.chapters[chapter.slug] ?? [:]
        let failing = robustness.cases.map { one in
            (
                one,
                subjects.filter { answers[$0.key].map(robustness.failing)?.contains(one) ?? false }
            )
        }.filter { !$0.1.isEmpty }
        guard !failing.isEmpty else { return [:] }
        var hash = ContentHash(toolchain.identity)
        hash.add(engine.contentHash)
        for (one, claims) in failing {
            hash.add(one.settings)
            for claim in claims { hash.add("\(claim.function) \(claim.fingerprint)") }
        }
        return try kept.remembered(at: "otherwise \(chapter.file)", given: hash.value) {
            try runs(of: failing, chapter, in: book, toolchain, engine)
        }
    }

    /// The runs of claims under the cases that they fail under.
    private func runs(
        of failing: [(ModelCase, [Robustness.Subject])], _ chapter: Chapter, in book: Book,
        _ toolchain: Toolchain, _ engine: EngineBuild
    ) throws -> [Key: Run] {
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let program = ChapterProgram(
            chapter, toolchain: toolchain, engine: engine, limit: 20, findsTouchless: false)
        let tapes = ChapterProgram.Tapes(
            kept, of: book.place(of: "otherwise ", in: chapter),
            objectsOf: book.place(of: "", in: chapter), scratch: scratch)
        return try progress.step("\(chapter.slug) under other answers") {
            var found: [Key: Run] = [:]
            for (one, claims) in failing {
                for (id, report) in try reports(
                    of: claims, under: one, chapter, program, tapes, scratch)
                {
                    let claim = RunKey(chapter: chapter.slug, claim: id)
                    found[Key(claim: claim, settings: one.settings)] = try? JSONDecoder().decode(
                        Run.self, from: Data(report.utf8))
                }
            }
            tapes.keep()
            return found
        }
    }

    /// The reports that claims leave under a case, by their ids.
    private func reports(
        of claims: [Robustness.Subject], under one: ModelCase, _ chapter: Chapter,
        _ program: ChapterProgram, _ tapes: ChapterProgram.Tapes, _ scratch: URL
    ) throws -> [String: String] {
        var fingerprint = ContentHash()
        for claim in claims { fingerprint.add("\(claim.function) \(claim.fingerprint)") }
        var process = ClaimProcess(folder: scratch, limit: 20, tape: tapes.running)
        process.fingerprint = fingerprint.value
        process.prepare = { _ = try program.link(in: scratch, tapes) }
        var reports: [String: String] = [:]
        var open = Set(claims.map(\.function))
        while !open.isEmpty {
            let answer = try process.start(
                ClaimProcess.selecting(open), tracesCalls: false, .init(model: one.settings))
            for id in claims.compactMap(\.claim.id) {
                if let report = answer.files["\(chapter.slug).\(id).json"] { reports[id] = report }
            }
            let events = ClaimProcess.events(in: answer)
            let left = open.subtracting(events.ended).filter { $0 != events.interrupted }
            guard left.count < open.count else { break }
            open = left
        }
        return reports
    }
}
