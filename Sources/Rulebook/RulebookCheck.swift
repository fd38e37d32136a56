import Literate

extension Rulebook {
    /// Everything that is wrong: in the entries, and where they, the engine and its tests do not agree.
    ///
    /// A rule that no code names is no mistake: many come about by what the rest of the engine does. A test must hold it.
    public var problems: [Problem] {
        guard isWhole else { return mistakes }
        let disagreements =
            untested + mentionProblems + choiceProblems + rangeProblems
            + tests.flatMap { mistakes(in: $0) }
        return (mistakes + disagreements + unexplained).sorted {
            ($0.position, $0.message) < ($1.position, $1.message)
        }
    }

    /// The rules and model values that no test holds, in their order.
    public var untested: [Problem] {
        let rules = rules.filter { $0.isInScope && tests(of: $0).isEmpty }.map { rule in
            Problem(
                rule.position, "no test holds \(rule.id)",
                remedy: "end a test's name with (\(rule.id)), or say why it is `outOfScope`")
        }
        let values = modelValues.filter { tests(of: $0).isEmpty }.map { value in
            Problem(
                value.position, "no test holds the model value \(value.name)",
                remedy: "end a test's name with (model: \(value.name))")
        }
        return rules + values
    }

    private var mentionProblems: [Problem] {
        mentions.compactMap { unknownRule($0.id, at: $0.position) }
    }

    /// Choices that are no property of the model's, or have not a case for each side, and properties that answer no question;
    /// nothing while a file of entries cannot be read.
    public var choiceProblems: [Problem] {
        guard isWhole else { return [] }
        let names = modelChoices.map(\.name)
        let questions = rules.filter { $0.choice != nil && $0.twin == nil }
        let wrong = questions.compactMap { rule -> Problem? in
            guard let name = rule.choice else { return nil }
            guard let choice = modelChoices.first(where: { $0.name == name }) else {
                return Problem(
                    rule.position, "\(rule.id) names the choice `\(name)`, which is not there",
                    remedy: suggestion(for: name, among: names, what: "choices"))
            }
            guard choice.cases.count != rule.sides.count else { return nil }
            return Problem(
                rule.position,
                "\(rule.id) has \(rule.sides.count) sides, and `\(name)` \(choice.cases.count) cases",
                remedy: "give each side its case, in the same order: "
                    + choice.cases.joined(separator: ", "))
        }
        let idle = modelChoices.filter { choice in
            !questions.contains { $0.choice == choice.name }
        }.map {
            Problem(
                $0.position, "the choice \($0.name) answers no question",
                remedy: "name it as the `choice` of an unsettled rule")
        }
        return wrong + idle
    }

    private func mistakes(in test: EngineTest) -> [Problem] {
        if test.rules.isEmpty && test.modelValues.isEmpty {
            guard !test.isApparatus else { return [] }
            return [
                Problem(
                    test.position, "the test “\(test.claim)” names no rule",
                    remedy: "end its name with the rule, as in (G-4.2) or (model: panSlop),\n"
                        + "or tag it .tags(.apparatus) if UIKit has no such thing")
            ]
        }
        let ofRules = test.rules.compactMap { id -> Problem? in
            guard let rule = rules.first(where: { $0.id == id }) else {
                return unknownRule(id, at: test.position)
            }
            return rule.outOfScope.map { reason in
                Problem(
                    test.position, "a test names \(id), which is out of scope: \(reason)",
                    remedy: "take the rule into scope, or its number out of the test's name")
            }
        }
        let names = modelValues.map(\.name)
        let ofValues = test.modelValues.filter { !names.contains($0) }.map {
            Problem(
                test.position, "there is no model value `\($0)`",
                remedy: suggestion(for: $0, among: names, what: "model values"))
        }
        let others = test.others.map {
            Problem(
                test.position, "`\($0)` is neither a rule's number nor a model value",
                remedy: "write G-4.2, N-C1.2 or model: panSlop, with commas between")
        }
        return ofRules + ofValues + others
    }

    /// Model values without a word on what is known about them.
    private var unexplained: [Problem] {
        modelValues.filter(\.note.isEmpty).map {
            Problem(
                $0.position, "the model value \($0.name) says nothing about itself",
                remedy: "say in a doc comment what it is and what is known about it")
        }
    }

    private func unknownRule(_ id: String, at position: SourcePosition) -> Problem? {
        let known = rules.map(\.id)
        guard !known.contains(id) else { return nil }
        let nearest = nearestWord(to: id, among: known).map { "did you mean \($0)? Else " }
        return Problem(
            position, "there is no rule \(id)",
            remedy: "\(nearest ?? "")give it an entry in the rules' folder")
    }
}
