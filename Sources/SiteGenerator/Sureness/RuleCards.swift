import Literate
import Rulebook

/// The cards in the margin: each says, where a page first rests on a rule, what the rule says and who says so.
struct RuleCards {
    let rulebook: Rulebook
    let words: Words

    /// The card of a rule; nil for what is no rule, such as the model's values.
    func html(_ id: String) -> String? {
        guard let rule = rulebook.rules.first(where: { $0.id == id }), rule.isInScope else {
            return nil
        }
        let text = RuleText(known: Set(rulebook.rules.map(\.id)), page: RulesPage.path)
        let name = HTML.escape(id)
        let glyph = Glyph.html("", shape: Self.shape(of: rule))
        let source = rule.sources.first.flatMap { rulebook.sources[$0]?.name } ?? ""
        return """
            <div class="margin card" role="note" aria-label="\(HTML.escape(words(.ruleCard, ["rule": id])))">
            <p class="head"><a href="\(RulesPage.path)#\(name)">\(name)</a> \(glyph) \
            \(HTML.escape(words.status(rule.status)))</p>
            <p\(words.foreignAttribute)>\(text.html(Opening.sentences(of: rule.statement)))</p>
            \(source.isEmpty ? "" : "<p class=\"fine\"\(words.foreignAttribute)>\(HTML.escape(source))</p>\n")</div>

            """
    }

    private static func shape(of rule: Rule) -> String {
        switch rule.status {
        case "documented": "s-doc"
        case "unsettled": "s-open"
        default: "s-obs"
        }
    }
}

/// The rules that a page has come to rest on and not yet shown, in order.
struct CitedRules {
    private var waiting: [String] = []
    private var seen: Set<String> = []

    /// Takes note of rules; those that have been cited before are passed over.
    mutating func cite(_ rules: [String]) {
        for rule in rules where seen.insert(rule).inserted { waiting.append(rule) }
    }

    /// The next card, if a rule that has one is waiting.
    mutating func next(_ cards: RuleCards) -> String? {
        while !waiting.isEmpty {
            if let card = cards.html(waiting.removeFirst()) { return card }
        }
        return nil
    }
}
