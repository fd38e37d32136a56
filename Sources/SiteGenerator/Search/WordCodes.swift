/// Texts with frequent words as one character each, so that the index is smaller than what a general packer makes of it.
struct WordCodes {
    /// The words, some with the space before them, in the order of their characters.
    let words: [String]
    /// The characters that stand for them: such as no text has.
    let characters: [Unicode.Scalar]

    private let texts: [String]
    /// The texts cut in pieces: a word's number, or, below zero, how many bytes stand between words.
    private let pieces: [Int32]
    /// Where the pieces of each text begin, and where the last one's end.
    private let starts: [Int]
    private let table: WordTable
    /// What stands for a word, by its number; empty where it stays as it is.
    private let codes: [[UInt8]]

    /// The codes for texts: the words whose place a character takes with the most profit.
    init(for texts: [String]) {
        self.texts = texts
        var table = WordTable()
        var pieces: [Int32] = []
        var starts = [0]
        var taken: Set<Unicode.Scalar> = []
        for var text in texts {
            let isASCII = text.withUTF8 { bytes in
                Self.cut(UnsafeRawBufferPointer(bytes), into: &pieces, numberedBy: &table)
                return bytes.allSatisfy { $0 < 0x80 }
            }
            starts.append(pieces.count)
            guard !isASCII else { continue }
            for scalar in text.unicodeScalars where scalar.value >= 0x80 { taken.insert(scalar) }
        }
        var counts = [Int](repeating: 0, count: table.count)
        for piece in pieces where piece >= 0 { counts[Int(piece)] += 1 }
        let profits = counts.enumerated().compactMap {
            number, count -> (word: String, number: Int, profit: Int)? in
            let length = table.length(of: number)
            let profit = count * (length - 2) - length - 1
            guard profit > 0 else { return nil }
            return (String(decoding: table[number], as: UTF8.self), number, profit)
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
        var codes = [[UInt8]](repeating: [], count: table.count)
        for (word, character) in zip(best, characters) {
            codes[word.number] = Array(String(character).utf8)
        }
        self.codes = codes
        self.table = table
        self.pieces = pieces
        self.starts = starts
    }

    /// Writes the text at a place as a string literal of a script, with characters in place of its frequent words.
    func write(textAt place: Int, to script: inout [UInt8]) {
        var text = texts[place]
        script.append(UInt8(ascii: "\""))
        text.withUTF8 { text in
            var start = 0
            for piece in pieces[starts[place]..<starts[place + 1]] {
                let isWord = piece >= 0
                let length = isWord ? table.length(of: Int(piece)) : Int(-piece)
                let bytes = UnsafeBufferPointer(rebasing: text[start..<start + length])
                start += length
                if !isWord {
                    ScriptText.write(bytes, to: &script)
                } else if codes[Int(piece)].isEmpty {
                    script.append(contentsOf: bytes)
                } else {
                    script.append(contentsOf: codes[Int(piece)])
                }
            }
        }
        script.append(UInt8(ascii: "\""))
    }

    /// Cuts a text into words of ASCII, each with the space before it, and what stands between.
    private static func cut(
        _ bytes: UnsafeRawBufferPointer, into pieces: inout [Int32],
        numberedBy table: inout WordTable
    ) {
        var start = 0
        var between = 0
        while start < bytes.count {
            let first = bytes[start] == 0x20 ? start + 1 : start
            var end = first
            while end < bytes.count, isLetter(bytes[end]) { end += 1 }
            guard end > first else {
                start += 1
                continue
            }
            if between < start { pieces.append(Int32(between - start)) }
            let word = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
            pieces.append(Int32(table.number(of: word)))
            start = end
            between = end
        }
        if between < bytes.count { pieces.append(Int32(between - bytes.count)) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
}
