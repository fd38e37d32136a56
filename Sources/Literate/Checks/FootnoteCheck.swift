/// The mistakes in a chapter's footnotes.
struct FootnoteCheck {
    let chapter: Chapter
    private let nodes: [MarkdownNode]

    init(chapter: Chapter) {
        self.chapter = chapter
        nodes = chapter.notable
    }

    /// Marks without a footnote, footnotes without a mark or a word, footnotes of one name, and marks
    /// that are none.
    var problems: [Problem] {
        unwritten + unmarked + repeated + swallowed + empty + misnamed + inHeadings
    }

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
        let known = Set(notes.map(\.id))
        return marks.filter { !known.contains($0.id) }.map { id, node in
            Problem(
                chapter.position(of: node), "no footnote has the name `\(id)`",
                remedy: nearestWord(to: id, among: known).map { "did you mean `[^\($0)]`?" }
                    ?? "write it in a paragraph of its own, in no list or quotation: `[^\(id)]: …`")
        }
    }

    private var unmarked: [Problem] {
        // A footnote that only refers to itself is read by nobody.
        let counts = Dictionary(grouping: marks, by: \.id).mapValues(\.count)
        func isMarked(_ id: String, _ note: MarkdownNode) -> Bool {
            let own = note.all { $0.kind == .footnoteMark(id) }.count
            return counts[id, default: 0] > own
        }
        return notes.filter { !isMarked($0.id, $0.node) }.map { id, node in
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

    private var empty: [Problem] {
        notes.filter { $0.node.plainText.allSatisfy(\.isWhitespace) }.map { id, node in
            Problem(
                chapter.position(of: node), "the footnote `\(id)` says nothing",
                remedy: "write it after the colon, or remove it")
        }
    }

    private var misnamed: [Problem] {
        nodes.compactMap { node in
            guard case .text(let text) = node.kind, text.hasByte(UInt8(ascii: "[")),
                let match = text.firstMatch(of: /\[\^(?<name>[^\[\]]*)\]/)
            else { return nil }
            var position = chapter.position(of: node)
            position.column += text[..<match.range.lowerBound].utf8.count
            return Problem(
                position, "`\(match.output.name)` cannot name a footnote",
                remedy: "use letters, digits and hyphens, or write it in `code`")
        }
    }

    private var inHeadings: [Problem] {
        nodes.flatMap { node -> [Problem] in
            guard case .heading = node.kind else { return [] }
            return node.all { if case .footnoteMark = $0.kind { true } else { false } }.map {
                mark in
                Problem(
                    chapter.position(of: mark), "a heading is a link, and has no footnotes",
                    remedy: "put the mark into the text below it")
            }
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
