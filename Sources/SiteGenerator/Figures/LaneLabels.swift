import Notebook

extension LaneChart {
    /// The width of a label in points; generous, since the reader's font is unknown.
    static func width(of text: String) -> Double {
        text.reduce(4) { $0 + ($1.unicodeScalars.allSatisfy { $0.value < 0x2E80 } ? 6.8 : 12) }
    }

    /// Each segment's label: in its bar where it fits, else in the first row under it that has
    /// room.
    static func labels(for segments: [Segment], label: (String) -> String) -> [Label] {
        var rowEnds: [Double] = []
        return segments.enumerated().map { index, segment in
            let text = label(segment.state)
            let width = width(of: text)
            if !segment.isFinal, (segment.to - segment.from) * narrowest >= width + 10 {
                return Label(text: text, at: segment.from, shift: 6, row: nil, segment: index)
            }
            let point = segment.from * narrowest
            let x = min(point, narrowest - width)
            let row = rowEnds.firstIndex { $0 <= x } ?? rowEnds.count
            if row == rowEnds.count { rowEnds.append(0) }
            rowEnds[row] = x + width + 6
            return Label(text: text, at: segment.from, shift: x - point, row: row, segment: index)
        }
    }

    /// At most seven ticks at times that a reader would choose.
    static func ticks(from start: Double, to end: Double) -> [Tick] {
        let steps = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60]
        let step = steps.first { (end - start) / $0 <= 6 } ?? 120
        let places = step < 0.1 ? 2 : step < 1 ? 1 : 0
        let first = Int((start / step).rounded(.up))
        let last = Int((end / step + 1e-9).rounded(.down))
        guard first <= last else { return [] }
        return (first...last).map { index in
            let time = Double(index) * step
            return Tick(at: (time - start) / (end - start), text: NumberText.fixed(time, places))
        }
    }
}
