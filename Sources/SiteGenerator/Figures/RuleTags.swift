/// Makes tags of the rules that a transcript names; a tag leads to the rule on the page of the rules.
struct RuleTags {
    /// The rules that the page has; none when there is no such page.
    var linked: Set<String> = []
    /// What each of them is: documented, observed and so on, in the reader's words.
    var statuses: [String: String] = [:]

    /// Where the page lies that says what lanes show; it comes with the page of the rules.
    var legend: String? { linked.isEmpty ? nil : LegendPage.path }

    /// The tag of a rule with what it is.
    func withStatus(_ rule: String) -> String {
        html(rule) + (statuses[rule].map { " " + HTML.escape($0) } ?? "")
    }

    /// The tag of a rule, such as `G-2.1`, or of `model`, which stands for the engine's own values.
    func html(_ rule: String) -> String {
        let name = HTML.escape(rule)
        let anchor = rule == "model" ? "model-values" : name
        guard linked.contains(rule) || (rule == "model" && !linked.isEmpty) else {
            return name
        }
        return "<a href=\"\(RulesPage.path)#\(anchor)\">\(name)</a>"
    }
}
