/// The words in a row of a drawing that fills any width: each stands where it has room on the narrowest page, or is left out.
struct WordRow {
    /// The narrowest drawing that words are placed for, a phone's, in points.
    static let narrowest = 246.0

    let widths: FaceWidths
    private var taken: [ClosedRange<Double>] = []

    init(_ widths: FaceWidths) { self.widths = widths }

    /// Words with the side of their place on which they stand.
    struct Placed {
        var text: String
        var isBefore: Bool
    }

    /// Finds room for words behind a place, else before it, or before `start` where something lies between the two; else without
    /// the time that they end with; nil if there is none.
    ///
    /// Places are fractions of the width, `inset` is in points.
    mutating func put(
        _ words: String, from start: Double? = nil, at place: Double, inset: Double
    ) -> Placed? {
        for text in [words, Self.withoutTime(words)] {
            let width = widths.label(text)
            let (behind, before) = (
                place * Self.narrowest + inset,
                (start ?? place) * Self.narrowest - inset - width
            )
            for (start, isBefore) in [(behind, false), (before, true)]
            where start >= 0 && start + width <= Self.narrowest && take(start...start + width) {
                return Placed(text: text, isBefore: isBefore)
            }
        }
        return nil
    }

    /// Whether words have room between two places, behind an inset; what is between them is taken then.
    mutating func put(_ words: String, from: Double, to: Double, inset: Double) -> Bool {
        let (start, width) = (from * Self.narrowest, widths.label(words))
        guard inset + width + 4 <= (to - from) * Self.narrowest,
            take(start + inset...start + inset + width)
        else { return false }
        taken.append(start...to * Self.narrowest)
        return true
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
