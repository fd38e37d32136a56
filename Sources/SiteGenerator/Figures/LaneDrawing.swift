/// The lanes in SVG: places in time are percentages, so that the drawing fills any width with its
/// text at one size.
struct LaneDrawing {
    let chart: LaneChart
    /// The times of the pictures above, as fractions: a hairline each.
    let moments: [Double]
    /// Unique on the page; the drawing's own ids start with it.
    let id: String
    let title: String

    private enum Size {
        static let name = 19.0
        static let bar = 20.0
        static let dots = 7.0
        static let row = 16.0
        static let gap = 14.0
        static let axis = 26.0
    }

    func svg() -> String {
        var y = 0.0
        var body = ""
        for lane in chart.lanes {
            body += draw(lane, top: y)
            y += Self.height(of: lane)
        }
        let hairlines = moments.map {
            SVG.element("line", ["class": "moment", "x1": Percent($0), "x2": Percent($0), "y2": y])
        }
        return SVG.element(
            "svg",
            [
                "class": "lanes", "width": "100%", "height": y + Size.axis, "role": "img",
                "aria-labelledby": "\(id)-t",
            ],
            SVG.element("title", ["id": "\(id)-t"], HTML.escape(title)) + hatching
                + hairlines.joined() + body + axis(at: y))
    }

    private var hatching: String {
        let line = SVG.element("line", ["class": "hatch", "y2": 6.0])
        let pattern = SVG.element(
            "pattern",
            [
                "id": "\(id)-h", "width": 6.0, "height": 6.0, "patternUnits": "userSpaceOnUse",
                "patternTransform": "rotate(45)",
            ], line)
        return SVG.element("defs", [:], pattern)
    }

    private static func height(of lane: LaneChart.Lane) -> Double {
        Size.name + Size.bar + dots(under: lane) + Double(lane.rows) * Size.row + Size.gap
    }

    /// The height of the dots for actions, between a bar and its labels.
    private static func dots(under lane: LaneChart.Lane) -> Double {
        lane.actions.isEmpty ? 0 : Size.dots
    }

    private func draw(_ lane: LaneChart.Lane, top: Double) -> String {
        let bar = top + Size.name
        let middle = bar + Size.bar / 2
        let name = SVG.element("text", ["class": "name", "y": top + 13], HTML.escape(lane.name))
        let rest = SVG.element(
            "line", ["class": "rest", "x2": "100%", "y1": middle, "y2": middle])
        let segments = lane.segments.map { draw($0, top: bar) }
        let labels = lane.labels.map { draw($0, in: lane, bar: bar) }
        let actions = lane.actions.map {
            SVG.element(
                "circle",
                ["class": "action", "cx": Percent($0), "cy": bar + Size.bar + 5, "r": 2.5])
        }
        let shapes = [name, rest] + segments + labels + actions
        return SVG.element("g", ["class": lane.isFinger ? "lane touch" : "lane"], shapes.joined())
    }

    private func draw(_ segment: LaneChart.Segment, top: Double) -> String {
        let middle = top + Size.bar / 2
        guard segment.isFinal else {
            func bar(_ name: String?, fill: String?) -> String {
                SVG.element(
                    "rect",
                    [
                        "class": name, "x": Percent(segment.from), "y": top,
                        "width": Percent(segment.to - segment.from), "height": Size.bar, "rx": 3.0,
                        "fill": fill,
                    ])
            }
            let hatch = segment.state == "waiting" ? bar(nil, fill: "url(#\(id)-h)") : ""
            return bar("bar \(segment.state)", fill: nil) + hatch
        }
        let tail = SVG.element(
            "line",
            [
                "class": "tail \(segment.state)", "x1": Percent(segment.from),
                "x2": Percent(segment.to), "y1": middle, "y2": middle,
            ])
        // A nested drawing carries the mark, because a path cannot be placed by percentage.
        let mark = SVG.element(
            "svg", ["class": "mark \(segment.state)", "x": Percent(segment.from), "y": middle],
            mark(segment.state))
        return tail + mark
    }

    private func mark(_ state: String) -> String {
        switch state {
        case "failed": "<path d=\"M-5-5 5 5M5-5-5 5\"/>"
        case "cancelled": "<circle r=\"6\"/><path d=\"M-4 4 4-4\"/>"
        default: "<circle class=\"full\" r=\"6\"/>"
        }
    }

    private func draw(_ label: LaneChart.Label, in lane: LaneChart.Lane, bar: Double) -> String {
        var name: String?
        var y = bar + Size.bar / 2 + 4
        if let row = label.row {
            y = bar + Size.bar + Self.dots(under: lane) + Double(row + 1) * Size.row - 2
        } else {
            name = "inside \(lane.segments[label.segment].state)"
        }
        return SVG.element(
            "text", ["class": name, "x": Percent(label.at), "dx": label.shift, "y": y],
            HTML.escape(label.text))
    }

    private func axis(at y: Double) -> String {
        let line = SVG.element("line", ["class": "axis", "x2": "100%", "y1": y, "y2": y])
        let ticks = chart.ticks.map { tick in
            let x = Percent(tick.at)
            let anchor = tick.at < 0.02 ? "start" : tick.at > 0.97 ? "end" : "middle"
            return SVG.element("line", ["class": "axis", "x1": x, "x2": x, "y1": y, "y2": y + 5])
                + SVG.element(
                    "text", ["class": "time", "x": x, "y": y + 19, "text-anchor": anchor],
                    tick.text + " s")
        }
        return line + ticks.joined()
    }
}
