import Literate
import Rulebook

/// The reference page of the rules: what is in force by subject, then model values, open questions, and what is left out.
struct RulesPage {
    /// Where the page lies, for whoever links to it.
    static let path = "rules.html"

    let rulebook: Rulebook
    let theme: Theme
    let words: Words
    private let texts: RuleText

    init(rulebook: Rulebook, theme: Theme, words: Words) {
        self.rulebook = rulebook
        self.theme = theme
        self.words = words
        texts = RuleText(known: Set(rulebook.rules.map(\.id)), page: "")
    }

    private func text(_ text: String) -> String { texts.html(text) }

    /// The page's HTML.
    func html(shell: (_ sections: [Shell.Section]) -> [String: Any]) throws -> String {
        let rules = rulebook.rules
        let data: [String: Any] = [
            "kinds": kinds,
            "sections": sections,
            "modelValues": rulebook.modelValues.map(entry),
            "unsettled": rules.filter { $0.isInScope && $0.status == "unsettled" }.map(entry),
            "outOfScope": rules.filter { !$0.isInScope }.map(entry),
        ]
        let listed =
            Self.shownSections(of: rulebook).map {
                Shell.Section(title: $0.title, anchor: $0.anchor)
            } + [
                Shell.Section(title: words(.rulesModelTitle), anchor: "model-values"),
                Shell.Section(title: words(.rulesUnsettledTitle), anchor: "unsettled"),
                Shell.Section(title: words(.rulesScopeTitle), anchor: "out-of-scope"),
            ]
        return try theme.render("rules", data, in: shell(listed))
    }

    private var sections: [[String: Any]] {
        Self.shownSections(of: rulebook).map { anchor, title, rules in
            ["anchor": anchor, "title": title, "rules": rules.map(entry)]
        }
    }

    /// The sections that have rules in force, with their places on the page.
    static func shownSections(
        of rulebook: Rulebook
    ) -> [(anchor: String, title: String, rules: [Rule])] {
        rulebook.sections.compactMap { section in
            let rules = section.rules.filter { $0.isInScope && $0.status != "unsettled" }
            let anchor = "section-\(HeadingAnchors.slug(section.title))"
            return rules.isEmpty ? nil : (anchor, section.title, rules)
        }
    }

    /// What a rule can be, what that means, and how many are.
    private var kinds: [[String: Any]] {
        let rules = rulebook.rules
        let inScope = rules.filter(\.isInScope)
        func count(_ status: String) -> Int { inScope.count { $0.status == status } }
        let kinds: [(String, Words.Key, Words.Key, Int)] = [
            ("documented", .ruleDocumented, .ruleDocumentedMeans, count("documented")),
            ("observed", .ruleObserved, .ruleObservedMeans, count("observed")),
            ("derived", .ruleDerived, .ruleDerivedMeans, count("derived")),
            ("unsettled", .ruleUnsettled, .ruleUnsettledMeans, count("unsettled")),
            ("model", .ruleModelValue, .ruleModelValueMeans, rulebook.modelValues.count),
            ("left-out", .ruleOutOfScope, .ruleOutOfScopeMeans, rules.count - inScope.count),
        ]
        return kinds.map {
            ["kind": $0, "word": words($1), "meaning": words($2), "count": "\($3)"]
        }
    }

    /// How the rules in force and the model's values divide, for a ledger: a shape, a word, a count, and its share of a bar.
    var ledger: [[String: Any]] {
        let rules = rulebook.rules.filter(\.isInScope)
        let kinds: [(shape: String, word: Words.Key, meaning: Words.Key, count: Int)] = [
            (
                "s-doc", .ruleDocumented, .ruleDocumentedMeans,
                rules.count { $0.status == "documented" }
            ),
            (
                "s-obs", .ruleObserved, .ruleObservedMeans,
                rules.count { $0.status == "observed" }
            ),
            (
                "s-obs", .ruleDerived, .ruleDerivedMeans,
                rules.count { $0.status == "derived" }
            ),
            (
                "s-open", .ruleUnsettled, .ruleUnsettledMeans,
                rules.count { $0.status == "unsettled" }
            ),
            ("s-model", .ruleModelValue, .ruleModelValueMeans, rulebook.modelValues.count),
        ].filter { $0.3 > 0 }
        let all = Double(max(kinds.map(\.count).reduce(0, +), 1))
        var start = 0.0
        return kinds.map { kind in
            defer { start += Double(kind.count) / all }
            return [
                "glyph": Glyph.html("", shape: kind.shape), "word": words(kind.word),
                "meaning": words(kind.meaning), "count": "\(kind.count)", "shape": kind.shape,
                "x": Percent(start).svg, "width": Percent(Double(kind.count) / all - 0.004).svg,
            ]
        }
    }

    private func entry(_ rule: Rule) -> [String: Any] {
        var entry: [String: Any] = [
            "anchor": rule.id, "name": rule.id, "kind": rule.isInScope ? rule.status : "left-out",
            "status": words.status(rule.status),
            "statement": text(statement(of: rule)),
            "sources": rule.sources.compactMap { rulebook.sources[$0] }.map(source),
        ]
        if let model = rule.model {
            entry["settling"] =
                ["sides": rule.sides.map(text), "model": text(model)] as [String: Any]
        }
        if let reason = rule.outOfScope {
            entry["reason"] = text(reason.prefix(1).uppercased() + reason.dropFirst() + ".")
        } else {
            hold(rulebook.tests(of: rule), &entry)
        }
        let files = rulebook.files(naming: rule)
        entry["places"] = files.isEmpty ? nil : ["files": files.map(Self.breakable)]
        return entry
    }

    /// What a rule says; of one that says the same as another, or follows from others, which those are.
    private func statement(of rule: Rule) -> String {
        if let twin = rule.twin { return words(.ruleTwin, ["rule": twin]) }
        guard !rule.premises.isEmpty else { return rule.statement }
        let premises = words.list(rule.premises)
        return rule.statement + " " + words(.ruleFollowsFrom, ["rules": premises])
    }

    private func entry(_ value: ModelValue) -> [String: Any] {
        var entry: [String: Any] = [
            "anchor": "model-\(value.name)", "name": value.name, "kind": "model",
            "status": words(value.isMeasured ? .ruleMeasuredStatus : .ruleModelStatus),
            "statement": text(value.note),
            "value": value.text,
        ]
        if let range = rulebook.ranges.first(where: { $0.value == value.name }) {
            entry["range"] = words.html(
                .ruleRange,
                ["low": range.low, "high": range.high, "reason": text(range.reason)])
        }
        hold(rulebook.tests(of: value), &entry)
        return entry
    }

    private func source(_ source: RuleSource) -> [String: Any] {
        var entry: [String: Any] = ["name": Self.breakable(source.name)]
        entry["url"] = source.url
        return entry
    }

    private func hold(_ tests: [EngineTest], _ entry: inout [String: Any]) {
        guard !tests.isEmpty else { return entry["unheld"] = true }
        let summary =
            tests.count == 1
            ? words(.ruleTestOne) : words(.ruleTestMany, ["count": "\(tests.count)"])
        entry["held"] =
            ["summary": summary, "tests": tests.map { text($0.claim) }] as [String: Any]
    }

    /// A name that may be broken where it has joints, since it stands in a narrow column.
    private static func breakable(_ name: String) -> String {
        let bytes = Array(HTML.escape(name).utf8)
        var result: [UInt8] = []
        for (place, byte) in bytes.enumerated() {
            let isDot =
                byte == UInt8(ascii: ".")
                && 0x61...0x7A ~= (place + 1 < bytes.count ? bytes[place + 1] : 0)
            if isDot || byte == UInt8(ascii: "(") { result += "<wbr>".utf8 }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension Words {
    /// What a rule is, by its status.
    func status(_ status: String) -> String {
        switch status {
        case "documented": self(.ruleDocumented)
        case "observed": self(.ruleObserved)
        case "derived": self(.ruleDerived)
        default: self(.ruleUnsettled)
        }
    }
}
