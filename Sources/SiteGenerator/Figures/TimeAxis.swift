import Notebook

/// The axis of time under a run's lanes: what happens is drawn to scale, and long pauses are cut out.
///
/// Places are fractions of the width.
struct TimeAxis: Equatable {
    /// A stretch of time that is drawn to scale.
    struct Stretch: Equatable {
        var times: ClosedRange<Double>
        var places: ClosedRange<Double>
    }

    struct Tick: Equatable {
        var at: Double
        var text: String

        /// Which end of its number stands at its place, so that it does not stick out.
        var anchor: String { at < 0.07 ? "start" : at > 0.93 ? "end" : "middle" }
    }

    private(set) var stretches: [Stretch] = []
    /// Where time was cut out.
    private(set) var breaks: [Double] = []
    private(set) var ticks: [Tick] = []

    /// Pauses longer than that are cut out, in seconds: nobody waits for anything then.
    private static let longestPause = 0.6
    /// How long a finger may rest before that is cut short as well.
    private static let longestRest = 1.6
    /// How far the axis goes on after the last event, as a share of the time drawn.
    private static let tail = 0.25
    /// The width of a cut, as a share of the time drawn.
    private static let cut = 0.06

    /// The axis for these times; `rests` tells whether a finger is down between two of them, and `afterwards` is a moment
    /// that is shown even if it comes long after the rest.
    init(
        _ times: [Double], rests: (Double, Double) -> Bool = { _, _ in false },
        afterwards: Double? = nil
    ) {
        var spans: [ClosedRange<Double>] = []
        for time in times.sorted() {
            guard let last = spans.last else {
                spans.append(time...time)
                continue
            }
            let limit = rests(last.upperBound, time) ? Self.longestRest : Self.longestPause
            if time - last.upperBound <= limit {
                spans[spans.count - 1] = last.lowerBound...time
            } else {
                spans.append(time...time)
            }
        }
        if spans.isEmpty { spans = [0...0] }
        // A tap is a moment: it gets some room all the same.
        let widths = spans.map { max($0.upperBound - $0.lowerBound, 0.05) }
        let drawn = max(widths.reduce(0, +), 0.1)
        let end = spans[spans.count - 1].upperBound + Self.tail * drawn
        let later = afterwards.flatMap { $0 > end ? $0 : nil }
        let cuts = Double(spans.count - 1 + (later == nil ? 0 : 1)) * Self.cut
        let whole = drawn * (1 + Self.tail + cuts + (later == nil ? 0 : Self.cut))
        lay(spans, widths, drawn: drawn, whole: whole, later: later)
        ticks = Self.ticks(of: stretches, drawn: drawn * (1 + Self.tail), later: later)
    }

    private mutating func lay(
        _ spans: [ClosedRange<Double>], _ widths: [Double], drawn: Double, whole: Double,
        later: Double?
    ) {
        var place = 0.0
        for (index, span) in spans.enumerated() {
            let isLast = index == spans.count - 1
            let length = widths[index] + (isLast ? Self.tail * drawn : 0)
            let next = place + length / whole
            stretches.append(
                Stretch(
                    times: span.lowerBound...span.lowerBound + length,
                    places: place...min(next, 1)))
            place = next
            if !isLast || later != nil {
                breaks.append(place + Self.cut * drawn / whole / 2)
                place += Self.cut * drawn / whole
            }
        }
        if let later { stretches.append(Stretch(times: later...later, places: place...place)) }
    }

    /// Where a time stands; one that was cut out stands at the cut.
    func place(of time: Double) -> Double {
        for (index, stretch) in stretches.enumerated() {
            let (times, places) = (stretch.times, stretch.places)
            if time < times.lowerBound {
                return index == 0 ? places.lowerBound : breaks[index - 1]
            }
            guard time <= times.upperBound else { continue }
            let length = times.upperBound - times.lowerBound
            guard length > 0 else { return places.lowerBound }
            return places.lowerBound
                + (time - times.lowerBound) / length * (places.upperBound - places.lowerBound)
        }
        return stretches.last?.places.upperBound ?? 1
    }

    /// At most seven times that a reader would choose, and the one after the rest; none so near another that their numbers would
    /// touch on a phone.
    private static func ticks(of stretches: [Stretch], drawn: Double, later: Double?) -> [Tick] {
        let steps = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60]
        let step = steps.first { drawn / $0 <= 5 } ?? 120
        let digits = step < 0.1 ? 2 : step < 1 ? 1 : 0
        var ticks: [Tick] = []
        for stretch in stretches where stretch.times.lowerBound != later {
            let (times, places) = (stretch.times, stretch.places)
            let first = Int((times.lowerBound / step - 1e-9).rounded(.up))
            let last = Int((times.upperBound / step + 1e-9).rounded(.down))
            guard first <= last else { continue }
            for time in (first...last).map({ Double($0) * step }) {
                let share = (time - times.lowerBound) / (times.upperBound - times.lowerBound)
                let at =
                    places.lowerBound + share * (places.upperBound - places.lowerBound)
                let tick = Tick(at: at, text: NumberText.fixed(time, digits))
                if hasRoom(tick, behind: ticks) { ticks.append(tick) }
            }
        }
        if let later, let place = stretches.last?.places.lowerBound {
            let tick = Tick(at: place, text: NumberText.fixed(later, 2))
            while !hasRoom(tick, behind: ticks) { ticks.removeLast() }
            ticks.append(tick)
        }
        return ticks
    }

    /// The width of a digit on a phone, and what is free between two numbers at least, as shares of the axis.
    private static let (digit, gap) = (0.0265, 0.008)

    /// Whether a tick's number stands clear of those before it; the first has its unit behind it.
    private static func hasRoom(_ tick: Tick, behind ticks: [Tick]) -> Bool {
        func span(_ tick: Tick, unit: Double = 0) -> (start: Double, end: Double) {
            let width = digit * (tick.text.reduce(unit) { $0 + ($1 == "." ? 0.5 : 1) })
            switch tick.anchor {
            case "start": return (tick.at, tick.at + width)
            case "end": return (tick.at - width, tick.at)
            default: return (tick.at - width / 2, tick.at + width / 2)
            }
        }
        guard let last = ticks.last else { return true }
        return span(tick).start >= span(last, unit: ticks.count == 1 ? 1.3 : 0).end + gap
    }
}
