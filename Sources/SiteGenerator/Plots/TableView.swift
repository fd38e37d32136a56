import Literate

/// A table on the page: rows written by hand, or computed by a claim.
struct TableView {
    let theme: Theme
    let words: Words

    /// The HTML of a table block; `cell` makes that of a cell's Markdown.
    func html(
        _ block: Block, id: String?, source: Source?, cell: ([MarkdownNode]) throws -> String
    ) throws -> String {
        var data = try rows(of: block, cell: cell)
        data["id"] = id
        data["source"] = source?.data
        return try theme.render("table", data)
    }

    /// The claim that computed the rows.
    struct Source {
        var claim: String
        var anchor: String?

        var data: [String: Any] {
            var data: [String: Any] = ["claim": claim]
            data["anchor"] = anchor
            return data
        }
    }

    /// The header and the rows as a template takes them.
    func rows(
        of block: Block, cell: ([MarkdownNode]) throws -> String
    ) throws -> [String: Any] {
        guard let table = TableReader(block).table else { return [:] }
        let numbers = table.header.indices.map { column in
            table.rows.allSatisfy { Self.isNumber($0[column].plainText) }
        }
        func cells(_ nodes: [MarkdownNode]) throws -> [[String: Any]] {
            try zip(nodes, numbers).map { node, isNumber in
                var data: [String: Any] = ["html": try cell(node.children.flatMap(\.children))]
                data["class"] = isNumber ? "number" : nil
                return data
            }
        }
        return [
            "header": try cells(table.header),
            "rows": try table.rows.map { row in
                var data: [String: Any] = [:]
                let all = try cells(row)
                data["first"] = all.first
                data["rest"] = Array(all.dropFirst())
                return data
            },
        ]
    }

    /// Whether a cell holds a number, with its interval or unit, or nothing.
    private static func isNumber(_ text: String) -> Bool {
        text == "–" || text.wholeMatch(of: /[−-]?[0-9.,∞]+( ?%| ?pt| ?s| ?ms| ?°)?( \([^)]*\))?/) != nil
    }
}
