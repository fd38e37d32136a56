import Notebook

/// A line of a plot: its name, and the places it goes through.
struct Series {
    let name: String
    let points: [(x: Double, y: Double)]

    /// What was measured.
    init(_ name: String, points: [(x: Double, y: Double)]) {
        self.name = name
        self.points = points
    }
}

/// Curves over two axes, as SVG.
struct Plot {
    /// The file it is written to, without its ending.
    let file: String
    let title: String
    /// What goes across, with its unit.
    let across: String
    /// What goes up, with its unit.
    let up: String
    let series: [Series]

    private let width = 760.0, height = 460.0
    private let left = 72.0, right = 24.0, top = 52.0, bottom = 92.0
    private let colors = ["#1f5fbf", "#c2410c", "#15803d", "#7e22ce", "#a16207", "#0f766e"]

    /// The picture.
    var svg: String {
        let x = Scale(series.flatMap { $0.points.map(\.x) })
        let y = Scale(series.flatMap { $0.points.map(\.y) })
        func place(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
            (
                left + x.fraction(of: point.x) * (width - left - right),
                height - bottom - y.fraction(of: point.y) * (height - top - bottom)
            )
        }
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(short(width)) "
                + "\(short(height))\" font-family=\"sans-serif\" font-size=\"13\">",
            "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
            text(title, left, 30, size: 17),
        ]
        for tick in x.ticks {
            let at = place((tick, y.low)).x
            lines.append(line((at, top), (at, height - bottom), "#e5e5e5", 1))
            lines.append(text(x.label(tick), at, height - bottom + 18, anchor: "middle"))
        }
        for tick in y.ticks {
            let at = place((x.low, tick)).y
            lines.append(line((left, at), (width - right, at), "#e5e5e5", 1))
            lines.append(text(y.label(tick), left - 8, at + 4, anchor: "end"))
        }
        lines.append(line((left, top), (left, height - bottom), "#333", 1))
        lines.append(line((left, height - bottom), (width - right, height - bottom), "#333", 1))
        let middle = (left + width - right) / 2
        lines.append(text(across, middle, height - bottom + 40, anchor: "middle"))
        let center = (top + height - bottom) / 2
        lines.append(
            "<g transform=\"translate(20 \(short(center))) rotate(-90)\">"
                + text(up, 0, 0, anchor: "middle") + "</g>")
        var key = left
        for (index, one) in series.enumerated() {
            let color = colors[index % colors.count]
            let path = one.points.map(place).map { "\(short($0.x)),\(short($0.y))" }
            lines.append(
                "<polyline points=\"\(path.joined(separator: " "))\" fill=\"none\" "
                    + "stroke=\"\(color)\" stroke-width=\"2\"/>")
            lines.append(line((key, height - 22), (key + 18, height - 22), color, 3))
            lines.append(text(one.name, key + 24, height - 18))
            key += 24 + 7.2 * Double(one.name.count) + 20
        }
        return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private func line(
        _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ color: String,
        _ thickness: Double
    ) -> String {
        "<line x1=\"\(short(from.x))\" y1=\"\(short(from.y))\" x2=\"\(short(to.x))\" "
            + "y2=\"\(short(to.y))\" stroke=\"\(color)\" stroke-width=\"\(short(thickness))\"/>"
    }

    private func text(
        _ words: String, _ x: Double, _ y: Double, anchor: String = "start", size: Double = 13
    ) -> String {
        "<text x=\"\(short(x))\" y=\"\(short(y))\" text-anchor=\"\(anchor)\" fill=\"#222\" "
            + "font-size=\"\(short(size))\">\(words)</text>"
    }
}

/// A number with two decimals at most.
func short(_ number: Double) -> String { NumberText.short(number, 2) }
