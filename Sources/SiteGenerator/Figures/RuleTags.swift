/// Makes tags of the rules that a transcript names; a tag leads to the rule on the page of the rules.
struct RuleTags {
    /// The rules that the page has; none when there is no such page.
    var linked: Set<String> = []

    /// A text in which rule names in brackets, such as `(G-2.1, N-C2.2)`, have become tags.
    func html(_ text: Substring) -> String {
        let name = /[A-Z]{1,3}-[A-Z]{0,2}\d+(?:\.\d+)*[a-z]?|model/
        let pattern = /\((?<names>[^()]+)\)/
        var (result, rest) = ("", text)
        while let match = rest.firstMatch(of: pattern) {
            result += HTML.escape(String(rest[..<match.range.lowerBound]))
            let names = match.names.split(separator: ",").map { $0.trimmingWhitespace() }
            if names.allSatisfy({ $0.wholeMatch(of: name) != nil }) {
                result += names.map(tag).joined(separator: " ")
            } else {
                result += HTML.escape(String(match.0))
            }
            rest = rest[match.range.upperBound...]
        }
        return result + HTML.escape(String(rest))
    }

    private func tag(_ name: String) -> String {
        let anchor = name == "model" ? "model-values" : name
        guard linked.contains(name) || (name == "model" && !linked.isEmpty) else {
            return "<span class=\"rule\">\(name)</span>"
        }
        return "<a class=\"rule\" href=\"\(RulesPage.path)#\(anchor)\">\(name)</a>"
    }
}
