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

    /// The tree of a text that is one paragraph, whatever it begins with: `- 3` is a number there, and
    /// no list.
    static func parseInline(_ text: String, line: Int, column: Int) -> MarkdownNode {
        var tree = parse(text, line: line, column: column)
        let isInline = tree.children.allSatisfy {
            if case .htmlBlock = $0.kind { true } else { $0.kind == .paragraph }
        }
        guard !isInline else { return tree }
        var paragraph = tree
        paragraph.kind = .paragraph
        var words = tree
        words.kind = .text(text)
        words.children = []
        paragraph.children = [words]
        tree.children = [paragraph]
        return tree
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
