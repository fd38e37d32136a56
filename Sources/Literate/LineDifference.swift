/// What changed between two texts, line by line.
public struct LineDifference: Equatable, Sendable {
    /// Lines of the first text that the second lacks, from 0.
    public let removed: Set<Int>
    /// Lines of the second text that the first lacks, from 0.
    public let added: Set<Int>

    private let old: [String]
    private let new: [String]

    /// The most pairs of lines that are held against each other: texts that differ in more are told as wholly different.
    private static let mostPairs = 4_000_000

    /// Compares two texts.
    ///
    /// Of several ways to match the most lines, each line is matched as early as it can be, so that a
    /// method that is added at the end is marked from its first line to its own closing brace.
    public init(from old: [String], to new: [String]) {
        self.old = old
        self.new = new
        let start = zip(old, new).prefix { $0 == $1 }.count
        var removed: Set<Int> = []
        var added: Set<Int> = []
        var (i, j) = (start, start)
        let shared = Self.sharedLines(old[start...], new[start...])
        while i < old.count, j < new.count, !shared.isEmpty {
            if old[i] == new[j] {
                i += 1
                j += 1
            } else if shared[i - start + 1][j - start] >= shared[i - start][j - start + 1] {
                removed.insert(i)
                i += 1
            } else {
                added.insert(j)
                j += 1
            }
        }
        self.removed = removed.union(i..<old.count)
        self.added = added.union(j..<new.count)
    }

    /// How many lines can be matched from each pair of places on; nothing if there are too many pairs.
    private static func sharedLines(
        _ old: ArraySlice<String>, _ new: ArraySlice<String>
    ) -> [[Int]] {
        guard old.count.multipliedReportingOverflow(by: new.count).partialValue <= mostPairs else {
            return []
        }
        let row = [Int](repeating: 0, count: new.count + 1)
        var shared = [[Int]](repeating: row, count: old.count + 1)
        for i in (0..<old.count).reversed() {
            for j in (0..<new.count).reversed() {
                shared[i][j] =
                    old[old.startIndex + i] == new[new.startIndex + j]
                    ? shared[i + 1][j + 1] + 1 : max(shared[i + 1][j], shared[i][j + 1])
            }
        }
        return shared
    }

    /// The changed lines, gone (`-`) and new (`+`), with a line of context around them, as many as the limit; the rest is
    /// counted.
    public func lines(limit: Int) -> [String] {
        let script = script
        let changed = script.indices.filter { script[$0].mark != " " }
        let near = Set(changed.flatMap { [$0 - 1, $0, $0 + 1] })
        let shown = script.indices.filter(near.contains)
            .map { "\(script[$0].mark) \(script[$0].line)" }
        guard shown.count > limit else { return shown }
        return shown.prefix(limit - 1) + ["… and \(shown.count - limit + 1) more lines"]
    }

    /// Every line of both texts, in order.
    private var script: [(mark: Character, line: String)] {
        var script: [(mark: Character, line: String)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                script.append(("-", old[i]))
                i += 1
            } else if added.contains(j) {
                script.append(("+", new[j]))
                j += 1
            } else {
                script.append((" ", old[i]))
                i += 1
                j += 1
            }
        }
        return script
    }
}
