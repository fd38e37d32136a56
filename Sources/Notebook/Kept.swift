/// Words that lead to the transcript of the run that gave them.
public struct Kept: CellValue, Equatable, Sendable {
    private let cell: Cell

    /// Words for a cell, with the run behind them.
    ///
    /// - Parameters:
    ///   - text: What the table shows.
    ///   - run: The run's name, unique in the table: small letters, digits and hyphens, and at most one
    ///     dot; runs with the same word before the dot stand on one page.
    ///   - report: The device's `report`.
    public init(_ text: String, run: String, report: String) {
        precondition(
            run.wholeMatch(of: /[a-z0-9-]+(\.[a-z0-9-]+)?/) != nil,
            "`\(run)` cannot name a run: write small letters, digits and hyphens")
        var cell = Cell(text)
        cell.run = Cell.KeptRun(name: run, report: report)
        self.cell = cell
    }

    /// The words as a cell.
    public func cell(decimals: Int) -> Cell { cell }
}
