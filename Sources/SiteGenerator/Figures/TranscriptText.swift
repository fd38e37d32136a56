/// A transcript's text with its times and rules marked up, every character kept.
enum TranscriptText {
    static func html(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: true).map { line in
            let time = line.prefix { $0.isNumber || $0 == "." }
            let rest = line.dropFirst(time.count)
            let stamp = time.isEmpty ? "" : "<span class=\"at\">\(time)</span>"
            return "<span class=\"row\">\(stamp)\(rules(in: rest))\n</span>"
        }.joined()
    }

    /// Rule names in brackets, such as `(G-2.1, N-C2.2)`, become tags.
    static func rules(in text: Substring) -> String {
        let name = /[A-Z]{1,3}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?|model/
        let pattern = /\((?<names>[^()]+)\)/
        var (result, rest) = ("", text)
        while let match = rest.firstMatch(of: pattern) {
            result += HTML.escape(String(rest[..<match.range.lowerBound]))
            let names = match.names.split(separator: ",").map { $0.trimmingWhitespace() }
            if names.allSatisfy({ $0.wholeMatch(of: name) != nil }) {
                result += names.map { "<span class=\"rule\">\($0)</span>" }.joined(separator: " ")
            } else {
                result += HTML.escape(String(match.0))
            }
            rest = rest[match.range.upperBound...]
        }
        return result + HTML.escape(String(rest))
    }
}
