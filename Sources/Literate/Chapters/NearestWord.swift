/// The known word that a misspelt one was probably meant to be, or nil if none is near.
public func nearestWord(to word: String, among known: some Sequence<String>) -> String? {
    let limit = max(1, word.count / 3)
    return
        known
        .map { (word: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
        .filter { $0.distance <= limit }
        .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
}

/// How many letters must be inserted, deleted, replaced or swapped with a neighbour.
func editDistance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
        var current = [i + 1]
        for j in b.indices {
            var cost = min(
                previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                cost = min(cost, beforePrevious[j - 1] + 1)
            }
            current.append(cost)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[b.count]
}

/// A remedy that suggests the nearest known word, or lists all of them.
public func suggestion(for word: String, among known: [String], what: String) -> String {
    if let nearest = nearestWord(to: word, among: known) { return "did you mean `\(nearest)`?" }
    if known.isEmpty { return "there are no \(what) here" }
    return "\(what): \(known.map { "`\($0)`" }.joined(separator: ", "))"
}

/// The known name that shares most of the words that a name is put together from, such as `set` and
/// `Needs`; nil if none shares half of them.
func nearestInWords(to name: String, among known: some Sequence<String>) -> String? {
    let words = wordsInside(name)
    return
        known
        .map { candidate -> (name: String, share: Double) in
            let others = wordsInside(candidate)
            let shared = Double(words.intersection(others).count)
            return (candidate, shared / Double(max(1, words.union(others).count)))
        }
        .filter { $0.share >= 0.5 }
        .min { ($1.share, $0.name) < ($0.share, $1.name) }?.name
}

private func wordsInside(_ name: String) -> Set<String> {
    var words: [String] = []
    var isInUpper = false
    for letter in name {
        if words.isEmpty || letter.isUppercase && !isInUpper { words.append("") }
        isInUpper = letter.isUppercase
        words[words.count - 1] += letter.lowercased()
    }
    return Set(words)
}
