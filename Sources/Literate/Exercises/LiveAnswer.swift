/// How an exercise is answered in the page, by the live engine: with a number, or with the reader's own touches.
///
///     ```swift {.starter of=paint-angle live="limit of 0 to 90 by 15"}
///     ```swift {.starter of=swipe-between live=touch}
public enum LiveAnswer: Equatable, Sendable {
    /// A constant of the answer is one of these numbers.
    case number(constant: String, values: [Double])
    /// What the answer's function does with the device, the reader's fingers do.
    case touches(function: String)

    /// The answer that an exercise's starter names; nil if it names none, or nothing that can be read.
    init?(_ starter: Block) {
        guard let text = starter.attributes["live"] else { return nil }
        if text.wholeMatch(of: /[A-Za-z_]\w*/) != nil {
            self = .touches(function: text)
        } else if let match = text.wholeMatch(of: /([A-Za-z_]\w*)\s+of\s+(.+)/),
            let values = Self.values(match.2)
        {
            self = .number(constant: String(match.1), values: values)
        } else {
            return nil
        }
    }

    /// The most values that a reader can turn through.
    static let mostValues = 100

    /// The numbers of `0 to 90 by 15`, or of a list; nil if these are none, fewer than three or too many.
    private static func values(_ text: Substring) -> [Double]? {
        let values: [Double]
        if let match = text.wholeMatch(of: /(-?[0-9.]+)\s+to\s+(-?[0-9.]+)\s+by\s+([0-9.]+)/),
            let from = Double(match.1), let to = Double(match.2), let step = Double(match.3),
            step > 0, from < to, (to - from) / step <= Double(mostValues)
        {
            values = (0...Int((to - from) / step + 1e-9)).map { from + Double($0) * step }
        } else {
            let parts = text.split(separator: ",").map { Double($0.trimmingWhitespace()) }
            values = parts.compactMap(\.self)
            guard values.count == parts.count, values == values.sorted() else { return nil }
        }
        return (3...mostValues).contains(values.count) ? values : nil
    }

    /// A number as Swift and the page write it.
    static func text(of value: Double) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}

extension ExerciseDraft {
    /// How it is answered in the page; nil if that cannot be done.
    var liveAnswer: LiveAnswer? { self[.starter].first.flatMap(LiveAnswer.init) }
}

extension Exercise {
    /// How it is answered in the page, by the live engine; nil if that cannot be done.
    public var liveAnswer: LiveAnswer? { draft.liveAnswer }
}
