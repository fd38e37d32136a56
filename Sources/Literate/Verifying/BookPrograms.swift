import Foundation

/// The programs of a book's chapters, compiled and run beside each other.
struct BookPrograms {
    private let verifier: BookVerifier

    init(_ verifier: BookVerifier) { self.verifier = verifier }

    /// What came of each chapter's program, in the order of the chapters.
    ///
    /// - Throws: `ToolFailure` if the compiler or the engine is missing, or does not work.
    func outcomes(of book: Book) throws -> [ChapterOutcome] {
        guard verifier.runsPrograms else { return book.chapters.map(unrun) }
        guard book.chapters.contains(where: { $0.blocks.contains(where: \.isSwift) }) else {
            return book.chapters.map { _ in ChapterOutcome() }
        }
        let toolchain = try Toolchain.find()
        let engine = try EngineBuild.besideThisProgram()
        let engineHash = engine.contentHash
        let chapters = book.chapters
        let results = Results<ChapterOutcome>(count: chapters.count)
        DispatchQueue.concurrentPerform(iterations: chapters.count) { index in
            let chapter = chapters[index]
            let place = book.place(of: "outcome", in: chapter)
            var hash = ContentHash(
                toolchain.identity, "\(verifier.limit) \(verifier.findsTouchless)")
            hash.add(engineHash)
            hash.add(chapter.blocksContent)
            let fingerprint = hash.value
            let known = verifier.kept.remembered(at: place, given: fingerprint, if: { $0 != nil }) {
                verifier.kept.value(PlacedOutcome.self, at: place, given: fingerprint)
            }
            if let outcome = known?.outcome(of: chapter) {
                return results.set(index, .success(outcome))
            }
            let program = ChapterProgram(
                chapter, toolchain: toolchain, engine: engine, limit: verifier.limit,
                findsTouchless: verifier.findsTouchless)
            results.set(
                index,
                Result {
                    let (outcome, isFinal) = try outcome(
                        of: program, keptAt: book.place(of: "", in: chapter))
                    if isFinal {
                        verifier.kept.keep(
                            PlacedOutcome(outcome, of: chapter), at: place, given: fingerprint)
                    }
                    return outcome
                })
        }
        return try results.all()
    }

    /// What comes of a chapter that is not run: of its listings nothing is said, and what else there is to run is a mistake.
    private func unrun(_ chapter: Chapter) -> ChapterOutcome {
        let promises = chapter.blocks.filter { $0.isSwift && $0.kind != .listing }
        return ChapterOutcome(
            problems: promises.map {
                Problem(
                    $0.fence, "the block says what comes of code, and nothing is run here",
                    remedy: "build the site without `--without-running`")
            })
    }

    /// What came of a program, and whether it would come of it again; a failure of something else is no mistake of the
    /// chapter, and may be gone the next time.
    private func outcome(
        of program: ChapterProgram, keptAt place: String
    ) throws -> (ChapterOutcome, isFinal: Bool) {
        do {
            return try judged(program, keptAt: place)
        } catch let failure as OutsideFailure {
            return (ChapterOutcome(isBuilt: false, obstacle: failure.message), false)
        } catch let error as CocoaError {
            return (ChapterOutcome(isBuilt: false, obstacle: error.localizedDescription), false)
        }
    }

    private func judged(
        _ program: ChapterProgram, keptAt place: String
    ) throws -> (ChapterOutcome, isFinal: Bool) {
        guard !program.isEmpty else { return (ChapterOutcome(), true) }
        let scratch = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let tapes = ChapterProgram.Tapes(verifier.kept, of: place, scratch: scratch)
        let claims = "\(program.claimCount) \(program.claimCount == 1 ? "claim" : "claims")"
        let outcome = try verifier.progress.step(
            "the programs of \(program.chapter.slug), \(claims)"
        ) {
            try program.outcome(in: scratch, tapes)
        }
        tapes.keep()
        return (outcome, tapes.areFinal)
    }
}
