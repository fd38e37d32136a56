/// A sentence of a passage, or what of it a semicolon parts from the rest.
struct Sentence {
    var words: [Passage.Word]
    var passage: Passage

    /// A sentence of more words than that is two.
    static let longest = 40

    /// How many words it has; a piece of code is one.
    var length: Int { words.count(where: \.counts) }

    /// What is said of it if it is too long.
    var finding: ProseFinding? {
        guard length > Self.longest, let first = words.first(where: \.counts) else { return nil }
        return ProseFinding(
            subject: "a long sentence", unit: passage.unit,
            place: passage.place(of: first.core.startIndex),
            message: "this sentence has \(length) words, and a reader follows \(Self.longest)",
            remedy: "make two of it, the cause before the effect")
    }
}

extension Passage {
    /// The sentences, in order.
    var sentences: [Sentence] {
        var sentences: [Sentence] = []
        var words: [Word] = []
        let all = self.words
        for (index, word) in all.enumerated() {
            words.append(word)
            let next = index + 1 < all.count ? all[index + 1] : nil
            guard next == nil || next.map({ Self.isEnd(word, before: $0) }) == true else {
                continue
            }
            sentences.append(Sentence(words: words, passage: self))
            words = []
        }
        return sentences
    }

    /// Whether a sentence ends between two words: after a full stop that is not an abbreviation's, before what can begin
    /// one.
    private static func isEnd(_ word: Word, before next: Word) -> Bool {
        if word.after.hasSuffix(";") { return true }
        guard let mark = word.after.first(where: { ".!?…".contains($0) }),
            let opening = next.core.first ?? next.whole.first
        else { return false }
        // After “Why?” and “…” a sentence may go on; after a full stop even a name in small letters begins one.
        guard mark == "." else { return opening.isUppercase || !opening.isLetter }
        let name = word.core.lowercased()
        if abbreviations.contains(name) { return false }
        if name == "etc", opening.isLowercase { return false }
        let letters = word.core.split(separator: ".", omittingEmptySubsequences: false)
        let isInitials =
            letters.count > 1 && letters.allSatisfy { $0.count == 1 && $0.first?.isLetter == true }
        let isInitial = word.core.count == 1 && word.core.first?.isUppercase == true
        return !(isInitials || isInitial || numbered.contains(name) && opening.isNumber)
    }

    private static let abbreviations: Set = ["cf", "vs", "mr", "mrs", "dr", "approx"]
    /// What ends in a full stop before a number.
    private static let numbered: Set = ["no", "nos", "p", "pp", "ch", "fig", "sec", "ca", "v"]
}
