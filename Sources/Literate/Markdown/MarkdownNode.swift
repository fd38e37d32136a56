/// A node of a chapter's syntax tree: cmark's, as values.
public struct MarkdownNode: Sendable {
    public var kind: Kind
    public var children: [MarkdownNode]
    /// Where the node starts: line and column of its first character, from 1.
    public var start: Place
    /// Where it ends: line and column of its last character, from 1.
    public var end: Place

    public struct Place: Hashable, Comparable, Sendable {
        public var line: Int
        public var column: Int

        public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
    }

    /// What CommonMark calls the node, with what belongs to it.
    public enum Kind: Equatable, Sendable {
        case document, paragraph, blockQuote, item, thematicBreak
        case heading(level: Int)
        case list(ordered: Bool, start: Int, tight: Bool)
        case codeBlock(info: String, literal: String)
        case htmlBlock(String)
        case text(String)
        case softBreak, lineBreak, emphasis, strong
        case code(String)
        case htmlInline(String)
        case link(url: String, title: String)
        case image(url: String, title: String)
    }
}
