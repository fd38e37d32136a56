import Foundation

/// Blesses the chapters of a verified book, and refuses those whose structure or listings are
/// broken.
public struct Blesser {
    /// What was done.
    public struct Outcome {
        /// A line for each block written, and the lines that changed in it.
        public var changes: [String] = []
        /// Why a chapter was left alone.
        public var refusals: [Problem] = []
        /// How many mistakes the book has that no blessing mends, and that keep none from it.
        public var others = 0
    }

    private let verification: Verification
    private let only: String?

    /// `only` names one chapter by its file's name, with or without its extension.
    public init(_ verification: Verification, only: String? = nil) {
        self.verification = verification
        self.only = only.map(Self.slug)
    }

    /// The page's name of a chapter that is named by its file, with or without its extension.
    public static func slug(_ name: String) -> String {
        let base = name.split(separator: "/").last.map(String.init) ?? name
        return base.hasSuffix(".md") ? String(base.dropLast(3)) : base
    }

    /// Rewrites the drifted blocks.
    ///
    /// - Throws: `ToolFailure` if there is no such chapter, or the error of a file that cannot be written.
    public func bless() throws -> Outcome {
        let chapters = verification.book.chapters.filter { only == nil || $0.slug == only }
        if let only, chapters.isEmpty {
            let known = verification.book.chapters.map(\.slug)
            throw ToolFailure(
                "there is no chapter `\(only)`; "
                    + suggestion(for: only, among: known, what: "chapters"))
        }
        var outcome = Outcome()
        let drift = Set(verification.blessed.compactMap(\.problem))
        let read = Set(chapters.map(\.file))
        for problem in verification.problems
        where only == nil && !read.contains(problem.position.file) {
            outcome.refusals.append(problem)
        }
        for chapter in chapters {
            if verification.unblessable.contains(chapter.slug) {
                outcome.refusals += verification.problems.filter {
                    $0.position.file == chapter.file && !drift.contains($0)
                }
                continue
            }
            try bless(chapter, into: &outcome)
        }
        let known = drift.union(outcome.refusals)
        outcome.others = verification.problems.count { !known.contains($0) }
        return outcome
    }

    private func bless(_ chapter: Chapter, into outcome: inout Outcome) throws {
        let drifted = verification.blessed.filter {
            $0.block.fence.file == chapter.file && $0.hasDrifted
        }
        guard !drifted.isEmpty else { return }
        let file = verification.book.folder.appendingPathComponent("\(chapter.slug).md")
            .resolvingSymlinksInPath()
        guard
            FileManager.default.contents(atPath: file.path).map(Array.init) == chapter.source.bytes
        else {
            outcome.refusals.append(
                Problem(
                    SourcePosition(file: chapter.file, line: 1),
                    "the chapter was changed while its claims ran", remedy: "bless it again"))
            return
        }
        try Blessing.write(Blessing.bytes(of: chapter.source, with: drifted), to: file)
        for blessed in drifted {
            let fence = blessed.block.fence
            outcome.changes.append(
                "\(fence.file):\(fence.line): blessed the run of `\(blessed.run)`")
            outcome.changes += LineDifference(from: blessed.block.lines, to: blessed.lines)
                .lines(limit: 60).map { "    \($0)" }
        }
    }
}
