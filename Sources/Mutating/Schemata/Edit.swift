/// A place in a file that is wrapped, so that a switch chooses between what stands there and a mutant.
///
/// Offsets are in bytes of UTF-8. What stands between the two insertions may be wrapped in its turn.
struct Edit: Codable {
    /// A token that is written differently.
    struct Token: Codable {
        let start: Int
        let end: Int
        var by: String
    }

    let start: Int
    let end: Int
    var prefix: String
    let suffix: String
    /// A token within that is written differently, as the operator of `a < b` is that becomes an argument's comma.
    var replaced: Token?

    /// Stands for the mutant's number, until that is known.
    static let number = "\u{1}"

    /// The edit with the mutant's number in it.
    func numbered(_ number: Int) -> Edit {
        var edit = self
        edit.prefix = prefix.replacing(Self.number, with: "\(number)")
        edit.replaced?.by = replaced?.by.replacing(Self.number, with: "\(number)") ?? ""
        return edit
    }
}

/// A file's text with edits made.
struct EditedText {
    /// The new text.
    private(set) var bytes: [UInt8] = []
    /// Where each edit stands in it, in the order of the edits: from the prefix on, and to the end of the suffix.
    private(set) var extents: [Range<Int>] = []

    /// Makes the edits; of two of equal extent the earlier one is the outer one.
    init(_ text: String, _ edits: [Edit]) {
        let old = Array(text.utf8)
        var insertions: [Insertion] = []
        var replacements: [Int: (end: Int, by: String)] = [:]
        for (number, edit) in edits.enumerated() {
            let length = edit.end - edit.start
            insertions.append(
                Insertion(edit.start, (1, -length, number), edit.prefix, number, true))
            insertions.append(Insertion(edit.end, (0, length, -number), edit.suffix, number, false))
            if let token = edit.replaced { replacements[token.start] = (token.end, token.by) }
        }
        insertions.sort { $0.at != $1.at ? $0.at < $1.at : $0.key < $1.key }
        extents = Array(repeating: 0..<0, count: edits.count)
        var next = 0
        var index = 0
        while index <= old.count {
            while next < insertions.count, insertions[next].at == index {
                insert(insertions[next])
                next += 1
            }
            if let token = replacements[index] {
                bytes += token.by.utf8
                index = token.end
            } else {
                if index < old.count { bytes.append(old[index]) }
                index += 1
            }
        }
    }

    private mutating func insert(_ insertion: Insertion) {
        let start = bytes.count
        bytes += insertion.text.utf8
        let begun = insertion.isPrefix ? start : extents[insertion.edit].lowerBound
        extents[insertion.edit] = begun..<bytes.count
    }

    /// The text with the edits.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The offset of a line's column, both counted from 1, or nil if the text has no such line.
    func offset(line: Int, column: Int) -> Int? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        return start + column - 1
    }

    private struct Insertion {
        let at: Int
        /// Ends come before beginnings; the longer one begins first, and ends last.
        let key: (Int, Int, Int)
        let text: String
        let edit: Int
        let isPrefix: Bool

        init(_ at: Int, _ key: (Int, Int, Int), _ text: String, _ edit: Int, _ isPrefix: Bool) {
            self.at = at
            self.key = key
            self.text = text
            self.edit = edit
            self.isPrefix = isPrefix
        }
    }
}
