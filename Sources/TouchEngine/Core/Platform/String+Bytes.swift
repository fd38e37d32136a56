// Texts as bytes: the page's module has no tables of Unicode, and does without the code that would look into them.

extension String {
    /// Whether two texts have the same bytes.
    ///
    /// `==` also counts as equal what Unicode does, as an é and an e with an accent.
    func isSame(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        var (one, two) = (self, other)
        return one.withUTF8 { bytes in
            two.withUTF8 { others in bytes.indices.allSatisfy { bytes[$0] == others[$0] } }
        }
    }
}
