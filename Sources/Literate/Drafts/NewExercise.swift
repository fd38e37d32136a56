/// A new exercise for a chapter: a skeleton that compiles and holds, with two wrong answers, to be written over.
public struct NewExercise {
    /// The chapter's text with the exercise in it.
    public let text: String
    /// The line of its heading.
    public let line: Int

    /// What keeps it from being written, and what to do about it.
    public struct Refusal: Error, CustomStringConvertible, Equatable {
        /// The mistake and its remedy, as a person reads them.
        public let description: String
    }

    /// The heading of the section that exercises stand in.
    private static let section = "## Exercises"

    /// An exercise of that name at the end of a chapter's exercises.
    ///
    /// - Throws: a `Refusal` if the name is no name for an exercise, or taken.
    public init(named name: String, in chapter: Chapter, of book: Book) throws(Refusal) {
        guard name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil else {
            throw Refusal(
                description: "`\(name)` cannot name an exercise; use small letters, digits and "
                    + "hyphens, and begin with a word of the chapter")
        }
        let ids = book.chapters.flatMap { $0.blocks.compactMap(\.id) }
        guard !ids.contains(name) else {
            throw Refusal(
                description: "the book has a `\(name)` already; begin the name with a word of the "
                    + "chapter")
        }
        var lines = String(decoding: chapter.source.bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        var place = lines.count
        var start = Self.skeleton(name, needing: chapter, of: book)
        if let section = lines.firstIndex(of: Self.section) {
            // A comment in a listing may look like a heading, but stands in no heading's line.
            let headings = Set(chapter.document.headings.map(\.start.line))
            place =
                (section + 1..<lines.count).first {
                    lines[$0].hasPrefix("## ") && headings.contains($0 + 1)
                } ?? lines.count
        } else {
            start = [Self.section, ""] + start
        }
        let isLast = place == lines.count
        lines.insert(contentsOf: (isLast ? [""] : []) + start + (isLast ? [] : [""]), at: place)
        text = lines.joined(separator: "\n") + "\n"
        line = (lines.lastIndex { $0 == "### Exercise: \(name)" } ?? place) + 1
    }

    private static func skeleton(
        _ name: String, needing chapter: Chapter, of book: Book
    ) -> [String] {
        let isAlone = chapter.isReference || chapter.isSymptom
        let first = book.chapters.first { !$0.isReference && !$0.isSymptom }?.slug ?? ""
        let type = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined()
        let text = skeleton.replacing("NEEDS", with: isAlone ? " needs=\(first)" : "")
            .replacing("NAME", with: name).replacing("TYPE", with: type + "View")
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
