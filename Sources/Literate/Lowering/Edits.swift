/// Changes to a text by byte offset, applied together, so that no change moves another.
struct Edits {
    private struct Edit {
        var start: Int
        var end: Int
        var replacement: [UInt8]
    }

    private var edits: [Edit] = []

    /// Replaces the bytes of a range.
    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(
            Edit(start: range.lowerBound, end: range.upperBound, replacement: Array(text.utf8)))
    }

    /// Puts text before the byte at an offset.
    mutating func insert(_ text: String, at offset: Int) {
        replace(offset..<offset, with: text)
    }

    /// Replaces the bytes of a range by blanks and keeps its line ends, so that nothing after it
    /// moves.
    mutating func blank(_ range: Range<Int>, of bytes: [UInt8]) {
        let blanks = bytes[range].map { $0 == 10 ? $0 : UInt8(ascii: " ") }
        edits.append(Edit(start: range.lowerBound, end: range.upperBound, replacement: blanks))
    }

    /// Takes the changes inside a range out: the text of the range with them made.
    mutating func takeOut(_ range: Range<Int>, of bytes: [UInt8]) -> String {
        var inner = Edits()
        inner.edits = edits.filter { range.contains($0.start) && $0.end <= range.upperBound }
        edits.removeAll { range.contains($0.start) && $0.end <= range.upperBound }
        return inner.applied(to: bytes, in: range)
    }

    /// The text with every change made.
    func applied(to bytes: [UInt8]) -> String { applied(to: bytes, in: 0..<bytes.count) }

    private func applied(to bytes: [UInt8], in range: Range<Int>) -> String {
        var result: [UInt8] = []
        var position = range.lowerBound
        let sorted = edits.enumerated().sorted {
            ($0.element.start, $0.element.end, $0.offset)
                < ($1.element.start, $1.element.end, $1.offset)
        }
        for (_, edit) in sorted where edit.start >= position {
            result += bytes[position..<edit.start]
            result += edit.replacement
            position = edit.end
        }
        result += bytes[position..<range.upperBound]
        return String(decoding: result, as: UTF8.self)
    }
}
