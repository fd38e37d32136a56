/// A cell of a table: its words, and the number behind them, if there is one.
public struct Cell: Codable, Equatable, Sendable {
    /// What the table shows.
    public var text: String
    /// What a plot draws; nil for words.
    public var value: Double?
    /// The lower end of the value's interval, if it has one.
    public var low: Double?
    /// The upper end of the value's interval, if it has one.
    public var high: Double?

    /// A cell without anything to say.
    public static let none = Cell(text: "–")
}
