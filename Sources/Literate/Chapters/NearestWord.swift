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
