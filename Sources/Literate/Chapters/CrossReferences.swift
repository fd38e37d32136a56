/// The names of what a book's links lead to, for links without words of their own.
public struct CrossReferences {
    private let chapters: [String: Chapter]

    /// The places of a book.
    public init(_ book: Book) {
        chapters = Dictionary(book.chapters.map { ("\($0.slug).md", $0) }) { first, _ in first }
    }

    /// The name of a link's target: a chapter's title, a heading's words, a claim's name; nil if it
    /// is not in the book.
    public func name(of url: String, from chapter: Chapter) -> String? {
        let pieces = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(pieces[0])
        guard let target = path.isEmpty ? chapter : chapters[path.removingPercentEncoding ?? path]
        else { return nil }
        guard pieces.count == 2 else { return target.title }
        return name(of: String(pieces[1]).removingPercentEncoding ?? String(pieces[1]), in: target)
    }

    private func name(of fragment: String, in chapter: Chapter) -> String? {
        for block in chapter.blocks
        where chapter.anchors.block(atLine: block.fence.line) == fragment {
            return name(of: block, in: chapter)
        }
        return chapter.document.descendants.first { node in
            chapter.anchors.heading(atLine: node.start.line) == fragment && node.isHeading
        }?.plainText
    }

    private func name(of block: Block, in chapter: Chapter) -> String {
        switch block.kind {
        case .claim(let name), .check(_, let name): return name
        case .plot: return block.attributes["title"] ?? ""
        default: break
        }
        if let (claim, _) = block.telling,
            case .claim(let name)? = chapter.claim(named: claim)?.kind
        {
            return name
        }
        return (block.id ?? "").replacing("-", with: " ")
    }
}

extension MarkdownNode {
    /// Whether the node is a heading of any level.
    var isHeading: Bool { if case .heading = kind { true } else { false } }
}
