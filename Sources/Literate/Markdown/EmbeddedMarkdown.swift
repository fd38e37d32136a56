extension MarkdownParser {
    /// The tree of a text that stands inside a block, with the places of the chapter.
    ///
    /// `line` is the chapter's line of the text's first line, and `column` the column its lines
    /// begin at.
    public static func parse(
        _ text: some StringProtocol, line: Int, column: Int = 1
    ) -> MarkdownNode {
        parse(Array(text.utf8)).moved(lines: line - 1, columns: column - 1)
    }
}

extension MarkdownNode {
    fileprivate func moved(lines: Int, columns: Int) -> MarkdownNode {
        var node = self
        node.start.line += lines
        node.start.column += columns
        node.end.line += lines
        node.end.column += columns
        node.children = children.map { $0.moved(lines: lines, columns: columns) }
        return node
    }
}

extension Block {
    /// The Markdown inside a block that is written by hand, such as a table's cells.
    public var markdown: [MarkdownNode] {
        switch kind {
        case .table(nil):
            TableReader(self).table.map { [$0.header] + $0.rows }?.flatMap { $0 } ?? []
        case .exercise, .hint, .notice:
            [MarkdownParser.parse(text, line: firstLine)]
        case .prediction:
            Prediction(self).map { [$0.questionTree] + $0.choices.map(\.tree) } ?? []
        default: []
        }
    }
}

extension Chapter {
    /// The chapter's text and the Markdown inside its blocks: all that a reader reads as prose.
    var prose: [MarkdownNode] { [document] + blocks.flatMap(\.markdown) }
}
