/// The fragments that links may name on one page: one for each heading, one for each block with an
/// id.
///
/// The page and the check of links both ask here, so they cannot disagree.
public struct HeadingAnchors: Sendable {
    private var byHeadingLine: [Int: String] = [:]
    private var byBlockLine: [Int: String] = [:]
    private var taken: Set<String> = []
    /// The number that a name took last, so that many equal headings need not count from 2 each time.
    private var lastNumbers: [String: Int] = [:]

    /// The anchors of a page; a block's id is kept as it is, a heading gives way to it.
    public init(document: MarkdownNode, blocks: [Block]) {
        for block in blocks {
            guard let id = block.id else { continue }
            // An exercise is called by its id alone.
            let variant = block.kind == .exercise ? nil : block.variant
            let wanted = variant.map { "\(id)-\($0)" } ?? id
            byBlockLine[block.fence.line] = take(wanted)
        }
        for node in document.headings {
            byHeadingLine[node.start.line] = take(Self.slug(node.plainText))
        }
    }

    /// The anchors of a chapter that has the same headings and blocks as another one, in other words: those of the other, in order.
    init(of chapter: Chapter, like other: Chapter) {
        taken = other.anchors.taken
        for (block, model) in zip(chapter.blocks, other.blocks) {
            byBlockLine[block.fence.line] = other.anchors.block(atLine: model.fence.line)
        }
        let headings = chapter.document.headings
        let models = other.document.headings
        for (heading, model) in zip(headings, models) {
            byHeadingLine[heading.start.line] = other.anchors.heading(atLine: model.start.line)
        }
    }

    /// The fragment of the heading that starts on that line.
    public func heading(atLine line: Int) -> String? { byHeadingLine[line] }

    /// The fragment of the block whose opening fence stands on that line, if it has an id.
    public func block(atLine line: Int) -> String? { byBlockLine[line] }

    /// Whether a link may name that fragment.
    public func contains(_ fragment: String) -> Bool { taken.contains(fragment) }

    /// Every fragment of the page, sorted.
    public var all: [String] { taken.sorted() }

    /// A heading's words in lower case, joined by hyphens, without punctuation.
    public static func slug(_ heading: String) -> String {
        let slug = plainSlug(heading) ?? anySlug(heading)
        if slug.isEmpty { return "section" }
        // What reads as a line's number is no name that lasts.
        let isLine = slug.first == "l" && slug.count > 1 && slug.dropFirst().allSatisfy(\.isNumber)
        return isLine ? "section-\(slug)" : slug
    }

    /// The words of a heading in ASCII, joined; nil of another one.
    private static func plainSlug(_ heading: String) -> String? {
        var slug: [UInt8] = []
        var isApart = false
        for byte in heading.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
                if isApart, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
                isApart = false
                slug.append(byte < 0x41 ? byte : byte | 0x20)
            case UInt8(ascii: "'"): continue
            case 0x80...: return nil
            default: isApart = true
            }
        }
        return String(decoding: slug, as: UTF8.self)
    }

    /// The words of any heading, joined.
    static func anySlug(_ heading: String) -> String {
        let words = heading.lowercased().split { character in
            !(character.isLetter || character.isNumber || character == "'" || character == "’")
        }
        return words.map { $0.filter { $0.isLetter || $0.isNumber } }
            .filter { !$0.isEmpty }.joined(separator: "-")
    }

    private mutating func take(_ wanted: String) -> String {
        var name = wanted
        var number = lastNumbers[wanted] ?? 1
        while !taken.insert(name).inserted {
            number += 1
            name = "\(wanted)-\(number)"
        }
        lastNumbers[wanted] = number
        return name
    }
}
