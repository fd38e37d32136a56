import Literate
import Notebook

/// A plot on the page, with its table underneath.
struct PlotView {
    let tables: [RunKey: Table]
    let theme: Theme
    let words: Words

    /// The HTML of a `plot` block; `cell` makes that of a cell's Markdown.
    func html(
        _ block: Block, of claim: String, in chapter: Chapter, id: String?,
        source: TableView.Source,
        cell: ([MarkdownNode]) throws -> String
    ) throws -> String {
        guard let table = tables[RunKey(chapter: chapter.slug, claim: claim)] else {
            throw Problem(
                block.fence, "there is no table of the claim “\(claim)” to draw",
                remedy: "Run the book's claims first, and check the claim's id.")
        }
        if let problem = PlotCheck(block, table).problem { throw problem }
        let shown = chapter.blocks.filter { $0.kind == block.kind }
        let place = shown.firstIndex { $0.fence == block.fence } ?? 0
        let id = id ?? "_plot-\(claim)" + (place == 0 ? "" : "-\(place + 1)")
        let title = block.attributes["title"] ?? ""
        let measure = block.attributes["y"] ?? ""
        let isLine = table.rows.allSatisfy { $0[0].value != nil }
        var data = try TableView(theme: theme, words: words).rows(of: block, source, cell: cell)
        data["id"] = id
        data["title"] = title
        data["measure"] = measure
        data["source"] = source.data
        data["drawing"] =
            isLine
            ? LinePlot(table: table, title: title, id: id).svg()
            : BarPlot(table: table, title: title, id: id).svg()
        if table.columns.count > 2 {
            data["legend"] = [
                "series": table.columns.dropFirst().enumerated().map { index, name in
                    ["key": SeriesMark.key(index, ofBars: !isLine), "name": name]
                }
            ]
        }
        return try theme.render("plot", data)
    }
}
