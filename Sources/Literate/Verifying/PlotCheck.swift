import Notebook

/// Whether a table can be drawn.
public struct PlotCheck {
    private let block: Block
    private let table: Table

    /// How many series a plot tells apart.
    public static let mostSeries = 6
    /// The greatest number that a plot has a label for.
    static let greatest = 1e9

    /// The check of a `plot` block's table.
    public init(_ block: Block, _ table: Table) {
        self.block = block
        self.table = table
    }

    /// What keeps it from being drawn.
    public var problem: Problem? {
        let series = table.columns.count - 1
        let up = table.rows.flatMap { $0.dropFirst() }
        if series < 1 {
            return problem("a plot needs two columns", "add what is measured to the table")
        }
        if series > Self.mostSeries {
            return problem(
                "a plot tells \(Self.mostSeries) series apart, and this has \(series)",
                "show fewer, or make it a `table`")
        }
        if up.allSatisfy({ $0.value == nil }) {
            return problem(
                "the table has no numbers to draw", "add numbers, or make it a `table`")
        }
        for axis in [table.rows.map { $0[0] }, up] {
            let numbers = axis.flatMap { [$0.value, $0.low, $0.high].compactMap { $0 } }
            let farthest = numbers.max { abs($0) < abs($1) } ?? 0
            if farthest != 0, !(1 / Self.greatest...Self.greatest).contains(abs(farthest)) {
                return problem(
                    "a plot has no labels for numbers like \(farthest)",
                    "choose a unit in which the greatest lies between a billionth and a billion")
            }
        }
        return nil
    }

    private func problem(_ message: String, _ remedy: String) -> Problem {
        Problem(block.fence, message, remedy: remedy)
    }
}
