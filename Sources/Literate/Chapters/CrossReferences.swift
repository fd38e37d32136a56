import Foundation

/// The names of what a book's links lead to, for links without words of their own.
public struct CrossReferences {
    private let chapters: [String: Chapter]
    private let names = PlaceNames()

    /// The places of a book.
    public init(_ book: Book) {
        chapters = Dictionary(book.chapters.map { ("\($0.slug).md", $0) }) { first, _ in first }
    }

    /// The name of a link's target: a chapter's title, a heading's words, a claim's name; nil if it
    /// is not in the book.
    public func name(of url: String, from chapter: Chapter) -> String? {
        let pieces = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let target = target(of: url, from: chapter) else { return nil }
        guard pieces.count == 2 else { return target.title }
        let place = String(pieces[1]).removingPercentEncoding ?? String(pieces[1])
        return names.all(in: target)[place]
    }

    /// The chapter that a link leads to; nil if it leads out of the book.
    public func target(of url: String, from chapter: Chapter) -> Chapter? {
        let path = url.prefix { $0 != "#" }
        return path.isEmpty ? chapter : chapters[path.removingPercentEncoding ?? String(path)]
    }
}

/// The names of chapters' places, each chapter's found when somebody asks for one.
private final class PlaceNames: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [String: [String: String]] = [:]

    func all(in chapter: Chapter) -> [String: String] {
        if let names = lock.withLock({ known[chapter.slug] }) { return names }
        let names = Self.names(of: chapter)
        lock.withLock { known[chapter.slug] = names }
        return names
    }

    /// What a block is about, and the words of headings.
    private static func names(of chapter: Chapter) -> [String: String] {
        var names: [String: String] = [:]
        for node in chapter.document.headings {
            guard let place = chapter.anchors.heading(atLine: node.start.line) else { continue }
            names[place] = names[place] ?? node.plainText
        }
        for block in chapter.blocks.reversed() {
            guard let place = chapter.anchors.block(atLine: block.fence.line) else { continue }
            names[place] = name(of: block, in: chapter)
        }
        return names
    }

    private static func name(of block: Block, in chapter: Chapter) -> String {
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
    public var isHeading: Bool { if case .heading = kind { true } else { false } }

    /// The headings of any level, from this node down.
    public var headings: [MarkdownNode] { blocks(where: \.isHeading) }
}
