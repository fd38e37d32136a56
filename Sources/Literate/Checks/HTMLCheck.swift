/// Finds HTML in a chapter: it would bypass the theme, so a page has no place for it.
struct HTMLCheck {
    let chapter: Chapter

    /// One problem for each tag; a comment is the author's note.
    var problems: [Problem] {
        chapter.notable.compactMap { node in
            let source: String
            switch node.kind {
            case .htmlBlock(let text), .htmlInline(let text): source = text
            default: return nil
            }
            let text = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if text.isOneHTMLComment { return nil }
            return Problem(
                SourcePosition(
                    file: chapter.file, line: node.start.line, column: max(1, node.start.column)),
                "a chapter holds Markdown only, and this is HTML: \(text.prefix(40))",
                remedy: "say it in Markdown, or put it in `code`")
        }
    }
}

extension String {
    /// Whether the text is an HTML comment, and nothing stands before or after it.
    public var isOneHTMLComment: Bool {
        let text = trimmingWhitespace()
        guard text.hasPrefix("<!--"), text.hasSuffix("-->") else { return false }
        return text.ranges(of: "-->").count == 1
    }
}
