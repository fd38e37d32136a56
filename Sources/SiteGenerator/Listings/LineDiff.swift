/// Which lines differ between two versions of a listing.
struct LineDiff: Equatable {
    /// Lines of the first version that the second lacks, from 0.
    private(set) var removed: Set<Int> = []
    /// Lines of the second version that the first lacks, from 0.
    private(set) var added: Set<Int> = []

    /// Compares two versions.
    ///
    /// Of several ways to match the most lines, each line is matched as early as it can be, so that a
    /// method that is added at the end is marked from its first line to its own closing brace.
    init(from old: [String], to new: [String]) {
        let shared = LineDiff.sharedLines(old, new)
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, old[i] == new[j] {
                i += 1
                j += 1
            } else if j == new.count || (i < old.count && shared[i + 1][j] >= shared[i][j + 1]) {
                if !old[i].isBlank { removed.insert(i) }
                i += 1
            } else {
                if !new[j].isBlank { added.insert(j) }
                j += 1
            }
        }
    }

    /// How many lines can be matched from each pair of places on.
    private static func sharedLines(_ old: [String], _ new: [String]) -> [[Int]] {
        let row = [Int](repeating: 0, count: new.count + 1)
        var shared = [[Int]](repeating: row, count: old.count + 1)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                shared[i][j] =
                    old[i] == new[j]
                    ? shared[i + 1][j + 1] + 1 : max(shared[i + 1][j], shared[i][j + 1])
            }
        }
        return shared
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
