extension Passage {
    /// Words that stand twice, one right after the other: “the the”, also over the end of a line.
    var repeatedWords: [ProseFinding] {
        let words = words
        return zip(words, words.dropFirst()).compactMap { one, other in
            let core = one.core.lowercased()
            guard one.after.isEmpty, other.before.isEmpty, core == other.core.lowercased(),
                core.contains(where: { $0.isLetter && $0.isASCII })
            else { return nil }
            return ProseFinding(
                subject: "\(core) \(core)", unit: unit, place: place(of: other.core.startIndex),
                message: "the word “\(core)” stands here twice",
                remedy: "leave one out, or word it so that they do not meet")
        }
    }
}
