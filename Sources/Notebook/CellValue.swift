import Foundation

/// What can stand in a cell of a table.
public protocol CellValue {
    /// The cell, its numbers rounded to so many decimals.
    func cell(decimals: Int) -> Cell
}

/// Words, shown as they are.
extension String: CellValue {
    /// The words as a cell.
    public func cell(decimals: Int) -> Cell { Cell(self) }
}

/// A number that counts, without decimals.
extension Int: CellValue {
    /// The count as a cell.
    public func cell(decimals: Int) -> Cell { Cell(String(self), value: Double(self)) }
}

/// A number that measures.
extension Double: CellValue {
    /// The measure as a cell; one that is no finite number is shown in words and not drawn.
    public func cell(decimals: Int) -> Cell {
        isFinite
            ? Cell(NumberText.shown(self, decimals), value: self)
            : Cell(isNaN ? "not a number" : self < 0 ? "−∞" : "∞")
    }
}

/// A length in points.
extension CGFloat: CellValue {
    /// The length as a cell.
    public func cell(decimals: Int) -> Cell { Double(self).cell(decimals: decimals) }
}

/// A value with the interval that it lies in.
public struct Interval: CellValue, Equatable, Sendable {
    /// The best guess.
    public var value: Double
    /// The lower end.
    public var low: Double
    /// The upper end.
    public var high: Double

    /// A value with its interval; stops the program if the value does not lie in it.
    public init(_ value: Double, _ low: Double, _ high: Double) {
        // What is computed in two ways may differ in the last digits.
        let slack = 1e-9 * max(abs(value), 1)
        precondition(
            !(value < low - slack || value > high + slack),
            "\(value) does not lie between \(low) and \(high)")
        self.value = value
        self.low = low
        self.high = high
    }

    /// The value, and its interval in brackets; where one is no finite number, words alone.
    public func cell(decimals: Int) -> Cell {
        let cells = [value, low, high].map { $0.cell(decimals: decimals) }
        let text = "\(cells[0].text) (\(cells[1].text)–\(cells[2].text))"
        guard cells.allSatisfy({ $0.value != nil }) else { return Cell(text) }
        return Cell(text, value: value, low: low, high: high)
    }
}
