/// The words in a row of a drawing of one width: each stands where it has room, or is left out.
struct WordRow {
    let widths: FaceWidths
    /// The width of the drawing, in points.
    let width: Double
    private var taken: [ClosedRange<Double>] = []

    init(_ widths: FaceWidths, width: Double) { (self.widths, self.width) = (widths, width) }

    /// Finds room for words behind a place, else before it, or before `start` where something lies between the two; else for
    /// fewer words: without the time that they end with, or the brief ones; nil if there is none.
    ///
    /// Places are fractions of the width, `inset` is in points.
    mutating func put(
        _ words: String, brief: String? = nil, name: String, from start: Double? = nil,
        at place: Double, inset: Double
    ) -> LaneLabels.Label? {
        for text in [words, Self.withoutTime(words), brief].compactMap(\.self) {
            let length = widths.label(text)
            let (behind, before) = (
                place * width + inset, (start ?? place) * width - inset - length
            )
            for (edge, isBefore) in [(behind, false), (before, true)]
            where edge >= 0 && edge + length <= width && take(edge...edge + length) {
                return .init(
                    text: text, name: name, place: isBefore ? start ?? place : place,
                    inset: inset, isBefore: isBefore)
            }
        }
        return nil
    }

    /// Whether words have room between two places, behind an inset.
    func fits(_ words: String, from: Double, to: Double, inset: Double) -> Bool {
        inset + widths.label(words) + 4 <= (to - from) * width
    }

    /// Keeps words away from what is drawn between two places.
    mutating func block(from: Double, to: Double) {
        taken.append(from * width...max(from, to) * width)
    }

    private mutating func take(_ span: ClosedRange<Double>) -> Bool {
        guard !taken.contains(where: { $0.overlaps(span) }) else { return false }
        taken.append(span)
        return true
    }

    private static func withoutTime(_ words: String) -> String {
        guard let space = words.lastIndex(of: " "),
            words[words.index(after: space)...].first?.isNumber == true
        else { return words }
        return String(words[..<space])
    }
}
