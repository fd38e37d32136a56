/// Words in a row that a text may hold, some of them one of several.
struct Phrase: Sendable {
    private enum Part: Sendable {
        case word(String)
        case beginning(String)
    }

    /// For each word what it may be.
    private let words: [[Part]]
    private let followsComma: Bool
    private let isExact: Bool

    /// A phrase as a list has it; nil if there are no words in it.
    init?(_ text: String) {
        followsComma = text.hasPrefix(",")
        isExact = text.contains(where: \.isUppercase)
        words = text.drop { ", ".contains($0) }.split(separator: " ").map { word in
            let inner =
                word.hasPrefix("(") && word.hasSuffix(")") ? word.dropFirst().dropLast() : word
            return inner.split(separator: "/").map {
                $0.hasSuffix("*") ? .beginning(String($0.dropLast())) : .word(String($0))
            }
        }
        guard !words.isEmpty, words.allSatisfy({ !$0.isEmpty }) else { return nil }
    }

    /// How many words of a passage it takes from one on; nil if it does not stand there.
    func length(in passage: [Passage.Word], at start: Int) -> Int? {
        guard start + words.count <= passage.count else { return nil }
        if followsComma {
            guard start > 0, passage[start - 1].after.hasSuffix(",") else { return nil }
        }
        for (place, choices) in words.enumerated() {
            let word = passage[start + place]
            // Nothing stands between the words of a phrase.
            if place > 0, !(word.before.isEmpty && passage[start + place - 1].after.isEmpty) {
                return nil
            }
            let core = isExact ? String(word.core) : word.core.lowercased()
            let fits = choices.contains {
                switch $0 {
                case .word(let text): text == core
                case .beginning(let text): core.hasPrefix(text)
                }
            }
            guard fits else { return nil }
        }
        return words.count
    }
}
