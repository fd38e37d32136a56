/// A cell of a table: its words, and what is behind them.
public struct Cell: Codable, Equatable, Sendable {
    /// What the table shows.
    public var text: String
    /// What a plot draws; nil for words.
    public var value: Double?
    /// The lower end of the value's interval, if it has one.
    public var low: Double?
    /// The upper end of the value's interval, if it has one.
    public var high: Double?
    /// The run that the cell leads to, if it keeps one.
    public var run: KeptRun?

    /// A run that a cell keeps: its name and the device's report.
    public struct KeptRun: Codable, Equatable, Sendable {
        /// What it is called, unique among the table's runs: `page.run`.
        public var name: String
        /// The device's report of it.
        public var report: String
    }

    /// A cell of words, with a number behind them if it has one.
    public init(_ text: String, value: Double? = nil, low: Double? = nil, high: Double? = nil) {
        self.text = text
        self.value = value
        self.low = low
        self.high = high
    }

    /// A cell without anything to say.
    public static let none = Cell("–")
}
