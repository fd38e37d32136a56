/// Text made safe to stand in a page.
enum HTML {
    /// Escapes text for an element's content or a quoted attribute.
    ///
    /// The second of two opening braces is escaped too, so that a Mustache tag left in a page is
    /// always the theme's mistake and never a chapter's text.
    static func escape(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "{" where previous == "{": result += "&#123;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
            previous = scalar
        }
        return result
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
