import Literate
import Notebook

/// A table on the page: rows written by hand, or computed by a claim.
struct TableView {
    let theme: Theme
    let words: Words

    /// The HTML of a table block; `cell` makes that of a cell's Markdown.
    func html(
        _ block: Block, id: String?, source: Source?, cell: ([MarkdownNode]) throws -> String
    ) throws -> String {
        var data = try rows(of: block, source, cell: cell)
        data["id"] = id
        data["source"] = source?.data
        return try theme.render("table", data)
    }

    /// The HTML of a chart of pairs; nothing without one.
    func chart(_ pairs: PairChart?) throws -> String {
        try pairs.map {
            try theme.render("pairs", $0.data, in: ["lang": words.foreign ?? false])
        } ?? ""
    }

    /// The claim that computed the rows.
    struct Source {
        var claim: String
        var anchor: String?
        /// Where the cells of its rows lead, and who won there.
        var links: [[Link?]] = []

        struct Link {
            /// Nil where the row's name leads to all its runs.
            var href: String?
            var slots: WinnerSlots?
        }

        /// In a table with more runs than that it is the rows' names that lead to them: nobody wants so many links.
        private static let fewRuns = 50

        init(claim: String, anchor: String? = nil, table: Table? = nil, chapter: String) {
            self.claim = claim
            self.anchor = anchor
            let rows = table?.rows ?? []
            let isLarge = rows.joined().count { $0.run != nil } > Self.fewRuns
            links = rows.map { row in
                let runs = row.compactMap(\.run?.name)
                var links = row.map { cell in
                    cell.run.map {
                        let href =
                            KeptTranscript.page(of: $0.name, chapter: chapter) + "#"
                            + KeptTranscript.anchor(of: $0.name)
                        return Link(
                            href: isLarge ? nil : href,
                            slots: WinnerSlots(cell.text, pair: row[0].text))
                    }
                }
                if isLarge, let first = runs.first {
                    let page = KeptTranscript.page(of: first, chapter: chapter)
                    links[0] = Link(href: page + "#" + KeptPages.anchor(ofRow: runs))
                }
                return links
            }
        }

        var data: [String: Any] {
            var data: [String: Any] = ["claim": claim]
            data["anchor"] = anchor
            return data
        }
    }

    /// The header and the rows as a template takes them.
    func rows(
        of block: Block, _ source: Source?, cell: ([MarkdownNode]) throws -> String
    ) throws -> [String: Any] {
        guard let table = TableReader(block).table else { return [:] }
        let numbers = table.header.indices.map { column in
            table.rows.allSatisfy { Self.isNumber($0[column].plainText) }
        }
        func cells(_ nodes: [MarkdownNode], links: [Source.Link?] = []) throws -> [[String: Any]] {
            try nodes.indices.map { column in
                var html = try cell(nodes[column].children.flatMap(\.children))
                if links.indices.contains(column), let link = links[column] {
                    let linked = link.href.map { "<a href=\"\(HTML.escape($0))\">\(html)</a>" }
                    html = (link.slots?.svg ?? "") + (linked ?? html)
                }
                var data: [String: Any] = ["html": html]
                data["class"] = numbers[column] ? "number" : nil
                data["isEmpty"] = html.isEmpty ? true : nil
                return data
            }
        }
        let links = source?.links ?? []
        return [
            // What a claim computes is in the book's language, whatever language the page is in.
            "lang": source.flatMap { _ in words.foreign } ?? false,
            "header": try cells(table.header),
            "rows": try table.rows.enumerated().map { index, row in
                let all = try cells(row, links: links.indices.contains(index) ? links[index] : [])
                var data: [String: Any] = ["rest": Array(all.dropFirst())]
                data["first"] = all.first
                return data
            },
        ]
    }

    /// Whether a cell holds a number, with its interval or unit, or nothing.
    private static func isNumber(_ text: String) -> Bool {
        text == "–"
            || text.wholeMatch(of: number) != nil
    }

    // Read once: a literal in a function is read at each use.
    nonisolated(unsafe) private static let number =
        /[−-]?[0-9.,∞]+( ?%| ?pt| ?s| ?ms| ?°)?( \([^)]*\))?/
}
