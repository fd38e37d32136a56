/// A chapter as data: its Markdown tree and the blocks that mean something to the book.
public struct Chapter: Sendable {
    /// The file's path relative to the folder the command runs in, such as
    /// `chapters/01-the-swipe.md`.
    public var file: String
    /// The name of the chapter's file without its extension; a sibling has its original's.
    public var slug: String
    /// The language of a sibling's page, such as `zh-Hans`; nil for the book's own.
    public private(set) var language: String?
    /// The text of the first heading of level 1.
    public var title: String
    /// The whole chapter as cmark reads it.
    public var document: MarkdownNode
    /// The fenced blocks, in the order of their lines.
    public private(set) var blocks: [Block]
    /// The nodes of its text, and of the Markdown inside its blocks, that can be wrong or lead somewhere.
    public private(set) var notable: [MarkdownNode]
    /// The file's bytes and lines.
    public var source: SourceText
    /// The fragments that links may name.
    public var anchors: HeadingAnchors
    /// Where the claims with ids stand among the blocks.
    private let claimPlaces: [String: Int]
    /// Where the blocks with ids stand among the blocks.
    private let places: [String: [Int]]

    /// The number that its file's name begins with; nil for a page of the reference or of a symptom.
    public var number: Int? { Int(slug.prefix { "0"..."9" ~= $0 }) }

    /// Where its page lies on the site.
    public var page: String { slug + (language.map { ".\($0)" } ?? "") + ".html" }

    /// The block whose opening fence stands on that line.
    public func block(atLine line: Int) -> Block? {
        var (low, high) = (blocks.startIndex, blocks.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].fence.line < line { low = middle + 1 } else { high = middle }
        }
        return blocks[low...].first.flatMap { $0.fence.line == line ? $0 : nil }
    }

    /// The blocks with an id, in order.
    func blocks(named id: String) -> [Block] { (places[id] ?? []).map { blocks[$0] } }

    /// The claims, in order.
    public var claims: [Block] {
        blocks.filter { if case .claim = $0.kind { true } else { false } }
    }

    /// The claim that names a run.
    public func claim(named id: String) -> Block? { claimPlaces[id].map { blocks[$0] } }

    /// Where a node of the chapter stands.
    func position(of node: MarkdownNode) -> SourcePosition {
        SourcePosition(file: file, line: node.start.line, column: max(1, node.start.column))
    }

    /// The chapter in a file's bytes, with the mistakes that keep parts of it from being read.
    ///
    /// What its parts say to each other is checked apart: ``checked(_:file:)``.
    public static func read(_ bytes: [UInt8], file: String) -> (Chapter?, [Problem]) {
        let source = SourceText(bytes)
        let top = SourcePosition(file: file, line: 1)
        if let problem = source.problem(in: file) { return (nil, [problem]) }
        let document = MarkdownParser.parse(bytes)
        if let node = document.tooDeep {
            let position = SourcePosition(
                file: file, line: node.start.line, column: node.start.column)
            return (
                nil,
                [
                    Problem(
                        position,
                        "lists and quotations stand in one another more than "
                            + "\(MarkdownParser.deepest) deep",
                        remedy: "take some of them apart")
                ]
            )
        }
        guard !document.children.isEmpty else {
            return (nil, [Problem(top, "the chapter is empty", remedy: "write it or remove it")])
        }
        var reader = BlockReader(file: file, source: source)
        reader.read(document)
        let title = document.children.first { $0.kind == .heading(level: 1) }?.plainText
        var problems = reader.problems
        if title == nil {
            problems.append(
                Problem(top, "the chapter has no title", remedy: "begin it with a line `# Title`"))
        }
        let name = file.split(separator: "/").last.map(String.init) ?? file
        let chapter = Chapter(
            file: file, slug: name.hasSuffix(".md") ? String(name.dropLast(3)) : name,
            title: title ?? name, document: document, blocks: reader.blocks,
            notable: MarkdownNode.notable(in: document, reader.blocks), source: source,
            anchors: HeadingAnchors(document: document, blocks: reader.blocks),
            claimPlaces: claimPlaces(among: reader.blocks),
            places: Dictionary(
                grouping: reader.blocks.indices.filter { reader.blocks[$0].id != nil }
            ) { reader.blocks[$0].id ?? "" })
        return (chapter, problems)
    }

    /// The chapter as the page of a sibling: called like its original, and with its places.
    func sibling(of original: Chapter, in language: String) -> Chapter {
        var chapter = self
        chapter.slug = original.slug
        chapter.language = language
        chapter.anchors = HeadingAnchors(of: self, like: original)
        return chapter
    }

    /// The chapter with other texts in some blocks: those for which there is one.
    func withTexts(_ text: (Block) throws(Problem) -> String?) throws(Problem) -> Chapter {
        var chapter = self
        for place in blocks.indices {
            if let new = try text(blocks[place]) { chapter.blocks[place].text = new }
        }
        chapter.notable = MarkdownNode.notable(in: document, chapter.blocks)
        return chapter
    }

    private static func claimPlaces(among blocks: [Block]) -> [String: Int] {
        var places: [String: Int] = [:]
        for (place, block) in blocks.enumerated() {
            guard case .claim = block.kind, let id = block.id else { continue }
            places[id] = places[id] ?? place
        }
        return places
    }
}
