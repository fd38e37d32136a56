/// Where the rows of a table stand, one under the other, whatever section they are in.
struct RowLayout {
    /// Where each row begins, and last where the content ends, in points.
    private var tops: [CGFloat] = [0]
    /// The number of the first row of each section, among all.
    private var starts: [Int] = []

    /// How many rows there are, in all sections.
    var count: Int { tops.count - 1 }
    /// How many sections there are.
    var sections: Int { starts.count }
    /// How high all of them are, in points.
    var height: CGFloat { tops[count] }

    /// Begins a section.
    mutating func addSection() { starts.append(count) }

    /// Adds a row to the last section.
    mutating func addRow(height: CGFloat) { tops.append(self.height + max(height, 0)) }

    /// How many rows a section has.
    func rows(in section: Int) -> Int {
        guard starts.indices.contains(section) else { return 0 }
        return (section + 1 < starts.count ? starts[section + 1] : count) - starts[section]
    }

    /// The row's number among all, or nil if there is no such row.
    func number(of path: IndexPath) -> Int? {
        guard path.section >= 0, path.row >= 0, path.row < rows(in: path.section) else {
            return nil
        }
        return starts[path.section] + path.row
    }

    /// The path of a row that has a number among all.
    func path(of number: Int) -> IndexPath {
        // Sections without rows begin where the next one does: the last of them has the row.
        let section = RowLayout.last(in: starts.count) { starts[$0] <= number }
        return IndexPath(row: number - starts[section], section: section)
    }

    /// Where a row begins and ends, in points.
    func span(of number: Int) -> (top: CGFloat, bottom: CGFloat) {
        (tops[number], tops[number + 1])
    }

    /// The rows of which something is between two places, in points.
    func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard count > 0, bottom > top, bottom > 0, top < height else { return 0..<0 }
        let first = top <= 0 ? 0 : RowLayout.last(in: count) { tops[$0] <= top }
        let last = RowLayout.last(in: count) { tops[$0] < bottom }
        return first..<max(last + 1, first)
    }

    /// The row at a place, in points, or nil.
    func row(at place: CGFloat) -> Int? {
        guard place >= 0, place < height else { return nil }
        return RowLayout.last(in: count) { tops[$0] <= place }
    }

    /// The last number under a count for which something holds that holds for all before it.
    private static func last(in count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }
}
