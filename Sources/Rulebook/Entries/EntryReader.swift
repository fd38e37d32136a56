import Foundation
import Literate

/// Reads the entries of one file, and tells what is wrong with them.
struct EntryReader {
    private let file: String
    private let text: SourceText
    private(set) var problems: [Problem] = []

    init(_ bytes: [UInt8], file: String) {
        self.file = file
        text = SourceText(bytes)
    }

    /// The sections of a file of rules; nil when it is not even JSON.
    mutating func sections() -> [RuleSection]? {
        list("sections")?.compactMap { value in
            guard let fields = fields(of: value, required: ["title", "rules"], optional: [])
            else { return nil }
            let rules = (fields["rules"].map { items($0) } ?? []).compactMap { rule($0) }
            return RuleSection(title: fields["title"].map { string($0) } ?? "", rules: rules)
        }
    }

    /// The sources by their keys, with where each stands; nil when the file is not even JSON.
    mutating func sources() -> [(key: String, source: RuleSource, position: SourcePosition)]? {
        list("sources")?.compactMap { value in
            guard
                let fields = fields(of: value, required: ["key", "name"], optional: ["url"]),
                let key = fields["key"], let name = fields["name"]
            else { return nil }
            let source = RuleSource(name: string(name), url: fields["url"].map { string($0) })
            if let url = source.url, !url.hasPrefix("https://") {
                report(fields["url"] ?? value, "`\(url)` is no https address", "write it in full")
            }
            return (string(key), source, position(of: key.offset))
        }
    }

    /// The ranges of the model's numbers; nil when the file is not even JSON.
    mutating func ranges() -> [ModelRange]? {
        list("ranges")?.compactMap { value in
            guard
                let fields = fields(
                    of: value, required: ["value", "low", "high", "reason"],
                    optional: ["against"]),
                let name = fields["value"], let low = fields["low"], let high = fields["high"],
                let reason = fields["reason"]
            else { return nil }
            return ModelRange(
                value: string(name), low: string(low), high: string(high),
                against: fields["against"].map { string($0) }, reason: string(reason),
                position: position(of: name.offset))
        }
    }

    // MARK: Entries

    private mutating func rule(_ value: PlacedValue) -> Rule? {
        let isTwin = value.members?.contains { $0.key == "see" } ?? false
        let optional = ["sources", "sides", "model", "choice", "from", "outOfScope"]
        guard
            let fields = fields(
                of: value, required: ["id"] + (isTwin ? ["see"] : ["status", "statement"]),
                optional: isTwin ? [] : optional),
            let name = fields["id"]
        else { return nil }
        let id = string(name)
        if !RuleName.isOne(id) {
            report(
                name, "`\(id)` is no rule's number",
                "write a letter, a dash and numbers, such as G-4.2 or N-C1.2")
        }
        let status = fields["status"].map { string($0) } ?? ""
        let twin = fields["see"].map { string($0) }
        if let place = fields["status"], !Rule.statuses.contains(status) {
            report(
                place, "`\(status)` is no status",
                suggestion(for: status, among: Rule.statuses, what: "statuses"))
        }
        let rule = Rule(
            id: id, status: status, statement: fields["statement"].map { string($0) } ?? "",
            sources: fields["sources"].map { strings($0) } ?? [],
            sides: fields["sides"].map { strings($0) } ?? [],
            model: fields["model"].map { string($0) },
            choice: fields["choice"].map { string($0) },
            premises: fields["from"].map { strings($0) } ?? [], twin: twin,
            outOfScope: fields["outOfScope"].map { string($0) },
            position: position(of: name.offset))
        checkShape(of: rule, fields)
        return rule
    }

    /// An unsettled question has sides and an answer of the model's, a derived rule what it is derived from, any other rule sources.
    private mutating func checkShape(of rule: Rule, _ fields: [String: PlacedValue]) {
        guard Rule.statuses.contains(rule.status) else { return }
        let isUnsettled = rule.status == "unsettled"
        if isUnsettled && (rule.sides.isEmpty || rule.model == nil) {
            problems.append(
                Problem(
                    rule.position,
                    "the unsettled question \(rule.id) does not say what the model does",
                    remedy: "give `sides`, a sentence each, and `model`"))
        }
        let isDerived = rule.status == "derived"
        if let place = fields["from"], !isDerived {
            report(
                place, "\(rule.id) is \(rule.status), yet has `from`",
                "leave it out, or make the rule `derived`")
        }
        for key in ["sides", "model", "choice"] where !isUnsettled {
            guard let place = fields[key] else { continue }
            report(
                place, "\(rule.id) is \(rule.status), yet has `\(key)`",
                "leave it out, or make the rule `unsettled`")
        }
        if isDerived && rule.premises.isEmpty {
            problems.append(
                Problem(
                    rule.position, "\(rule.id) does not say what it follows from",
                    remedy: "give `from`, the numbers of other rules"))
        }
        if !isUnsettled && !isDerived && rule.sources.isEmpty {
            problems.append(
                Problem(
                    rule.position, "\(rule.id) does not say where it comes from",
                    remedy: "give `sources`, by their keys in sources.json"))
        }
    }

    // MARK: Values

    /// What the file's one object holds under its one key.
    private mutating func list(_ key: String) -> [PlacedValue]? {
        do throws(PlacedValueParser.Failure) {
            let value = try PlacedValueParser.value(of: text.bytes)
            guard let list = fields(of: value, required: [key], optional: [])?[key] else {
                return []
            }
            return items(list)
        } catch {
            problems.append(
                Problem(
                    position(of: error.offset), error.message,
                    remedy: "a rulebook's file is JSON made of objects, lists and texts"))
            return nil
        }
    }

    /// An object's values by their keys; nil when it is no object.
    private mutating func fields(
        of value: PlacedValue, required: [String], optional: [String]
    ) -> [String: PlacedValue]? {
        guard let members = value.members else {
            report(
                value, "expected an object",
                "write { and the keys " + required.map { "`\($0)`" }.joined(separator: ", "))
            return nil
        }
        var fields: [String: PlacedValue] = [:]
        for member in members {
            let place = PlacedValue(offset: member.offset)
            if !(required + optional).contains(member.key) {
                report(
                    place, "unknown key `\(member.key)`",
                    suggestion(for: member.key, among: required + optional, what: "keys"))
            } else if fields.updateValue(member.value, forKey: member.key) != nil {
                report(place, "`\(member.key)` stands here twice", "remove one of the two")
            }
        }
        for key in required where fields[key] == nil {
            let id = fields["id"].flatMap(\.text).map { " of \($0)" } ?? ""
            report(value, "the `\(key)`\(id) is missing", "add it; an entry cannot do without")
        }
        return fields
    }

    private mutating func items(_ value: PlacedValue) -> [PlacedValue] {
        if let items = value.items { return items }
        report(value, "expected a list", "put it in brackets")
        return []
    }

    private mutating func strings(_ value: PlacedValue) -> [String] {
        items(value).map { string($0) }
    }

    private mutating func string(_ value: PlacedValue) -> String {
        let text = value.text?.trimmingCharacters(in: .whitespaces) ?? ""
        if text.isEmpty { report(value, "expected a text that says something", "write it") }
        return text
    }

    private mutating func report(_ value: PlacedValue, _ message: String, _ remedy: String) {
        problems.append(Problem(position(of: value.offset), message, remedy: remedy))
    }

    private func position(of offset: Int) -> SourcePosition {
        let place = text.place(of: offset)
        return SourcePosition(file: file, line: place.line, column: place.column)
    }
}
