/// The text of a rule or of a doc comment as HTML: its `code` marked up, the rules it speaks of linked.
struct RuleText {
    /// The rules that have a place.
    let known: Set<String>
    /// The page of that place; empty for the page itself.
    let page: String

    /// The text's HTML.
    func html(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { index, part in
                let isCode = !index.isMultiple(of: 2)
                return isCode
                    ? "<code>\(HTML.escape(String(part)))</code>" : links(Self.curved(part)[...])
            }.joined()
    }

    private func links(_ text: Substring) -> String {
        var (result, rest) = ("", text)
        while let range = Self.firstRule(in: rest) {
            result += HTML.escape(String(rest[..<range.lowerBound]))
            let name = String(rest[range])
            result +=
                known.contains(name) ? "<a href=\"\(page)#\(name)\">\(name)</a>" : name
            rest = rest[range.upperBound...]
        }
        return result + HTML.escape(String(rest))
    }

    /// The first number of a rule, such as `G-4.2` or `N-C2.6`, that is no end of a longer word.
    private static func firstRule(in text: Substring) -> Range<String.Index>? {
        let bytes = text.utf8
        var from = bytes.startIndex
        while let dash = bytes[from...].firstIndex(of: UInt8(ascii: "-")) {
            from = bytes.index(after: dash)
            guard dash > bytes.startIndex else { continue }
            let letter = bytes.index(before: dash)
            guard isCapital(bytes[letter]),
                letter == bytes.startIndex || !isWord(text, before: letter)
            else { continue }
            var end = from
            if end < bytes.endIndex, isCapital(bytes[end]) { end = bytes.index(after: end) }
            let whole = bytes[end...].prefix(while: isDigit)
            guard !whole.isEmpty else { continue }
            end = whole.endIndex
            if end < bytes.endIndex, bytes[end] == UInt8(ascii: ".") {
                let part = bytes[bytes.index(after: end)...].prefix(while: isDigit)
                if !part.isEmpty { end = part.endIndex }
            }
            return letter..<end
        }
        return nil
    }

    private static func isCapital(_ byte: UInt8) -> Bool { 0x41...0x5A ~= byte }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    private static func isWord(_ text: Substring, before place: String.Index) -> Bool {
        let character = text[text.index(before: place)]
        return character.isLetter || character.isNumber || character == "_"
    }

    /// Prose has curved apostrophes, though doc comments and names of tests are typed without.
    private static func curved(_ text: Substring) -> String {
        guard text.hasByte(UInt8(ascii: "'")) else { return String(text) }
        var characters = Array(text)
        for place in characters.indices.dropFirst().dropLast() where characters[place] == "'" {
            let around = [characters[place - 1], characters[place + 1]]
            if around.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
                characters[place] = "’"
            }
        }
        return String(characters)
    }
}
