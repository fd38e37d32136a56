/// The mistakes in a chapter's footnotes.
struct FootnoteCheck {
    let chapter: Chapter

    /// Marks without a footnote, footnotes without a mark, and footnotes of one name.
    var problems: [Problem] { unwritten + unmarked + repeated + swallowed }

    private var nodes: [MarkdownNode] { chapter.prose.flatMap(\.descendants) }

    private var notes: [(id: String, node: MarkdownNode)] {
        nodes.compactMap { node in
            if case .footnote(let id) = node.kind { (id, node) } else { nil }
        }
    }

    private var marks: [(id: String, node: MarkdownNode)] {
        nodes.compactMap { node in
            if case .footnoteMark(let id) = node.kind { (id, node) } else { nil }
        }
    }

    private var unwritten: [Problem] {
        let known = notes.map(\.id)
        return marks.filter { !known.contains($0.id) }.map { id, node in
            Problem(
                chapter.position(of: node), "no footnote has the name `\(id)`",
                remedy: nearestWord(to: id, among: known).map { "did you mean `[^\($0)]`?" }
                    ?? "write it in a paragraph of its own: `[^\(id)]: …`")
        }
    }

    private var unmarked: [Problem] {
        let marked = Set(marks.map(\.id))
        return notes.filter { !marked.contains($0.id) }.map { id, node in
            Problem(
                chapter.position(of: node), "nothing refers to the footnote `\(id)`",
                remedy: "put `[^\(id)]` where it belongs, or remove it")
        }
    }

    private var repeated: [Problem] {
        var first: [String: MarkdownNode] = [:]
        return notes.compactMap { id, node in
            guard let earlier = first.updateValue(first[id] ?? node, forKey: id) else { return nil }
            return Problem(
                chapter.position(of: node),
                "the footnote `\(id)` stands at line \(earlier.start.line) already",
                remedy: "give it another name")
        }
    }

    /// A footnote of one word is a link's address to cmark, and its mark a link.
    private var swallowed: [Problem] {
        nodes.compactMap { node in
            guard case .link = node.kind, node.plainText.hasPrefix("^") else { return nil }
            return Problem(
                chapter.position(of: node), "a footnote of one word is read as a link's address",
                remedy: "let the footnote say what it is, in two words or more")
        }
    }
}

extension Chapter {
    /// Where a node of the chapter stands.
    func position(of node: MarkdownNode) -> SourcePosition {
        SourcePosition(file: file, line: node.start.line, column: max(1, node.start.column))
    }
}
