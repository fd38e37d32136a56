import Literate
import Testing

@testable import Rulebook

@Suite("Rules that refer to others, and to choices of the model")
struct ReferenceTests {
    private static let rules = "rules/rules.json"
    private static let hidden = """
        "status": "observed",
                  "statement": "A hidden view is \\"passed over\\".",
                  "sources": ["log", "stage"]
        """
    private static let open = "\"model\": \"It can.\""

    /// The engine's choice about whether a faint view can be touched.
    private static func choices(_ cases: String) -> String {
        "struct ModelChoices {\n    enum Faint { case \(cases) }\n    var faint = Faint.touched\n}\n"
    }

    private func problems(_ file: String, _ old: String, _ new: String) throws -> [String] {
        try Sample(file, [old: new]).read().problems
    }

    @Test("a rule that says the same as another has its words, status and tests")
    func twin() throws {
        let (rulebook, _) = try Sample(Self.rules, [Self.hidden: "\"see\": \"G-1.1\""]).read()
        let twin = try #require(rulebook.rules.first { $0.id == "G-1.2" })
        #expect(twin.statement == "The front-most view is hit." && twin.status == "documented")
        #expect(twin.twin == "G-1.1" && twin.sources == ["stage"])
        #expect(rulebook.tests(of: twin).count > 0)
    }

    @Test("to refer to no rule, to itself, or to one that refers on is a mistake")
    func dangling() throws {
        for id in ["G-9.9", "G-1.2"] {
            let found = try problems(Self.rules, Self.hidden, "\"see\": \"\(id)\"")
            #expect(found.contains { $0.contains("G-1.2 refers to \(id), which is no other rule") })
        }
        let sample = try Sample(
            Self.rules,
            [
                Self.hidden: "\"see\": \"G-1.1\"",
                "\"id\": \"G-1.3\",":
                    "\"id\": \"G-1.3\", \"see\": \"G-1.2\"\n}, { \"id\": \"G-1.4\",",
            ])
        let found = try sample.read().problems
        #expect(found.contains { $0.contains("G-1.3 refers to G-1.2, which itself refers to") })
    }

    @Test("a derived rule names its premises and needs no source; no other rule may name any")
    func derived() throws {
        let old = "\"status\": \"observed\","
        let bare = try problems(Self.rules, old, "\"status\": \"derived\",")
        #expect(bare.contains { $0.contains("G-1.2 does not say what it follows from") })
        let lost = "\"status\": \"derived\", \"from\": [\"G-9.9\"],"
        #expect(
            try problems(Self.rules, old, lost).contains {
                $0.contains("G-1.2 refers to G-9.9, which is no other rule")
            })
        let good = "\"status\": \"derived\", \"from\": [\"G-1.1\"],"
        #expect(try !problems(Self.rules, old, good).contains { $0.contains("G-1.2") })
        let observed = "\"status\": \"observed\", \"from\": [\"G-1.1\"],"
        #expect(
            try problems(Self.rules, old, observed).contains { $0.contains("yet has `from`") })
    }

    @Test("the sides of a choice may stand in an extension, before it or after it")
    func extended() throws {
        for isBefore in [true, false] {
            let sample = try Sample(
                Self.rules, [Self.open: "\(Self.open), \"choice\": \"faint\""])
            let sides = "extension ModelChoices { enum Faint { case touched, passed } }\n"
            let choices = "struct ModelChoices { var faint = Faint.touched }\n"
            try sample.append(
                isBefore ? sides + choices : choices + sides, to: "engine/Engine.swift")
            let (rulebook, problems) = try sample.read()
            #expect(problems.isEmpty)
            #expect(rulebook.modelChoices.map(\.cases) == [["touched", "passed"]])
            #expect(rulebook.modelChoices.map(\.taken) == ["touched"])
        }
    }

    @Test("a wrong choice is reported by itself, unless entries cannot be read")
    func choiceAlone() throws {
        let sample = try Sample(Self.rules, [Self.open: "\(Self.open), \"choice\": \"pale\""])
        let (rulebook, _) = try sample.read()
        #expect(rulebook.choiceProblems.map(\.message).contains { $0.contains("`pale`") })
        var broken = rulebook
        broken.isWhole = false
        #expect(broken.choiceProblems.isEmpty)
    }

    @Test("each other side of a question, and each end of a range, is a case of the model")
    func cases() throws {
        let sample = try Sample(Self.rules, [Self.open: "\(Self.open), \"choice\": \"faint\""])
        try sample.append(Self.choices("touched, passed"), to: "engine/Engine.swift")
        let cases = try sample.read().rulebook.cases
        #expect(cases.map(\.settings) == ["faint=passed", "slop=8", "slop=12"])
        #expect(cases.map(\.question) == ["G-1.3", "slop", "slop"])
        #expect(cases.first?.side == "Nobody has tried.")
        #expect(cases.last?.side == nil)
    }

    @Test("a number whose order with another decides is varied against that one")
    func against() throws {
        var rulebook = try Sample().read().rulebook
        let place = SourcePosition(file: "model.json", line: 1)
        rulebook.ranges[0].against = "reach"
        rulebook.ranges.append(
            ModelRange(value: "reach", low: "1", high: "3", reason: "", position: place))
        rulebook.modelValues.append(
            ModelValue(name: "reach", value: "3.0", unit: "", note: "", position: place))
        let cases = rulebook.cases
        #expect(cases.map(\.settings) == ["slop=8 reach=3", "slop=12 reach=1", "reach=1"])
    }

    @Test("a choice has a case for each side, and a question")
    func choice() throws {
        let engine = "engine/Engine.swift"
        func found(_ cases: String, _ choice: String?) throws -> [String] {
            let named = choice.map { "\(Self.open), \"choice\": \"\($0)\"" } ?? Self.open
            let sample = try Sample(Self.rules, [Self.open: named])
            try sample.append(Self.choices(cases), to: engine)
            return try sample.read().problems
        }
        #expect(try found("touched, passed", "faint").isEmpty)
        #expect(
            try found("touched, passed, both", "faint").contains {
                $0.contains("G-1.3 has 2 sides, and `faint` 3 cases")
            })
        #expect(
            try found("touched, passed", "pale").contains {
                $0.contains("G-1.3 names the choice `pale`, which is not there")
            })
        #expect(
            try found("touched, passed", nil).contains {
                $0.contains("the choice faint answers no question")
            })
    }
}
