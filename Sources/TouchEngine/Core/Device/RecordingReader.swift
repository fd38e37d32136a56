/// Takes the text of a recording apart into lines, words and numbers, byte by byte: a page would need much of the standard library's
/// strings for it otherwise.
struct RecordingReader {
    private let bytes: [UInt8]
    private var place = 0
    /// The number of the line that was read last, from 1.
    private(set) var line = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The words of the next line; nil after the last.
    mutating func nextLine() -> [String]? {
        guard line == 0 || place < bytes.count else { return nil }
        line += 1
        var words: [String] = []
        var word: [UInt8] = []
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
            // A return stands at the end of lines that come from Windows.
            if bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\r") {
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word = []
            } else {
                word.append(bytes[place])
            }
            place += 1
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        place += 1
        return words
    }

    /// The number that a word is, such as `-12.5`; nil if it is none.
    ///
    /// Of more than fifteen digits, those after the point do not count.
    func number(_ word: String) -> Double? {
        var digits: Double = 0
        var scale: Double = 1
        var count = 0
        var isFraction = false
        var isNegative = false
        for (place, byte) in Array(word.utf8).enumerated() {
            switch byte {
            case UInt8(ascii: "-") where place == 0: isNegative = true
            case UInt8(ascii: ".") where !isFraction: isFraction = true
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                count += 1
                if isFraction, count > 15 { continue }
                digits = digits * 10 + Double(byte - UInt8(ascii: "0"))
                if isFraction { scale *= 10 }
            default: return nil
            }
        }
        guard count > 0, digits.isFinite else { return nil }
        // Both are whole numbers without a rounding error, so that the nearest number to what is written comes of it.
        return isNegative ? -digits / scale : digits / scale
    }
}
