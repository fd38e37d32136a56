import Literate

/// The terms of a glossary: the rows of its tables.
struct Glossary {
    /// A term, and what the other columns say of it.
    struct Row {
        /// The table that it stands in.
        var anchor: String
        var term: MarkdownNode
        var others: [MarkdownNode]
    }

    let rows: [Row]

    init(_ chapter: Chapter) {
        rows = chapter.blocks.flatMap { block -> [Row] in
            guard case .table(nil) = block.kind, let table = TableReader(block).table else {
                return []
            }
            let anchor = chapter.anchors.block(atLine: block.fence.line) ?? ""
            return table.rows.compactMap { cells in
                cells.first.map {
                    Row(anchor: anchor, term: $0, others: Array(cells.dropFirst()))
                }
            }
        }
    }

    /// The terms under the names that they have in Chinese.
    var aliases: [(phrase: String, words: String)] {
        rows.flatMap { row in
            row.others.flatMap { $0.plainText.split(separator: "、") }
                .map { $0.trimmingWhitespace() }.filter(Self.isChinese)
                .map { ($0, row.term.plainText.trimmingWhitespace()) }
        }
    }

    private static func isChinese(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { 0x3400...0x9FFF ~= $0.value }
    }
}
