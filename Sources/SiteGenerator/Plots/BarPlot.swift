import Notebook

/// Numbers by name, in SVG: for each row its name, and under it a bar for each series.
struct BarPlot {
    let table: Table
    let title: String
    /// Unique on the page.
    let id: String

    private enum Size {
        static let name = 20.0
        static let bar = 16.0
        static let gap = 12.0
    }

    /// Bars end before the right margin, where their numbers stand.
    private static let widest = 0.66

    func svg() -> String {
        let scale = Scale(
            table.rows.flatMap { row in
                row.dropFirst().flatMap { [$0.value, $0.low, $0.high].compactMap { $0 } }
            } + [0])
        var y = 0.0
        var body = ""
        for row in table.rows {
            body += SVG.element(
                "text", ["class": "name", "y": y + 14], HTML.escape(row[0].text))
            y += Size.name
            for (series, cell) in row.dropFirst().enumerated() {
                body += SVG.element(
                    "g", ["class": SeriesMark.name(series)], bar(cell, top: y, scale))
                y += Size.bar
            }
            y += Size.gap
        }
        return SVG.element(
            "svg",
            [
                "class": "plot bars", "width": "100%", "height": y, "role": "img",
                "aria-labelledby": "\(id)-t",
            ], SVG.element("title", ["id": "\(id)-t"], HTML.escape(title)) + body)
    }

    private func x(_ value: Double, _ scale: Scale) -> Percent {
        Percent(scale.fraction(of: value) * Self.widest)
    }

    private func bar(_ cell: Cell, top: Double, _ scale: Scale) -> String {
        let middle = top + Size.bar / 2 - 1
        let end = max(cell.high ?? cell.value ?? 0, 0)
        let number = SVG.element(
            "text", ["class": "tick", "x": x(end, scale), "dx": 8.0, "y": middle + 4],
            HTML.escape(cell.text))
        guard let value = cell.value else { return number }
        let rect = SVG.element(
            "rect",
            [
                "x": x(min(value, 0), scale), "y": top,
                "width": Percent(abs(value) / (scale.high - scale.low) * Self.widest),
                "height": Size.bar - 3, "rx": 1.5,
            ])
        guard let low = cell.low, let high = cell.high else { return rect + number }
        let whisker = SVG.element(
            "line",
            [
                "class": "whisker", "x1": x(low, scale), "x2": x(high, scale), "y1": middle,
                "y2": middle,
            ])
        return rect + whisker + number
    }
}
