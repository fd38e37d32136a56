/// Finds elements that nobody looks for in a finished page: marks in words, and colours of code.
///
/// They are written alike in HTML and in XHTML, so that a tree keeps them within its text.
struct PlainMarkup {
    let bytes: [UInt8]

    /// The end of the plain element that begins at a place, with all that is in it; nil if it is not plain throughout.
    func end(ofElementAt start: Int) -> Int? {
        var place = start
        var depth = 0
        // Whether all of it is a line of a listing, whose colours are elements that mean more elsewhere.
        var isLine = false
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            guard let close = bytes[open...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
            if depth > 0, bytes[open + 1] == UInt8(ascii: "/") {
                depth -= 1
            } else {
                let tag = bytes[(open + 1)..<close]
                if depth == 0 { isLine = self.isLine(tag) }
                guard isLine ? isPlainInLine(tag) : isPlain(tag) else { return nil }
                depth += 1
            }
            place = close + 1
            if depth == 0 { return place }
        }
        return nil
    }

    /// Whether a tag, without its brackets, has nothing that is looked for.
    private func isPlain(_ tag: ArraySlice<UInt8>) -> Bool {
        if tag.count <= 6, Self.words.contains(where: { tag.elementsEqual($0) }) { return true }
        return tag.starts(with: Self.color) && isClass(tag.dropFirst(Self.color.count))
    }

    /// Whether a tag begins a line of a listing.
    private func isLine(_ tag: ArraySlice<UInt8>) -> Bool {
        guard tag.starts(with: Self.span) else { return false }
        let rest = tag.dropFirst(Self.span.count)
        guard !rest.isEmpty else { return true }
        let isDeep = Self.lines.contains { rest.starts(with: $0) }
        return isDeep && isClass(rest.dropFirst(Self.naming.count))
    }

    private func isPlainInLine(_ tag: ArraySlice<UInt8>) -> Bool {
        Self.inLines.contains { tag.elementsEqual($0) } || isLine(tag) || isPlain(tag)
    }

    /// Whether the rest of a tag, from its class on, ends with that.
    private func isClass(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.firstIndex(of: UInt8(ascii: "\"")) == rest.endIndex - 1
    }

    private static let words = ["p", "em", "li", "ul", "code", "strong"].map { Array($0.utf8) }
    private static let inLines = ["b", "i", "u", "ins", "del"].map { Array($0.utf8) }
    private static let color = Array("i class=\"".utf8)
    private static let span = Array("span".utf8)
    private static let naming = Array(" class=\"".utf8)
    /// How deep a line stands, or what has become of it, comes first in its class.
    private static let lines = ["i4", "i8", "i1", "i2", "add", "del"].map {
        naming + Array($0.utf8)
    }
}
