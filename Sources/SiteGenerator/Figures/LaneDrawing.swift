import Notebook

/// The lanes in SVG: places in time are percentages, so that the drawing fills any width with its text at one size.
struct LaneDrawing {
    let chart: LaneChart
    /// The times of the pictures above.
    let moments: [Double]
    let title: String
    let widths: FaceWidths

    private enum Size {
        static let lane = 34.0
        static let bar = 20.0
        static let axis = 26.0
    }

    func svg() -> String {
        let bottom = Double(chart.lanes.count) * Size.lane
        let rows = chart.lanes.enumerated().map { draw($1, at: middle($0)) }
        let hairlines = moments.map { time in
            let x = Percent(chart.axis.place(of: time))
            return SVG.element("line", ["class": "moment", "x1": x, "x2": x, "y2": bottom])
        }
        return SVG.element(
            "svg",
            [
                "class": "lanes", "width": "100%", "height": bottom + Size.axis, "role": "img",
                "aria-label": title,
            ],
            rows.map(\.bars).joined() + hairlines.joined()
                + arrows + rows.map(\.marks).joined() + axis(at: bottom))
    }

    private func middle(_ lane: Int) -> Double { (Double(lane) + 0.5) * Size.lane }

    private func draw(_ lane: LaneChart.Lane, at y: Double) -> (bars: String, marks: String) {
        let base = SVG.element("line", ["class": "base", "x2": "100%", "y1": y, "y2": y])
        if let remark = lane.remark {
            return (base, self.remark([remark] + lane.briefRemarks, at: y))
        }
        let bars = lane.bars.map { bar($0, at: y) }
        let marks = lane.marks.map { mark($0, at: y) }
        return (base + bars.joined(), words(of: lane, at: y) + marks.joined())
    }

    private func bar(_ bar: LaneChart.Bar, at y: Double) -> String {
        let (x1, x2) = (Percent(bar.from), Percent(bar.to))
        guard bar.kind != .touch else {
            return SVG.element("line", ["class": "finger", "x1": x1, "x2": x2, "y1": y, "y2": y])
        }
        let height = bar.kind == .win ? Size.bar : Size.bar - 4
        return SVG.element(
            "rect",
            [
                "class": bar.kind.rawValue, "x": x1, "y": y - height / 2,
                "width": Percent(max(bar.to - bar.from, 0.002)), "height": height, "rx": 2.0,
            ])
    }

    /// A mark is a shape of the page's sprite, because a path cannot be placed by percentage.
    private func mark(_ mark: LaneChart.Mark, at y: Double) -> String {
        let shape =
            switch mark.kind {
            case .down: "_l-down"
            case .lift: "_l-lifted"
            case .no: "_l-no"
            case .win: "_l-win"
            }
        guard mark.side != .none else { return spot(shape, Percent(mark.at), y) }
        // It stands beside its place, with a gap in the bar between it and the other one.
        let plate = "<path class=\"plate\" d=\"M0-12h\(mark.shift.svg)V12H0z\"/>"
        return SVG.element(
            "svg", ["class": "spot", "x": Percent(mark.at), "y": y],
            plate + SVG.element("use", ["href": "#" + shape, "x": mark.shift]))
    }

    private func spot(_ shape: String, _ x: Percent, _ y: Double) -> String {
        SVG.element("use", ["href": "#" + shape, "x": x, "y": y])
    }

    /// A row in which nothing is drawn says what there is to say, on a dotted line: the first of some texts that has room.
    private func remark(_ texts: [String], at y: Double) -> String {
        let (start, gap) = (24.0, 6.0)
        let line = SVG.element("line", ["class": "none", "x2": "100%", "y1": y, "y2": y])
        return line
            + forEachWidth { width in
                let room = width - start - gap
                let fits = texts.first { widths.label($0) <= room }
                return [fits ?? fitting(texts[texts.count - 1], in: room)]
            } draw: { text, name in
                SVG.element(
                    "g", ["class": name],
                    SVG.element(
                        "rect",
                        [
                            "class": "plate", "x": start - gap, "y": y - 9,
                            "width": widths.label(text) + 2 * gap, "height": 18.0,
                        ])
                        + SVG.element(
                            "text", ["class": "nonetext", "x": start, "y": y + 4],
                            HTML.escape(text)))
            }
    }

    /// As much of a text as has room, with an ellipsis; the transcript has it all.
    private func fitting(_ text: String, in room: Double) -> String {
        guard widths.label(text) > room else { return text }
        var kept = text
        while !kept.isEmpty, widths.label(kept + "…") > room { kept.removeLast() }
        return kept + "…"
    }

    /// What stands at the bars and marks of a lane.
    private func words(of lane: LaneChart.Lane, at y: Double) -> String {
        forEachWidth { width in
            LaneLabels(widths: widths, width: width).labels(of: lane)
        } draw: { label, name in
            draw(label, name, y: y + 4)
        }
    }

    private func draw(_ label: LaneLabels.Label, _ width: String?, y: Double) -> String {
        SVG.element(
            "text",
            [
                "class": [label.name, width].compactMap(\.self).joined(separator: " "),
                "x": Percent(label.place), "dx": label.isBefore ? -label.inset : label.inset,
                "y": y, "text-anchor": label.isBefore ? "end" : nil,
            ], HTML.escape(label.text))
    }

    /// What is drawn on a phone and on wider pages, with the class that hides it on the others; what is the same on both, once.
    private func forEachWidth<Part: Equatable>(
        _ parts: (_ width: Double) -> [Part], draw: (Part, _ name: String?) -> String
    ) -> String {
        let (slim, broad) = (parts(LaneLabels.slim), parts(LaneLabels.broad))
        return slim.map { draw($0, broad.contains($0) ? nil : "slim") }.joined()
            + broad.filter { !slim.contains($0) }.map { draw($0, "broad") }.joined()
    }

    /// The arrows, each with its word in the gap next to the one that is kept out.
    private var arrows: String {
        chart.arrows.map(draw).joined()
            + forEachWidth { width in
                var gaps: [Double: WordRow] = [:]
                return chart.arrows.compactMap { arrow -> ArrowLabel? in
                    let down = arrow.to > arrow.from
                    let gap = middle(arrow.to) + (down ? -Size.lane / 2 : Size.lane / 2)
                    return gaps[gap, default: WordRow(widths, width: width)]
                        .put(arrow.text, name: "word", at: arrow.at, inset: 8)
                        .map { ArrowLabel(label: $0, gap: gap) }
                }
            } draw: { arrow, name in
                draw(arrow.label, name, y: arrow.gap + 3.5)
            }
    }

    /// The word of an arrow, and how deep the gap lies in which it stands.
    private struct ArrowLabel: Equatable {
        var label: LaneLabels.Label
        var gap: Double
    }

    private func draw(_ arrow: LaneChart.Arrow) -> String {
        let down = arrow.to > arrow.from
        let start = middle(arrow.from) + (down ? Size.bar / 2 : -Size.bar / 2)
        let end = middle(arrow.to) + (down ? -14 : 14)
        let x = Percent(arrow.at)
        return SVG.element("line", ["class": "arrow", "x1": x, "x2": x, "y1": start, "y2": end])
            + spot(down ? "_l-to" : "_l-up", x, end)
    }

    private func axis(at y: Double) -> String {
        let line = SVG.element("line", ["class": "axis", "x2": "100%", "y1": y, "y2": y])
        let ticks = chart.axis.ticks.enumerated().map { index, tick in
            let x = Percent(tick.at)
            return spot("_l-tick", x, y)
                + SVG.element(
                    "text",
                    [
                        "class": tick.anchor == "middle" ? "t" : "t " + tick.anchor, "x": x,
                        "y": y + 19,
                    ],
                    tick.text + (index == 0 ? " s" : ""))
        }
        let breaks = chart.axis.breaks.map { spot("_l-break", Percent($0), y) }
        return line + ticks.joined() + breaks.joined()
    }
}
