/// The lanes in SVG: places in time are percentages, so that the drawing fills any width with its text at one size.
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
        static let row = 16.0
        static let dots = 7.0
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
        let height = y + Size.axis
        let hairlines = moments.map { moment in
            "<line class=\"moment\" x1=\"\(percent(moment))\" x2=\"\(percent(moment))\" y1=\"0\" y2=\"\(short(y))\"/>"
        }.joined()
        return """
            <svg class="lanes" width="100%" height="\(short(height))" role="img" aria-labelledby="\(id)-t">\
            <title id="\(id)-t">\(HTML.escape(title))</title>\
            <defs><pattern id="\(id)-h" width="6" height="6" patternUnits="userSpaceOnUse" \
            patternTransform="rotate(45)"><line class="hatch" x1="0" x2="0" y1="0" y2="6"/></pattern></defs>\
            \(hairlines)\(body)\(axis(at: y))</svg>
            """
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
        var shapes = "<text class=\"name\" y=\"\(short(top + 13))\">\(HTML.escape(lane.name))</text>"
        shapes += """
            <line class="rest" x1="0" x2="100%" y1="\(short(bar + Size.bar / 2))" y2="\(short(bar + Size.bar / 2))"/>
            """
        shapes += lane.segments.map { draw($0, top: bar) }.joined()
        shapes += lane.labels.map { draw($0, in: lane, bar: bar) }.joined()
        shapes += lane.actions.map {
            "<circle class=\"action\" cx=\"\(percent($0))\" cy=\"\(short(bar + Size.bar + 5))\" r=\"2.5\"/>"
        }.joined()
        return "<g class=\"lane\(lane.isFinger ? " touch" : "")\">\(shapes)</g>"
    }

    private func draw(_ segment: LaneChart.Segment, top: Double) -> String {
        let middle = short(top + Size.bar / 2)
        let (from, to) = (percent(segment.from), percent(segment.to))
        let state = HTML.escape(segment.state)
        guard segment.isFinal else {
            let place = """
                x="\(from)" y="\(short(top))" width="\(percent(segment.to - segment.from))" \
                height="\(short(Size.bar))" rx="3"
                """
            let hatch =
                segment.state == "waiting" ? "<rect \(place) fill=\"url(#\(id)-h)\"/>" : ""
            return "<rect class=\"bar \(state)\" \(place)/>" + hatch
        }
        let tail = "<line class=\"tail \(state)\" x1=\"\(from)\" x2=\"\(to)\" y1=\"\(middle)\" y2=\"\(middle)\"/>"
        // A nested drawing carries the mark, because a path cannot be placed by percentage.
        return tail + "<svg class=\"mark \(state)\" x=\"\(from)\" y=\"\(middle)\">\(mark(segment.state))</svg>"
    }

    private func mark(_ state: String) -> String {
        switch state {
        case "failed": "<path d=\"M-5-5 5 5M5-5-5 5\"/>"
        case "cancelled": "<circle r=\"6\"/><path d=\"M-4 4 4-4\"/>"
        default: "<circle class=\"full\" r=\"6\"/>"
        }
    }

    private func draw(_ label: LaneChart.Label, in lane: LaneChart.Lane, bar: Double) -> String {
        let state = HTML.escape(lane.segments[label.segment].state)
        let text = HTML.escape(label.text)
        guard let row = label.row else {
            let y = short(bar + Size.bar / 2 + 4)
            return """
                <text class="inside \(state)" x="\(percent(label.at))" dx="\(short(label.shift))" y="\(y)">\(text)</text>
                """
        }
        let y = short(bar + Size.bar + Self.dots(under: lane) + Double(row + 1) * Size.row - 2)
        return "<text x=\"\(percent(label.at))\" dx=\"\(short(label.shift))\" y=\"\(y)\">\(text)</text>"
    }

    private func axis(at y: Double) -> String {
        let line = "<line class=\"axis\" x1=\"0\" x2=\"100%\" y1=\"\(short(y))\" y2=\"\(short(y))\"/>"
        let ticks = chart.ticks.map { tick in
            let anchor = tick.at < 0.02 ? "start" : tick.at > 0.97 ? "end" : "middle"
            return """
                <line class="axis" x1="\(percent(tick.at))" x2="\(percent(tick.at))" y1="\(short(y))" \
                y2="\(short(y + 5))"/><text class="time" x="\(percent(tick.at))" y="\(short(y + 19))" \
                text-anchor="\(anchor)">\(tick.text) s</text>
                """
        }
        return line + ticks.joined()
    }

    private func percent(_ fraction: Double) -> String { Decimal.short(fraction * 100, 2) + "%" }
    private func short(_ value: Double) -> String { Decimal.short(value) }
}
