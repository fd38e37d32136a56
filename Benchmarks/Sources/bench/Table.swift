import Foundation

/// Rows of words in columns: the first to the left, the others to the right.
struct Table {
    private var rows: [[String]]

    init(_ header: [String]) { rows = [header] }

    mutating func add(_ row: [String]) { rows.append(row) }

    var text: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "   ")
        }.joined(separator: "\n")
    }
}

/// A number with that many decimals.
func decimal(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
}

/// How many a second, in millions, for nanoseconds each.
func millions(_ nanoseconds: Double) -> String { decimal(1e3 / nanoseconds, 2) + " M" }
