/// A node of a chapter's syntax tree: cmark's, as values.
public struct MarkdownNode: Sendable {
    /// What the node is.
    public var kind: Kind
    /// The nodes inside it, in order.
    public var children: [MarkdownNode]
    /// Where the node starts: line and column of its first character, from 1.
    public var start: Place
    /// Where it ends: line and column of its last character, from 1.
    public var end: Place

    /// A node with its children; the places default to the start of the file.
    public init(
        kind: Kind, children: [MarkdownNode] = [],
        start: Place = Place(line: 1, column: 1), end: Place = Place(line: 1, column: 1)
    ) {
        self.kind = kind
        self.children = children
        self.start = start
        self.end = end
    }

    /// The nodes that fit, from this one down, each before those below it.
    public func all(where fits: (MarkdownNode) -> Bool) -> [MarkdownNode] {
        var nodes: [MarkdownNode] = []
        addAll(where: fits, to: &nodes)
        return nodes
    }

    private func addAll(where fits: (MarkdownNode) -> Bool, to nodes: inout [MarkdownNode]) {
        if fits(self) { nodes.append(self) }
        // In place: to copy each node would take longer than to look at it.
        children.withUnsafeBufferPointer { children in
            for place in children.indices { children[place].addAll(where: fits, to: &nodes) }
        }
    }

    /// The blocks that fit, from this node down: nothing inside a paragraph or a heading.
    public func blocks(where fits: (MarkdownNode) -> Bool) -> [MarkdownNode] {
        var nodes: [MarkdownNode] = []
        addBlocks(where: fits, to: &nodes)
        return nodes
    }

    private func addBlocks(where fits: (MarkdownNode) -> Bool, to nodes: inout [MarkdownNode]) {
        if fits(self) { nodes.append(self) }
        guard holdsBlocks else { return }
        children.withUnsafeBufferPointer { children in
            for place in children.indices { children[place].addBlocks(where: fits, to: &nodes) }
        }
    }

    private var holdsBlocks: Bool {
        switch kind {
        case .document, .blockQuote, .item, .list: true
        default: false
        }
    }

    /// The first node that stands as deep as the parser goes, if there is one.
    var tooDeep: MarkdownNode? { tooDeep(below: MarkdownParser.deepest) }

    private func tooDeep(below levels: Int) -> MarkdownNode? {
        guard levels > 0 else { return self }
        return children.withUnsafeBufferPointer { children in
            for place in children.indices {
                if let node = children[place].tooDeep(below: levels - 1) { return node }
            }
            return nil
        }
    }

    /// The words of the node without their markup, line breaks as spaces.
    public var plainText: String {
        switch kind {
        case .text(let text), .code(let text): text
        case .softBreak, .lineBreak: " "
        default: children.map(\.plainText).joined()
        }
    }

    /// A line and a column of the file, both from 1, columns in UTF-8 bytes.
    public struct Place: Hashable, Comparable, Sendable {
        /// The line, counted from 1.
        public var line: Int
        /// The column in UTF-8 bytes, counted from 1.
        public var column: Int

        /// A place in a file.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }

        /// Places are in order by line, then column.
        public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
    }

    /// What CommonMark calls the node, with what belongs to it; and the book's own marks.
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
        /// `{{name}}`: a value of the engine's model.
        case modelValue(String)
        /// `[^id]`: where a footnote belongs.
        case footnoteMark(String)
        /// `[^id]: …`: a footnote, its words inside it.
        case footnote(String)
    }
}
