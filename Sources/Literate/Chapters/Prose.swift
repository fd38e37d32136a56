extension Block {
    /// The Markdown inside a block, such as a table's cells.
    public var markdown: [MarkdownNode] {
        switch kind {
        case .table, .plot:
            TableReader(self).table.map { [$0.header] + $0.rows }?.flatMap { $0 } ?? []
        case .exercise, .hint, .notice, .reply, .discussion:
            [MarkdownParser.parse(text, line: firstLine)]
        case .prediction:
            Prediction(self).map { prediction in
                [prediction.questionTree]
                    + prediction.choices.flatMap { [$0.tree, $0.answerTree].compactMap { $0 } }
            } ?? []
        default: []
        }
    }
}

extension MarkdownNode {
    /// What of the chapter's text, and of the Markdown inside its blocks, can be wrong or leads somewhere.
    ///
    /// It is little of a chapter. Several checks look through it, so that it is found once.
    static func notable(in document: MarkdownNode, _ blocks: [Block]) -> [MarkdownNode] {
        ([document] + blocks.flatMap(\.markdown)).flatMap { $0.all(where: \.isNotable) }
    }
}

extension MarkdownNode {
    /// Whether it is a link, an image, HTML, a heading, one of the book's own marks, or text that may be meant as one.
    fileprivate var isNotable: Bool {
        switch kind {
        case .link, .image, .htmlBlock, .htmlInline, .heading, .modelValue, .footnoteMark,
            .footnote:
            true
        case .text(let text): text.hasByte(UInt8(ascii: "["))
        default: false
        }
    }
}
