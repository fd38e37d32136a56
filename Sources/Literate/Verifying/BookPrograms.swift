import Foundation

/// The programs of a book's chapters, compiled and run beside each other.
struct BookPrograms {
    private let verifier: BookVerifier

    init(_ verifier: BookVerifier) { self.verifier = verifier }

    /// What came of each chapter's program, in the order of the chapters.
    ///
    /// - Throws: `ToolFailure` if the compiler or the engine is missing, or does not work.
    func outcomes(of book: Book) throws -> [ChapterOutcome] {
        guard book.chapters.contains(where: { $0.blocks.contains(where: \.isSwift) }) else {
            return book.chapters.map { _ in ChapterOutcome() }
        }
        let toolchain = try Toolchain.find()
        let engine = try EngineBuild.besideThisProgram()
        let engineHash = engine.contentHash
        let chapters = book.chapters
        let results = Results(count: chapters.count)
        DispatchQueue.concurrentPerform(iterations: chapters.count) { index in
            let program = ChapterProgram(
                chapters[index], toolchain: toolchain, engine: engine, limit: verifier.limit)
            results.set(index, Result { try outcome(of: program, engineHash, engine) })
        }
        return try results.all()
    }

    private func outcome(
        of program: ChapterProgram, _ engineHash: UInt64, _ engine: EngineBuild
    ) throws -> ChapterOutcome {
        guard !program.isEmpty else { return ChapterOutcome() }
        let cache = cacheFolder(of: program.chapter, engine)
        let fingerprint = program.fingerprint(engineHash: engineHash)
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        if let tape = ToolTape(in: cache, fingerprint: fingerprint) {
            do { return try program.outcome(in: scratch, tape) } catch is ToolTape.Silent {}
        }
        defer { try? FileManager.default.removeItem(at: scratch) }
        let tape = ToolTape(fingerprint: fingerprint)
        let claims = "\(program.claimCount) \(program.claimCount == 1 ? "claim" : "claims")"
        let outcome = try verifier.progress.step(
            "compiling \(program.chapter.slug) and running \(claims)"
        ) {
            try program.outcome(in: scratch, tape)
        }
        try tape.keep(in: cache)
        return outcome
    }

    /// Each book has its own folder beside the built modules; so has each name that compiled files
    /// carry.
    private func cacheFolder(of chapter: Chapter, _ engine: EngineBuild) -> URL {
        let path = verifier.folder.standardizedFileURL.path + " " + verifier.shownAs
        let name = path.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
        return engine.modules.deletingLastPathComponent()
            .appendingPathComponent("workbook-cache/\(ShortName.of(name))/\(chapter.slug)")
    }
}

/// Results that threads fill in, each its own place.
private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<ChapterOutcome, any Error>?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ result: Result<ChapterOutcome, any Error>) {
        lock.withLock { results[index] = result }
    }

    func all() throws -> [ChapterOutcome] {
        try lock.withLock { try results.compactMap { try $0?.get() } }
    }
}
