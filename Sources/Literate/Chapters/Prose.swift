extension Block {
    /// The Markdown inside a block, such as a table's cells.
    public var markdown: [MarkdownNode] {
        switch kind {
        case .table, .plot:
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
    public var prose: [MarkdownNode] { [document] + blocks.flatMap(\.markdown) }
}
