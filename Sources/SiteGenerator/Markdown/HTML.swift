/// Text made safe to stand in a page.
enum HTML {
    /// Escapes text for an element's content or a quoted attribute.
    ///
    /// The second of two opening braces is escaped too, so that a Mustache tag left in a page is
    /// always the theme's mistake and never a chapter's text.
    static func escape(_ text: some StringProtocol) -> String {
        escape(text, areQuotesEscaped: true)
    }

    /// The same for code, where quotes stand as they are: never within an attribute.
    static func code(_ text: some StringProtocol) -> String {
        escape(text, areQuotesEscaped: false)
    }

    private static func escape(
        _ text: some StringProtocol, areQuotesEscaped: Bool
    ) -> String {
        let needsEscape =
            text.utf8.withContiguousStorageIfAvailable { $0.contains(where: isEscaped) }
            ?? text.utf8.contains(where: isEscaped)
        guard needsEscape else { return String(text) }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count + 64)
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): result += "&amp;".utf8
            case UInt8(ascii: "<"): result += "&lt;".utf8
            case UInt8(ascii: ">"): result += "&gt;".utf8
            case UInt8(ascii: "\"") where areQuotesEscaped: result += "&quot;".utf8
            case UInt8(ascii: "'") where areQuotesEscaped: result += "&#39;".utf8
            case UInt8(ascii: "{") where previous == UInt8(ascii: "{"): result += "&#123;".utf8
            case _ where isControl(byte): result += "\u{FFFD}".utf8
            default: result.append(byte)
            }
            previous = byte
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A text of sentences, in which a number keeps its unit beside it at the end of a line.
    static func prose(_ text: some StringProtocol) -> String { keepingUnits(escape(text)) }

    private static let units: Set = ["s", "ms", "pt", "px", "KB", "MB"]

    /// The same with a space that does not break between a number and its unit.
    static func keepingUnits(_ html: String) -> String {
        var html = html
        let kept: [UInt8]? = html.withUTF8 { Self.kept($0) }
        return kept.map { String(decoding: $0, as: UTF8.self) } ?? html
    }

    /// The bytes with such spaces; nil if there are none.
    private static func kept(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
        func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }
        var kept: [UInt8]?
        var start = 0
        for place in bytes.indices.dropFirst()
        where bytes[place] == UInt8(ascii: " ") && isDigit(bytes[place - 1]) {
            let word = bytes[(place + 1)...].prefix(3).prefix(while: isLetter)
            guard units.contains(String(decoding: word, as: UTF8.self)) else { continue }
            kept = (kept ?? []) + Array(bytes[start..<place]) + Array("\u{A0}".utf8)
            start = place + 1
        }
        return kept.map { $0 + Array(bytes[start...]) }
    }

    /// A text whose long names may be broken where their words meet: `shouldBegin` before the hump, `a.b` before the dot.
    static func breakable(_ text: some StringProtocol) -> String {
        var result = ""
        var piece = ""
        var last: Character = " "
        for character in text {
            let isHump = character.isUppercase && last.isLowercase
            if isHump || ".(_/".contains(character), last.isLetter || last.isNumber {
                result += escape(piece) + "<wbr>"
                piece = ""
            }
            piece.append(character)
            last = character
        }
        return result + escape(piece)
    }

    /// Whether a byte may have to be escaped; most texts have none.
    private static func isEscaped(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
            UInt8(ascii: "'"), UInt8(ascii: "{"):
            true
        default: isControl(byte)
        }
    }

    private static func isControl(_ byte: UInt8) -> Bool {
        byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F
    }

    /// Escapes a link's destination for a quoted attribute; nil when its scheme is one that a book
    /// has no use for.
    static func destination(_ url: String) -> String? {
        let scheme = url.prefix { $0 != ":" && $0 != "/" && $0 != "#" && $0 != "?" }
        if scheme.endIndex < url.endIndex, url[scheme.endIndex] == ":" {
            guard ["http", "https", "mailto"].contains(scheme.lowercased()) else { return nil }
        }
        var encoded = ""
        for scalar in url.unicodeScalars {
            if scalar.value <= 0x20 || scalar.value == 0x7F
                || "\"<>\\^`{|}".unicodeScalars.contains(scalar)
            {
                let hex = String(scalar.value, radix: 16, uppercase: true)
                encoded += "%" + (hex.count < 2 ? "0" : "") + hex
            } else {
                encoded.unicodeScalars.append(scalar)
            }
        }
        return escape(encoded)
    }
}
