/// Frequent words as one character each, so that the index is smaller than what a general packer makes of it.
struct WordCodes {
    /// The words, some with the space before them, in the order of their characters.
    let words: [String]
    /// The characters that stand for them: such as no text has.
    let characters: [Unicode.Scalar]

    /// The frequent words, with the place of each among the characters.
    private let codes: WordTable
    private let encodings: [[UInt8]]

    /// The codes for texts: the words whose place a character takes with the most profit.
    init(for texts: [String]) {
        var counts = WordTable()
        var taken: Set<Unicode.Scalar> = []
        for text in texts {
            Self.cut(Array(text.utf8)) { piece, isWord in
                if isWord { counts.add(1, to: piece) }
            }
            for scalar in text.unicodeScalars where scalar.value >= 0x80 { taken.insert(scalar) }
        }
        let profits = counts.all.compactMap {
            word, count -> (word: String, bytes: ArraySlice<UInt8>, profit: Int)? in
            let profit = count * (word.count - 2) - word.count - 1
            return profit > 0 ? (String(decoding: word, as: UTF8.self), word, profit) : nil
        }
        // Letters of two bytes in UTF-8: none that combines with what stands before, is written from right to left, or is the same
        // as another.
        let free = (0xA1...0x58F).compactMap { Unicode.Scalar($0) }.filter {
            $0.properties.isAlphabetic && !(0x300...0x36F).contains($0.value) && !taken.contains($0)
        }
        let best = profits.sorted { ($1.profit, $0.word) < ($0.profit, $1.word) }
            .prefix(free.count).sorted { $0.word < $1.word }
        characters = Array(free.prefix(best.count))
        words = best.map(\.word)
        encodings = characters.map { Array(String($0).utf8) }
        var codes = WordTable()
        for (place, word) in best.enumerated() { codes.add(place, to: word.bytes) }
        self.codes = codes
    }

    /// A text with characters in place of its frequent words.
    func encoded(_ text: String) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        Self.cut(Array(text.utf8)) { piece, isWord in
            if isWord, let code = codes[piece] {
                result += encodings[code]
            } else {
                result += piece
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Cuts a text into words of ASCII, each with the space before it, and what stands between.
    private static func cut(
        _ bytes: [UInt8], _ body: (_ piece: ArraySlice<UInt8>, _ isWord: Bool) -> Void
    ) {
        var place = 0
        while place < bytes.count {
            let start = place
            var end = bytes[start] == 0x20 ? start + 1 : start
            let first = end
            while end < bytes.count, isLetter(bytes[end]) { end += 1 }
            guard end > first else {
                place = start + 1
                body(bytes[start..<place], false)
                continue
            }
            place = end
            body(bytes[start..<end], true)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
    }
}
