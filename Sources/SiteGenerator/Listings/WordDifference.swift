/// What changed between two versions of a line, word by word.
struct WordDifference: Equatable {
    /// The places in the old line's characters that the new one lacks.
    var removed: [Range<Int>] = []
    /// The places in the new line's characters that the old one lacks.
    var added: [Range<Int>] = []

    /// Compares two lines; nil if they have so little in common that nobody would take one for a version of the other.
    init?(from old: String, to new: String) {
        let (before, after) = (Self.words(old), Self.words(new))
        let shared = Self.shared(before, after)
        let longest = max(Self.weight(before), Self.weight(after))
        let kept = Self.weight(shared.map { before[$0.old] })
        guard longest > 0, kept * 2 >= longest else { return nil }
        removed = Self.places(of: before, without: Set(shared.map(\.old)))
        added = Self.places(of: after, without: Set(shared.map(\.new)))
    }

    /// Words, numbers, runs of blanks, and every other character by itself.
    private static func words(_ line: String) -> [Substring] {
        var words: [Substring] = []
        var rest = line[...]
        while let first = rest.first {
            let word: Substring =
                if first.isLetter || first.isNumber || first == "_" {
                    rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                } else if first.isWhitespace {
                    rest.prefix(while: \.isWhitespace)
                } else {
                    rest.prefix(1)
                }
            words.append(word)
            rest = rest[word.endIndex...]
        }
        return words
    }

    private static func weight(_ words: [Substring]) -> Int {
        words.reduce(0) { $0 + ($1.allSatisfy(\.isWhitespace) ? 0 : $1.count) }
    }

    /// The longest row of words that both lines have in the same order.
    private static func shared(
        _ old: [Substring], _ new: [Substring]
    ) -> [(old: Int, new: Int)] {
        var counts = [[Int]](
            repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                counts[i][j] =
                    old[i] == new[j]
                    ? counts[i + 1][j + 1] + 1 : max(counts[i + 1][j], counts[i][j + 1])
            }
        }
        var pairs: [(old: Int, new: Int)] = []
        var (i, j) = (0, 0)
        while i < old.count, j < new.count {
            if old[i] == new[j] {
                pairs.append((i, j))
                (i, j) = (i + 1, j + 1)
            } else if counts[i + 1][j] >= counts[i][j + 1] {
                i += 1
            } else {
                j += 1
            }
        }
        return pairs
    }

    /// Where the words stand that are not kept; neighbours make one place.
    private static func places(of words: [Substring], without kept: Set<Int>) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var place = 0
        for (index, word) in words.enumerated() {
            let range = place..<place + word.count
            place = range.upperBound
            guard !kept.contains(index) else { continue }
            if let last = places.last, last.upperBound == range.lowerBound {
                places[places.count - 1] = last.lowerBound..<range.upperBound
            } else {
                places.append(range)
            }
        }
        return places
    }
}
