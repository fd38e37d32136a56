/// Where the words of a lane stand, in a drawing of one width.
struct LaneLabels {
    /// The width of the narrowest drawing, a phone's, in points.
    static let slim = 246.0
    /// The width that a drawing has at least on pages with room for a margin, in points.
    static let broad = 440.0

    let widths: FaceWidths
    let width: Double

    /// Words at a place, which is a fraction of the width, with a distance in points.
    struct Label: Equatable {
        var text: String
        /// The class that colours it.
        var name: String
        var place: Double
        var inset: Double
        /// Whether they end at the place, and do not begin there.
        var isBefore: Bool
    }

    /// The words of a lane: a bar's in it if they fit there, else behind it, else before it; a mark's behind or before it.
    func labels(of lane: LaneChart.Lane) -> [Label] {
        var row = WordRow(widths, width: width)
        var labels: [Label] = []
        var outside: [LaneChart.Bar] = []
        for bar in lane.bars {
            if bar.kind == .win || bar.kind == .waiting { row.block(from: bar.from, to: bar.to) }
            guard let words = bar.text else { continue }
            if bar.kind != .touch, row.fits(words, from: bar.from, to: bar.to, inset: 6) {
                row.block(from: bar.from, to: bar.to)
                labels.append(
                    Label(
                        text: words, name: bar.kind == .win ? "onwin" : "waits", place: bar.from,
                        inset: 6, isBefore: false))
            } else {
                outside.append(bar)
            }
        }
        for mark in lane.marks {
            let label = mark.text.flatMap {
                row.put(
                    $0, brief: mark.brief, name: Self.name(of: mark.kind), at: mark.at,
                    inset: (mark.kind == .win ? 13 : 14) + max(0, mark.shift))
            }
            if let label { labels.append(label) }
        }
        for bar in outside {
            let label = bar.text.flatMap {
                row.put($0, name: Self.name(of: bar.kind), from: bar.from, at: bar.to, inset: 8)
            }
            if let label { labels.append(label) }
        }
        return labels
    }

    private static func name(of kind: LaneChart.Mark.Kind) -> String {
        switch kind {
        case .down, .lift: "touched"
        case .no: "refused"
        case .win: "won"
        }
    }

    private static func name(of kind: LaneChart.Bar.Kind) -> String {
        switch kind {
        case .touch: "touched"
        case .win: "won"
        case .possible, .waiting: "waits"
        }
    }
}

extension LaneChart.Mark {
    /// How far it stands from its place, in points.
    var shift: Double {
        let distance = kind == .no ? 11.0 : 8.0
        return switch side {
        case .none: 0
        case .before: -distance
        case .behind: distance
        }
    }
}
