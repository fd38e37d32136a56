/// What is wrong with a declaration that bears one of Apple's names.
struct Complaint: CustomStringConvertible {
    let place: Place
    /// The declaration, as documentation spells it: `UIView.convert(_:to:)`.
    let subject: String
    let problem: String

    var description: String { "\(place): \(subject): \(problem)" }
}

extension String {
    /// How many letters must change to make the text another: small between names that are nearly the same.
    func distance(to other: String) -> Int {
        let letters = Array(other.lowercased())
        var row = Array(0...letters.count)
        for (i, letter) in lowercased().enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for j in letters.indices {
                let next = Swift.min(
                    row[j] + 1, row[j + 1] + 1, diagonal + (letter == letters[j] ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[letters.count]
    }
}
