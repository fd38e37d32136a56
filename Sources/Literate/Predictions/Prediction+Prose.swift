extension Prediction {
    /// The question as Markdown reads it.
    public var questionTree: MarkdownNode {
        MarkdownParser.parse(question, line: block.firstLine)
    }
}

extension Prediction.Choice {
    /// The choice's words as Markdown reads them.
    public var tree: MarkdownNode { MarkdownParser.parse(text, line: line, column: 3) }
}
