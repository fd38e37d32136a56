import Testing

@testable import Rulebook

/// A mistake in one place of the good sample, and what must be said of it.
struct Mistake: Sendable, CustomTestStringConvertible {
    var file: String
    var old: String
    var new: String
    var says: [String]
    var testDescription: String { says[0] }

    init(_ file: String, _ old: String, _ new: String, _ says: String...) {
        (self.file, self.old, self.new, self.says) = (file, old, new, says)
    }
}

@Suite("Each kind of mistake is found, at its place")
struct MistakeTests {
    private static let rules = "rules/rules.json"
    private static let model = "rules/model.json"
    private static let sources = "rules/sources.json"
    private static let engine = "engine/Engine.swift"
    private static let tests = "tests/EngineTests.swift"

    @Test(
        "in an entry",
        arguments: [
            Mistake(
                rules, "\"id\": \"G-1.1\",", "\"id\": \"G-1.1\"",
                "rules/rules.json:8:11: error: expected `,` or `}`\n    a rulebook's file is JSON"),
            Mistake(
                rules, "\"stage\"]", "12]",
                "rules/rules.json:10:23: error: expected a text, a list or an object"),
            Mistake(
                rules, "is hit.\"", "is hit.\\n\"", "rules/rules.json:9:53: error: expected `\"`"),
            Mistake(
                rules, "is hit.\"", "is hit.", "rules/rules.json:9:53: error: expected a closing"),
            Mistake(
                rules, "\"status\"", "\"state\"",
                "rules/rules.json:8:11: error: unknown key `state`",
                "rules/rules.json:6:9: error: the `status` of G-1.1 is missing"),
            Mistake(
                rules, "\"sources\": [\"stage\"]", "\"sides\": [\"a\"]",
                "rules/rules.json:10:20: error: G-1.1 is documented, yet has `sides`",
                "rules/rules.json:7:17: error: G-1.1 does not say where it comes from"),
            Mistake(
                rules, "\"statement\": \"The front-most view is hit.\",\n", "",
                "rules/rules.json:6:9: error: the `statement` of G-1.1 is missing"),
            Mistake(
                rules, "\"documented\"", "\"documentd\"",
                "rules/rules.json:8:21: error: `documentd` is no status\n    did you mean `documented`?"
            ),
            Mistake(
                rules, "\"id\": \"G-1.1\"", "\"id\": \"G1.1\"",
                "rules/rules.json:7:17: error: `G1.1` is no rule's number"),
            Mistake(
                rules, "\"id\": \"G-1.2\"", "\"id\": \"G-1.1\"",
                "rules/rules.json:13:17: error: the rule G-1.1 has an entry already"),
            Mistake(
                rules, "[\"stage\"]", "[\"stagge\"]",
                "rules/rules.json:7:17: error: G-1.1 has the unknown source `stagge`\n"
                    + "    did you mean `stage`?"),
            Mistake(
                rules, "[\"stage\"]", "\"stage\"", "rules/rules.json:10:22: error: expected a list"),
            Mistake(
                rules, "          \"model\": \"It can.\"", "          \"outOfScope\": \"no\"",
                "rules/rules.json:19:17: error: the unsettled question G-1.3 does not say"),
            Mistake(
                rules, "\"comes with the scroll view\"", "\" \"",
                "rules/rules.json:35:25: error: expected a text that says something"),
            Mistake(
                rules, "\"title\": \"Pans\",", "\"title\": \"Pans\", \"title\": \"Taps\",",
                "rules/rules.json:28:24: error: `title` stands here twice"),
            Mistake(
                sources, "\"log\"", "\"logs\"",
                "rules/sources.json:8:14: error: no rule has the source `logs`"),
            Mistake(
                sources, "\"log\"", "\"stage\"",
                "rules/sources.json:8:14: error: the source stage has an entry already"),
            Mistake(
                sources, "https://", "http://",
                "rules/sources.json:10:14: error: `http://example.org/log` is no https address"),
        ])
    func entry(_ mistake: Mistake) throws { try expect(mistake) }

    private static let range = "{\"value\": \"slop\", \"low\": \"8\", \"high\": \"12\""

    @Test(
        "in the ranges of the model's values",
        arguments: [
            Mistake(
                model, range, "{\"value\": \"slip\", \"low\": \"8\", \"high\": \"12\"",
                "rules/model.json:3:15: error: there is no model value `slip`\n    did you mean `slop`?",
                "engine/Engine.swift:5:16: error: nothing says between which values slop could be"),
            Mistake(
                model, range, "{\"value\": \"slop\", \"low\": \"11\", \"high\": \"12\"",
                "rules/model.json:3:15: error: the range of slop, 11 to 12, does not hold its 10.0"),
            Mistake(
                model, range, "{\"value\": \"slop\", \"low\": \"8\", \"high\": \"wide\"",
                "rules/model.json:3:15: error: the range of slop, 8 to wide, does not hold its 10.0"
            ),
            Mistake(
                model, range, range + ", \"against\": \"slip\"",
                "rules/model.json:3:15: error: slop is varied against `slip`, which has no range\n"
                    + "    did you mean `slop`?"),
            Mistake(
                model, "\"reason\": \"People say so.\"", "\"reasons\": \"People say so.\"",
                "rules/model.json:3:49: error: unknown key `reasons`",
                "rules/model.json:3:5: error: the `reason` is missing"),
            Mistake(
                engine, "begins (M-1)", "begins (measured, M-1)",
                "rules/model.json:3:15: error: slop is measured, and yet has a range"),
        ])
    func inRanges(_ mistake: Mistake) throws { try expect(mistake) }

    @Test(
        "between the entries, the engine and its tests",
        arguments: [
            Mistake(
                tests, " (G-1.1)", " (G-1.2)", "rules/rules.json:7:17: error: no test holds G-1.1"),
            Mistake(
                tests, "(model: slop)", "(G-1.1)",
                "engine/Engine.swift:5:16: error: no test holds the model value slop"),
            Mistake(
                engine, "rule: \"G-1.1\"", "rule: \"G-1.11\"",
                "engine/Engine.swift:16:34: error: there is no rule G-1.11\n    did you mean G-1.1?"
            ),
            Mistake(
                engine, "(Rule G-1.3)", "(Rule G-1.7)",
                "engine/Engine.swift:16:68: error: there is no rule G-1.7"),
            Mistake(
                engine, "(Rules G-1.1,\n/// G-1.2)", "(Rules G-1.1 to\n/// 9)",
                "engine/Engine.swift:13:27: error: there is no rule G-1.9"),
            Mistake(
                engine,
                "    /// How far a finger moves, in points,\n    /// before a pan begins (M-1).\n",
                "", "engine/Engine.swift:3:16: error: the model value slop says nothing"),
            Mistake(
                tests, " (G-1.1)", " (G-1.1, G-1.12)",
                "tests/EngineTests.swift:5:11: error: there is no rule G-1.12"),
            Mistake(
                tests, " (G-1.1)", " (G-1.1, M-1)",
                "tests/EngineTests.swift:5:11: error: a test names M-1, which is out of scope: "
                    + "comes with the scroll view"),
            Mistake(
                tests, "(model: slop)", "(model: slop, model: slip)",
                "tests/EngineTests.swift:13:11: error: there is no model value `slip`\n"
                    + "    did you mean `slop`?"),
            Mistake(
                tests, " (G-1.1)", " (G-1.1, G 1.2)",
                "tests/EngineTests.swift:5:11: error: `G 1.2` is neither a rule's number"),
            Mistake(
                tests, "the clock runs on\", .tags(.apparatus)",
                "the clock runs on\", .tags(.slow)",
                "tests/EngineTests.swift:16:11: error: the test “the clock runs on” names no rule"),
            Mistake(
                tests, "@Suite(.tags(.apparatus))", "@Suite",
                "tests/EngineTests.swift:21:20: error: the test “a clock (on the wall)” names no"),
        ])
    func agreement(_ mistake: Mistake) throws { try expect(mistake) }

    @Test("a file that cannot be read says so, and nothing is said of what it might have held")
    func unreadable() throws {
        let problems = try Sample(Self.rules, ["{": ""]).read().problems
        #expect(problems.count == 1)
    }

    private func expect(_ mistake: Mistake) throws {
        let problems = try Sample(mistake.file, [mistake.old: mistake.new]).read().problems
        for sentence in mistake.says {
            #expect(problems.contains { $0.hasPrefix(sentence) }, "\(problems)")
        }
    }
}
