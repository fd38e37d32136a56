/// A chapter as data: its Markdown tree and the blocks that mean something to the book.
public struct Chapter: Sendable {
    /// The file's path relative to the folder the command runs in, such as `chapters/01-the-swipe-that-vanished.md`.
    public var file: String
    /// The file's name without its extension; the page's name.
    public var slug: String
    /// The text of the first heading of level 1.
    public var title: String
    public var document: MarkdownNode
    /// The fenced blocks, in order.
    public var blocks: [Block]

    /// The block whose opening fence stands on that line.
    public func block(atLine line: Int) -> Block? {
        blocks.first { $0.fence.line == line }
    }
}
