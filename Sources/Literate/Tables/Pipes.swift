import Notebook

/// Rows of cells as text: a line for each, its cells between pipes; a pipe in a cell is `\|`.
enum Pipes {
    /// The lines of a table, its header first, the columns aligned.
    static func lines(of table: Table) -> [String] {
        let rows = ([table.columns] + table.rows.map { $0.map(\.text) })
            .map { $0.map { $0.replacing("|", with: "\\|") } }
        let widths = table.columns.indices.map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        return rows.map { row in
            let cells = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            return "| " + cells.joined(separator: " | ") + " |"
        }
    }

    /// A cell of a line: its text, with `\|` for a pipe, and the column of its first byte.
    struct Cell: Equatable {
        var text: String
        var column: Int
    }

    /// The cells of a line; nil if it does not begin and end with a pipe.
    static func cells(of line: String) -> [Cell]? {
        let trimmed = line.trimmingWhitespace()
        guard trimmed.count > 1, trimmed.hasPrefix("|"), trimmed.hasSuffix("|"),
            !trimmed.hasSuffix("\\|")
        else { return nil }
        var cells: [Cell] = []
        var start = line.firstIndex(of: "|").map(line.index(after:)) ?? line.startIndex
        var index = start
        while index < line.endIndex {
            if line[index...].hasPrefix("\\|") {
                index = line.index(index, offsetBy: 2)
                continue
            }
            if line[index] == "|" {
                cells.append(cell(line[start..<index], of: line))
                start = line.index(after: index)
            }
            index = line.index(after: index)
        }
        return cells
    }

    private static func cell(_ raw: Substring, of line: String) -> Cell {
        let blanks = raw.prefix { $0 == " " }
        let text = String(raw).trimmingWhitespace().replacing("\\|", with: "|")
        return Cell(text: text, column: line[..<blanks.endIndex].utf8.count + 1)
    }
}
