import Notebook

/// Series over a number, in SVG: places across are percentages, so that the drawing fills any width
/// with its text at one size.
struct LinePlot {
    let table: Table
    let title: String
    /// Unique on the page.
    let id: String

    private static let height = 260.0
    private static let inner = 1000.0

    private var places: [Double] { table.rows.compactMap { $0[0].value } }
    private var across: Scale { Scale(within: places) }
    private var up: Scale {
        Scale(
            table.rows.flatMap { row in
                row.dropFirst().flatMap { [$0.value, $0.low, $0.high].compactMap { $0 } }
            })
    }

    func svg() -> String {
        let (across, up) = (across, up)
        let series = table.columns.indices.dropFirst().map { draw($0, across, up) }
        return SVG.element(
            "svg",
            [
                "class": "plot", "width": "100%", "height": Self.height + 44, "role": "img",
                "aria-labelledby": "\(id)-t",
            ],
            SVG.element("title", ["id": "\(id)-t"], HTML.escape(title))
                + grid(up) + axis(across) + series.joined())
    }

    private func y(_ value: Double, _ up: Scale) -> Double {
        Self.height * (1 - up.fraction(of: value))
    }

    private func grid(_ up: Scale) -> String {
        let lines = up.ticks.map { tick in
            let y = y(tick, up)
            return SVG.element("line", ["class": "grid", "x2": "100%", "y1": y, "y2": y])
                + SVG.element(
                    "text", ["class": "tick", "x": -8.0, "y": y + 4, "text-anchor": "end"],
                    up.label(tick))
        }
        return lines.joined()
    }

    private func axis(_ across: Scale) -> String {
        let base = Self.height
        let line = SVG.element("line", ["class": "axis", "x2": "100%", "y1": base, "y2": base])
        let ticks = across.ticks.map { tick in
            let x = Percent(across.fraction(of: tick))
            return SVG.element(
                "line", ["class": "axis", "x1": x, "x2": x, "y1": base, "y2": base + 5])
                + SVG.element(
                    "text", ["class": "tick", "x": x, "y": base + 19, "text-anchor": "middle"],
                    across.label(tick))
        }
        let name = SVG.element(
            "text", ["class": "name", "x": "100%", "y": base + 38, "text-anchor": "end"],
            HTML.escape(table.columns[0]))
        return line + ticks.joined() + name
    }

    private func draw(_ column: Int, _ across: Scale, _ up: Scale) -> String {
        let points = table.rows.map { row -> (x: Double, cell: Cell)? in
            row[0].value.map { (across.fraction(of: $0), row[column]) }
        }
        let runs = points.split { $0?.cell.value == nil }.map { $0.compactMap { $0 } }
        let lines = runs.filter { $0.count > 1 }.map { run in
            let corners = run.map { point in
                NumberText.short(point.x * Self.inner) + ","
                    + NumberText.short(y(point.cell.value ?? 0, up))
            }
            return SVG.element("polyline", ["points": corners.joined(separator: " ")])
        }
        let sheet = SVG.element(
            "svg",
            [
                "class": "lines", "width": "100%", "height": Self.height,
                "viewBox": "0 0 \(Int(Self.inner)) \(Int(Self.height))",
                "preserveAspectRatio": "none",
            ], lines.joined())
        let marks = runs.joined().map { point in
            whisker(point.x, point.cell, up)
                + SVG.element(
                    "svg",
                    ["class": "point", "x": Percent(point.x), "y": y(point.cell.value ?? 0, up)],
                    SeriesMark.shape(column - 1))
        }
        return SVG.element(
            "g", ["class": SeriesMark.name(column - 1)], sheet + marks.joined())
    }

    private func whisker(_ x: Double, _ cell: Cell, _ up: Scale) -> String {
        guard let low = cell.low, let high = cell.high else { return "" }
        return SVG.element(
            "line",
            [
                "class": "whisker", "x1": Percent(x), "x2": Percent(x), "y1": y(low, up),
                "y2": y(high, up),
            ])
    }
}
