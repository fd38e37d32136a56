extension MarkdownNode {
    // Read once: a literal in a function is read at each use.
    nonisolated(unsafe) private static let mark =
        /\{\{(?<value>[A-Za-z0-9_.]*)\}\}|\[\^(?<note>[A-Za-z0-9-]+)\]/

    /// The nodes with the book's own marks found in their text: `{{name}}` for a model value, `[^id]` for a footnote.
    static func withMarks(_ nodes: [MarkdownNode]) -> [MarkdownNode] {
        let mayHold = nodes.contains {
            if case .text(let text) = $0.kind { mayHoldMarks(text) } else { false }
        }
        return mayHold ? marked(nodes) : nodes
    }

    /// The document with the paragraphs `[^id]: …` as the footnotes that they are.
    func withFootnotes() -> MarkdownNode {
        guard children.contains(where: { Self.opensFootnote($0.children[...]) }) else {
            return self
        }
        var node = self
        node.children = children.flatMap(\.footnotes)
        return node
    }

    private static func marked(_ nodes: [MarkdownNode]) -> [MarkdownNode] {
        nodes.flatMap { node -> [MarkdownNode] in
            guard case .text(let text) = node.kind, mayHoldMarks(text) else { return [node] }
            var pieces: [MarkdownNode] = []
            var rest = text[...]
            var (place, column) = (text.startIndex, 0)
            func add(_ kind: Kind, _ range: Range<String.Index>) {
                guard !range.isEmpty else { return }
                var piece = node
                piece.kind = kind
                column += text[place..<range.lowerBound].utf8.count
                place = range.lowerBound
                piece.start.column += column
                pieces.append(piece)
            }
            while let match = rest.firstMatch(of: Self.mark) {
                let before = rest.startIndex..<match.range.lowerBound
                add(.text(String(text[before])), before)
                if let value = match.value {
                    add(.modelValue(String(value)), match.range)
                } else if let note = match.note {
                    add(.footnoteMark(String(note)), match.range)
                }
                rest = rest[match.range.upperBound...]
            }
            add(.text(String(rest)), rest.startIndex..<rest.endIndex)
            return pieces
        }
    }

    /// Whether a text has the first two characters of a mark.
    private static func mayHoldMarks(_ text: String) -> Bool {
        guard text.hasByte(UInt8(ascii: "{")) || text.hasByte(UInt8(ascii: "^")) else {
            return false
        }
        var previous: UInt8 = 0
        return text.utf8.contains { byte in
            defer { previous = byte }
            return byte == UInt8(ascii: "{") && previous == byte
                || byte == UInt8(ascii: "^") && previous == UInt8(ascii: "[")
        }
    }

    /// The footnotes that a paragraph of the document holds, one for each line that begins with a
    /// mark and a colon; any other node is itself.
    private var footnotes: [MarkdownNode] {
        guard kind == .paragraph, Self.opensFootnote(children[...]) else { return [self] }
        var notes: [MarkdownNode] = []
        var rest = children[...]
        while case .footnoteMark(let id)? = rest.first?.kind {
            var note = self
            note.kind = .footnote(id)
            note.start = rest[rest.startIndex].start
            rest = rest.dropFirst()
            let end = rest.indices.first {
                rest[$0].kind == .softBreak && Self.opensFootnote(rest[($0 + 1)...])
            }
            var words = Array(rest[..<(end ?? rest.endIndex)])
            if case .text(let text) = words[0].kind {
                words[0].kind = .text(String(text.dropFirst().drop(while: \.isWhitespace)))
            }
            note.children = words
            notes.append(note)
            rest = rest[((end ?? rest.endIndex - 1) + 1)...]
        }
        return notes
    }

    private static func opensFootnote(_ nodes: ArraySlice<MarkdownNode>) -> Bool {
        guard case .footnoteMark? = nodes.first?.kind,
            case .text(let text)? = nodes.dropFirst().first?.kind
        else { return false }
        return text.hasPrefix(":")
    }
}
