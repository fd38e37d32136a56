import Literate

/// The marks of two versions of a part beside each other: the lines that only one of them has, and within a line that was
/// changed the words.
struct VersionMarks {
    /// The marks of the old version's lines, by their places.
    private(set) var old: [Int: CodeMarkup.Mark] = [:]
    /// The marks of the new version's lines, by their places.
    private(set) var new: [Int: CodeMarkup.Mark] = [:]

    init(from oldLines: [String], to newLines: [String]) {
        let difference = LineDifference(from: oldLines, to: newLines)
        for place in difference.removed { old[place] = .init(change: .removed) }
        for place in difference.added { new[place] = .init(change: .added) }
        var (i, j) = (0, 0)
        while i < oldLines.count || j < newLines.count {
            var (gone, come) = ([Int](), [Int]())
            while i < oldLines.count, difference.removed.contains(i) {
                gone.append(i)
                i += 1
            }
            while j < newLines.count, difference.added.contains(j) {
                come.append(j)
                j += 1
            }
            if gone.isEmpty, come.isEmpty { (i, j) = (i + 1, j + 1) }
            pair(gone, come, oldLines, newLines)
        }
    }

    /// Marks the words of lines that stand for one another between the same neighbours.
    private mutating func pair(
        _ gone: [Int], _ come: [Int], _ oldLines: [String], _ newLines: [String]
    ) {
        var open = come[...]
        for place in gone {
            for (index, partner) in zip(open.indices, open) {
                guard
                    let words = WordDifference(from: oldLines[place], to: newLines[partner])
                else { continue }
                old[place]?.changes = words.removed
                new[partner]?.changes = words.added
                open = open[(index + 1)...]
                break
            }
        }
    }
}
