extension Prediction {
    /// The question as Markdown reads it.
    public var questionTree: MarkdownNode {
        MarkdownParser.parse(question, line: block.firstLine)
    }
}

extension Prediction.Choice {
    /// The choice's words as Markdown reads them.
    public var tree: MarkdownNode { MarkdownParser.parse(text, line: line, column: 3) }
    /// The words that answer it, as Markdown reads them.
    public var answerTree: MarkdownNode? {
        answer.map { MarkdownParser.parse($0.text, line: $0.line, column: 11) }
    }
}
