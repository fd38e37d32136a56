import Literate

/// The words of a chapter's text, as a reader meets them.
struct SearchText {
    let chapter: Chapter
    let places: CrossReferences
    /// The model's values with their units, by name.
    let modelValues: [String: String]

    /// How a quotation begins that is a note in the margin.
    private static let note = "aside:"

    /// The words of blocks, one after the other.
    func words(of nodes: [MarkdownNode]) -> String {
        var text = SqueezedText()
        for node in nodes { add(node, to: &text) }
        return text.words
    }

    private func add(_ node: MarkdownNode, to text: inout SqueezedText) {
        switch node.kind {
        case .text(let words), .code(let words): text += words
        case .softBreak, .lineBreak: text += " "
        case .codeBlock:
            text += code(node)
            text += " "
        case .link(let url, _) where node.children.isEmpty:
            text += places.name(of: url, from: chapter) ?? ""
        case .modelValue(let name): text += modelValues[name] ?? name
        case .htmlBlock, .htmlInline, .footnote, .footnoteMark: break
        case .item where leadsElsewhere(node): break
        case .blockQuote:
            let words = words(of: node.children)
            if words.hasPrefix(Self.note) {
                text += String(words.dropFirst(Self.note.count))
            } else if chapter.number != nil {
                // Elsewhere it is what the engine says of a run.
                text += words
            }
            text += " "
        case .emphasis, .strong, .link, .image: for child in node.children { add(child, to: &text) }
        default:
            for child in node.children { add(child, to: &text) }
            text += " "
        }
    }

    /// Whether a list's item is a link into the book and nothing else: those words are found where it leads.
    private func leadsElsewhere(_ item: MarkdownNode) -> Bool {
        guard item.children.count == 1, case .paragraph? = item.children.first?.kind,
            let inside = item.children.first?.children, inside.count == 1,
            case .link(let url, _)? = inside.first?.kind
        else { return false }
        return places.name(of: url, from: chapter) != nil
    }

    /// What a block says in words: a claim its sentence, an exercise its task, a table that is written by hand its cells, code
    /// that is not compiled its names.
    private func code(_ node: MarkdownNode) -> String {
        guard let block = chapter.block(atLine: node.start.line) else { return "" }
        switch block.kind {
        case .claim(let name): return name + "."
        case .exercise: return words(of: [MarkdownParser.parse(block.text, line: 1)])
        case .table(nil):
            let rows = TableReader(block).table.map { [$0.header] + $0.rows } ?? []
            return rows.flatMap { $0 }.map { words(of: [$0]) }.joined(separator: " · ")
        case .plain(language: "text") where chapter.number == nil: return Self.names(in: block.text)
        default: return ""
        }
    }

    /// The names of several words in code that no program has, such as an entry's of a list: `panGestureRecognizer`, each once.
    private static func names(in code: String) -> String {
        var seen: Set<Substring> = []
        return code.matches(of: /[A-Za-z]*[a-z][A-Z]\w*/).map(\.output)
            .filter { seen.insert($0).inserted }.joined(separator: " ")
    }
}
