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

    /// What a claim wrote under a case.
    private struct Report: Codable {
        var claim: String
        var settings: String
        var json: String
    }

    /// A chapter's reports.
    private struct Reports: HoldsTexts {
        var all: [Report]
        var texts: [String] {
            get { all.map(\.json) }
            set { for (place, text) in zip(all.indices, newValue) { all[place].json = text } }
        }
    }

    /// Runs the claims, as far as that has not been done.
    ///
    /// A claim without an id leaves no run, nor does one that does not come to its end.
    /// - Throws: `ToolFailure` if the compiler or the engine is missing, or does not work.
    public func runs(of book: Book) throws -> [Key: Run] {
        guard book.chapters.contains(where: { record.chapters[$0.slug] != nil }) else { return [:] }
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
        guard let answers = record.chapters[chapter.slug] else { return [:] }
        let place = book.place(of: "under other answers", in: chapter)
        let fingerprint = fingerprint(of: chapter, answers, toolchain, engine)
        let read = try kept.remembered(at: place, given: fingerprint, if: { $0.areFinal }) {
            if let known: Reports = kept.value(at: place, given: fingerprint) {
                return (runs: runs(in: known, of: chapter), areFinal: true)
            }
            let (new, areFinal) = try self.reports(of: chapter, in: book, toolchain, engine)
            if areFinal { kept.keep(new, at: place, given: fingerprint) }
            return (runs(in: new, of: chapter), areFinal)
        }
        return read.runs
    }

    /// The runs that reports tell of; one that cannot be read is left out.
    private func runs(in reports: Reports, of chapter: Chapter) -> [Key: Run] {
        var found: [Key: Run] = [:]
        for report in reports.all {
            let claim = RunKey(chapter: chapter.slug, claim: report.claim)
            found[Key(claim: claim, settings: report.settings)] = try? JSONDecoder().decode(
                Run.self, from: Data(report.json.utf8))
        }
        return found
    }

    /// A number that changes with all that a chapter's reports depend on.
    func fingerprint(
        of chapter: Chapter, _ answers: [String: RobustnessRecord.Answer], _ toolchain: Toolchain,
        _ engine: EngineBuild
    ) -> UInt64 {
        var hash = ContentHash(toolchain.identity)
        hash.add(engine.contentHash)
        hash.add(robustness.model)
        hash.add(chapter.blocksContent)
        for (claim, answer) in answers.sorted(by: { $0.key < $1.key }) {
            hash.add(claim)
            for settings in answer.fails.keys.sorted() { hash.add(settings) }
        }
        return hash.value
    }

    /// What a chapter's claims write under the cases under which they fail, and whether they would write it again.
    private func reports(
        of chapter: Chapter, in book: Book, _ toolchain: Toolchain, _ engine: EngineBuild
    ) throws -> (reports: Reports, isFinal: Bool) {
        let subjects = robustness.subjects(of: chapter).filter { $0.claim.id != nil }
        let answers = record.chapters[chapter.slug] ?? [:]
        let failing = robustness.cases.map { one in
            (
                one,
                subjects.filter { answers[$0.key].map(robustness.failing)?.contains(one) ?? false }
            )
        }.filter { !$0.1.isEmpty }
        guard !failing.isEmpty else { return (Reports(all: []), true) }
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let program = ChapterProgram(
            chapter, toolchain: toolchain, engine: engine, limit: 20, findsTouchless: false)
        let tapes = ChapterProgram.Tapes(
            kept, of: book.place(of: "otherwise ", in: chapter),
            objectsOf: book.place(of: "", in: chapter), scratch: scratch)
        return try progress.step("\(chapter.slug) under other answers") {
            var found: [Report] = []
            for (one, claims) in failing {
                let reports = try reports(of: claims, under: one, chapter, program, tapes, scratch)
                found += reports.sorted { $0.key < $1.key }.map {
                    Report(claim: $0.key, settings: one.settings, json: $0.value)
                }
            }
            tapes.keep()
            return (Reports(all: found), tapes.areFinal)
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
