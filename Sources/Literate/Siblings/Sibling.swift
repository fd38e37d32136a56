/// A page in another language: the text of a file such as `01-the-swipe.zh-Hans.md`, with the code of the chapter that it
/// stands beside.
public struct Sibling: Sendable {
    /// The chapter that it translates.
    public let original: Chapter
    /// The page: the sibling's text with the original's code in its blocks.
    ///
    /// Its lines are those of the two put together; ``inItsFile(_:)`` leads back.
    public private(set) var chapter: Chapter
    /// The sibling's file as it is, its blocks without code.
    public let written: Chapter
    /// The line of the sibling's file that each line of the page comes from.
    private let lines: [Int]

    /// The language's tag, such as `zh-Hans`.
    public var language: String { chapter.language ?? "" }

    /// Reads a sibling's file and puts it together with its original, or says why the two do not fit.
    static func read(
        _ bytes: [UInt8], file: String, language: String, of original: Chapter
    ) -> (Sibling?, [Problem]) {
        let (read, mistakes) = Chapter.read(bytes, file: file)
        guard let written = read, mistakes.isEmpty else { return (nil, mistakes) }
        let misfits = SiblingCheck(written, of: original).problems
        guard misfits.isEmpty else { return (nil, misfits) }
        let joined = SiblingText(written, of: original)
        guard let chapter = Chapter.read(joined.bytes, file: file).0 else { return (nil, []) }
        let sibling = Sibling(
            original: original, chapter: chapter.sibling(of: original, in: language),
            written: written, lines: joined.lines)
        return (sibling, [])
    }

    /// The place in the sibling's file of a place on the page.
    public func inItsFile(_ position: SourcePosition) -> SourcePosition {
        guard position.file == chapter.file else { return position }
        var position = position
        position.line = lines.at(position.line - 1) ?? lines.last ?? 1
        return position
    }

    /// A problem of the page as one of the sibling's file.
    public func inItsFile(_ problem: Problem) -> Problem {
        Problem(inItsFile(problem.position), problem.message, remedy: problem.remedy)
    }

    /// The mistakes in the sibling's text that show without compiling anything; its code is the original's to answer for.
    var mistakes: [Problem] {
        let onThePage =
            HTMLCheck(chapter: chapter).problems + FootnoteCheck(chapter: chapter).problems
            + chapter.predictions.flatMap(\.problems) + chapter.misshapenTeasers
            + SymptomCheck(chapter: chapter).problems
        return HiddenCharacterCheck(chapter: written).problems + onThePage.map(inItsFile)
    }

    /// The sibling with other texts in the blocks that the engine writes.
    func telling(_ text: (Block) throws(Problem) -> String?) throws(Problem) -> Sibling {
        var sibling = self
        do throws(Problem) {
            sibling.chapter = try chapter.withTexts(text)
        } catch {
            throw inItsFile(error)
        }
        return sibling
    }
}

extension Book {
    /// The book as somebody reads it in another language: each chapter that has a sibling in it is that sibling's page.
    public func inLanguage(_ language: String) -> Book {
        let pages = Dictionary(
            siblings.filter { $0.language == language }.map { ($0.original.slug, $0.chapter) }
        ) { first, _ in first }
        return Book(folder: folder, chapters: chapters.map { pages[$0.slug] ?? $0 })
    }

    /// The languages of the siblings, in order.
    public var languages: [String] { Set(siblings.map(\.language)).sorted() }
}
