/// Finds elements that nobody looks for in a finished page: marks in words, and colours of code.
///
/// They are written alike in HTML and in XHTML, so that a tree keeps them within its text.
struct PlainMarkup {
    let bytes: [UInt8]

    /// The end of the plain element that begins at a place, with all that is in it; nil if it is not plain throughout.
    func end(ofElementAt start: Int) -> Int? {
        var place = start
        var depth = 0
        while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            guard let close = bytes[open...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
            if depth > 0, bytes[open + 1] == UInt8(ascii: "/") {
                depth -= 1
            } else {
                guard isPlain(bytes[(open + 1)..<close]) else { return nil }
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
        if tag.starts(with: Self.color) { return isClass(tag.dropFirst(Self.color.count)) }
        guard tag.starts(with: Self.span) else { return false }
        // A line of a listing, or its indentation.
        let name = tag.dropFirst(Self.span.count)
        let isLine =
            name.starts(with: "l\"".utf8) || name.starts(with: "l ".utf8)
            || name.starts(with: "in\"".utf8)
        return isLine && isClass(name)
    }

    /// Whether the rest of a tag, from its class on, ends with that.
    private func isClass(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.firstIndex(of: UInt8(ascii: "\"")) == rest.endIndex - 1
    }

    private static let words = ["p", "em", "li", "ul", "code", "strong"].map { Array($0.utf8) }
    private static let span = Array("span class=\"".utf8)
    private static let color = Array("i class=\"".utf8)
}
