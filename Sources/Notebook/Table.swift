import Foundation

/// Rows of numbers and words that a claim computes, for the page to show.
///
/// A claim with an id calls it `table`; a `table` or `plot` block of the chapter then names the claim.
///
///     var table = Table("angle (°)", "travel (pt)")
///     table.add(10, 12.5)
public struct Table: Codable, Equatable, Sendable {
    /// The columns' titles, each with its unit in brackets.
    public private(set) var columns: [String]
    /// The rows, each with a cell for every column.
    public private(set) var rows: [[Cell]] = []
    /// How many decimals a `Double` is shown with.
    public private(set) var decimals: Int

    /// A table without rows.
    ///
    /// - Parameters:
    ///   - columns: The columns' titles, each with its unit in brackets.
    ///   - decimals: How many decimals a `Double` is shown with.
    public init(_ columns: String..., decimals: Int = 1) {
        precondition(!columns.isEmpty, "a table has columns")
        self.columns = columns
        self.decimals = decimals
    }

    /// Adds a row; stops the program unless it has a cell for every column.
    ///
    /// A cell is a `Double` or a `CGFloat`, an `Int`, a `String`, an `Interval`, or nil for none.
    public mutating func add(_ cells: (any CellValue)?...) {
        precondition(
            cells.count == columns.count,
            "a row of \(cells.count) does not fit a table of \(columns.count) columns")
        rows.append(cells.map { $0?.cell(decimals: decimals) ?? .none })
    }

    /// The table as JSON.
    public var report: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        } catch {
            fatalError("the table cannot be written: \(error)")
        }
    }
}
