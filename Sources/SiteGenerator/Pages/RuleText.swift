/// The text of a rule or of a doc comment as HTML: its `code` marked up, the rules it speaks of linked.
struct RuleText {
    /// The rules that have a place.
    let known: Set<String>
    /// The page of that place; empty for the page itself.
    let page: String

    // Read once: a literal in a function is read at each use.
    nonisolated(unsafe) private static let rule = /\b[A-Z]-[A-Z]?\d+(?:\.\d+)?/
    nonisolated(unsafe) private static let straight = /(\w)'(\w)/

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
        while let match = rest.firstMatch(of: Self.rule) {
            result += HTML.escape(String(rest[..<match.range.lowerBound]))
            let name = String(match.0)
            result +=
                known.contains(name) ? "<a href=\"\(page)#\(name)\">\(name)</a>" : name
            rest = rest[match.range.upperBound...]
        }
        return result + HTML.escape(String(rest))
    }

    /// Prose has curved apostrophes, though doc comments and names of tests are typed without.
    private static func curved(_ text: Substring) -> String {
        String(text).replacing(straight) { "\($0.1)’\($0.2)" }
    }
}
