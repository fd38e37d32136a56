/// An axis: from where to where it goes, and the round numbers on it.
package struct Scale: Equatable {
    /// The lowest number of the axis.
    package let low: Double
    /// The highest.
    package let high: Double
    /// The numbers that have a label, in order.
    package let ticks: [Double]
    /// How many decimals the labels need.
    package let decimals: Int

    /// The axis for what is measured: it ends on a label, and starts at zero unless the values lie far
    /// from it.
    package init(_ values: [Double]) {
        let least = values.min() ?? 0
        let most = values.max() ?? 1
        let isFar = least > 0 && (most - least) < least / 2
        let start = isFar ? least : min(0, least)
        let step = Self.round((most > start ? most - start : max(abs(start), 1)) / 5)
        let first = (start / step).rounded(.down)
        let last = max((most / step).rounded(.up), first + 1)
        self.init(from: first * step, to: last * step, step: step)
    }

    /// The axis for what is varied: it goes from the first value to the last.
    package init(within values: [Double]) {
        let least = values.min() ?? 0
        let most = values.max() ?? 1
        let span = most > least ? most - least : 1
        self.init(from: least, to: least + span, step: Self.round(span / 6))
    }

    private init(from low: Double, to high: Double, step: Double) {
        self.low = low
        self.high = high
        let slack = step * 1e-6
        let first = ((low - slack) / step).rounded(.up)
        let last = ((high + slack) / step).rounded(.down)
        ticks = stride(from: first, through: last, by: 1).map { $0 * step }
        var decimals = 0
        var rest = step
        while rest < 1 - 1e-9, decimals < 9 {
            rest *= 10
            decimals += 1
        }
        self.decimals = decimals
    }

    /// Where a value stands, from 0 at the axis' start to 1 at its end.
    package func fraction(of value: Double) -> Double { (value - low) / (high - low) }

    /// The label of a tick.
    package func label(_ tick: Double) -> String {
        NumberText.shown(tick, decimals)
    }

    /// The round step next above a rough one: 1, 2 or 5 with zeros.
    private static func round(_ rough: Double) -> Double {
        var power = 1.0
        while power * 10 <= rough { power *= 10 }
        while power > rough { power /= 10 }
        return [1.0, 2, 5].map { $0 * power }.first { $0 >= rough - 1e-12 } ?? 10 * power
    }
}
