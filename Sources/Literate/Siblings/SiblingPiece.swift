/// A piece of a page that its siblings have too, in the same order: a heading or a block.
struct SiblingPiece {
    /// What both have in common: a heading's level, or a block's fence without what is translated.
    let key: String
    /// Where it stands.
    let position: SourcePosition
    /// The block; nil for a heading.
    let block: Block?

    /// The attributes that are words for the reader.
    private static let translated: Set = ["choice", "name", "title", "y"]

    /// The pieces of a chapter, in order.
    static func all(of chapter: Chapter) -> [SiblingPiece] {
        let headings = chapter.document.headings.compactMap { node -> SiblingPiece? in
            guard case .heading(let level) = node.kind else { return nil }
            return SiblingPiece(
                key: "\(String(repeating: "#", count: level)) heading",
                position: chapter.position(of: node), block: nil)
        }
        let blocks = chapter.blocks.map {
            SiblingPiece(key: key(of: $0), position: $0.fence, block: $0)
        }
        return (headings + blocks).sorted { $0.position < $1.position }
    }

    /// The piece as a message calls it.
    var name: String {
        block == nil ? "a heading of level \(key.prefix { $0 == "#" }.count)" : "“\(key)”"
    }

    /// A block's fence, without what is translated.
    private static func key(of block: Block) -> String {
        let attributes = block.info.attributes.filter { !translated.contains($0.key.text) }
            .map { attribute -> String in
                let value = attribute.value.text
                let isPlain = !value.contains { $0.isWhitespace || $0 == "}" }
                return "\(attribute.key.text)=\(isPlain ? value : "\"\(value)\"")"
            }
        let marks =
            block.classes.map { "." + $0 }.sorted() + (block.id.map { ["#" + $0] } ?? [])
            + attributes.sorted()
        guard !marks.isEmpty else { return "```" + block.info.language.text }
        return "```\(block.info.language.text) {\(marks.joined(separator: " "))}"
    }
}

extension Block {
    /// Whether its text is words for the reader, which a sibling translates; any other text is the original's.
    var isWords: Bool {
        switch kind {
        case .prediction, .exercise, .hint, .notice, .reply, .discussion, .symptom, .teaser,
            .table(nil):
            true
        default: false
        }
    }
}
