/// Reads the prose of a chapter: its text, and what blocks say to the reader.
struct PassageReader {
    let chapter: Chapter
    private let places: SourcePlaces
    private(set) var passages: [Passage] = []
    /// The images, whose alternative text is prose too.
    private(set) var images: [(node: MarkdownNode, unit: Int)] = []
    /// The author's comments.
    private(set) var comments: [(text: String, node: MarkdownNode, isInline: Bool)] = []

    init(_ chapter: Chapter) {
        self.chapter = chapter
        places = SourcePlaces(source: chapter.source)
        read(chapter.document)
        for block in chapter.blocks { read(block) }
        passages.sort { $0.unit < $1.unit }
    }

    private mutating func read(_ block: Block) {
        switch block.kind {
        case .exercise, .hint, .notice, .reply, .discussion:
            block.markdown.forEach { read($0) }
        case .teaser:
            for (index, line) in block.lines.enumerated() {
                add(line, .init(line: block.firstLine + index, column: 1), unit: block.fence.line)
            }
        default:
            block.markdown.forEach { read($0, unit: block.fence.line) }
        }
        for name in ["name", "title"] {
            guard let value = block.info.value(name) else { continue }
            let place = MarkdownNode.Place(line: block.fence.line, column: value.column)
            add(value.text, place, unit: block.fence.line)
        }
    }

    private mutating func add(_ text: String, _ place: MarkdownNode.Place, unit: Int) {
        var passage = Passage(unit: unit)
        for (index, part) in text.split(separator: "`", omittingEmptySubsequences: false)
            .enumerated()
        {
            let before = text.utf8.distance(from: text.startIndex, to: part.startIndex)
            let place = MarkdownNode.Place(line: place.line, column: place.column + before)
            passage.add(index % 2 == 1 ? String(Passage.code) : String(part), at: place)
        }
        passages.append(passage)
    }

    private mutating func read(
        _ node: MarkdownNode, unit: Int? = nil, isQuoted: Bool = false
    ) {
        switch node.kind {
        case .paragraph, .heading, .footnote:
            let unit = unit ?? node.start.line
            var passage = Passage(unit: unit, isQuoted: isQuoted)
            node.children.forEach { read($0, into: &passage) }
            passages.append(passage)
        case .htmlBlock(let text): comments.append((text, node, false))
        case .codeBlock: break
        case .blockQuote:
            let isNote = node.plainText.hasPrefix("aside:")
            node.children.forEach { read($0, unit: unit, isQuoted: isQuoted || !isNote) }
        default: node.children.forEach { read($0, unit: unit, isQuoted: isQuoted) }
        }
    }

    private mutating func read(_ node: MarkdownNode, into passage: inout Passage) {
        switch node.kind {
        case .text(let text):
            for (piece, place) in places.pieces(of: text, from: node.start) {
                passage.add(piece, at: place)
            }
        case .code, .modelValue: passage.add(String(Passage.code), at: node.start)
        case .softBreak, .lineBreak: passage.add(" ", at: node.start)
        case .footnoteMark: break
        case .htmlInline(let text): comments.append((text, node, true))
        case .image:
            images.append((node, passage.unit))
            var words = Passage(unit: passage.unit)
            node.children.forEach { read($0, into: &words) }
            passages.append(words)
            passage.add(String(Passage.code), at: node.start)
        case .link where node.children.isEmpty:
            // It takes the name of what it leads to.
            passage.add(String(Passage.code), at: node.start)
        default: node.children.forEach { read($0, into: &passage) }
        }
    }
}
