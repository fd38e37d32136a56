import Foundation
import Literate
import Testing

@testable import Rulebook

@Suite("A rulebook")
struct RulebookTests {
    @Test("a rulebook in which everything agrees has no mistakes")
    func good() throws {
        #expect(try Sample().read().problems == [])
    }

    @Test("it knows the rules with their sources, sides and reasons")
    func entries() throws {
        let rulebook = try Sample().read().rulebook
        #expect(rulebook.sections.map(\.title) == ["Hit testing", "Pans"])
        #expect(rulebook.rules.map(\.id) == ["G-1.1", "G-1.2", "G-1.3", "M-1"])
        #expect(rulebook.rules[1].statement == "A hidden view is \"passed over\".")
        #expect(rulebook.rules[2].sides == ["One page says so.", "Nobody has tried."])
        #expect(rulebook.rules[2].model == "It can.")
        #expect(rulebook.rules[3].outOfScope == "comes with the scroll view")
        #expect(rulebook.sources["log"]?.url == "https://example.org/log")
    }

    @Test(
        "it knows where the engine names a rule: in a record, in a comment, over the lines of one")
    func mentions() throws {
        let rulebook = try Sample().read().rulebook
        let mentions = rulebook.mentions.map {
            "\($0.id) \($0.position.line):\($0.position.column)"
        }
        #expect(
            mentions == ["M-1 4:30", "G-1.1 13:27", "G-1.2 14:5", "G-1.1 16:34", "G-1.3 16:68"])
        #expect(rulebook.files(naming: rulebook.rules[0]) == ["Engine.swift"])
    }

    @Test("it knows the tests by their names: the claim, the rules, the model values, the tag")
    func tests() throws {
        let rulebook = try Sample().read().rulebook
        #expect(
            rulebook.tests.map(\.claim) == [
                "the front-most view is hit", "a hidden or faint view (or neither) is passed over",
                "the pan begins at 10 pt", "the clock runs on", "a clock (on the wall)",
            ])
        #expect(rulebook.tests.map(\.rules) == [["G-1.1"], ["G-1.2", "G-1.3"], [], [], []])
        #expect(rulebook.tests.map(\.isApparatus) == [false, false, false, true, true])
        #expect(rulebook.tests(of: rulebook.rules[2]).map(\.position.line) == [9])
        #expect(rulebook.tests(of: rulebook.modelValues[0]).count == 1)
    }

    @Test("it reads the model values with their units and notes from the engine")
    func modelValues() throws {
        let values = try Sample().read().rulebook.modelValues
        #expect(values.map(\.name) == ["slop"])
        #expect(values[0].value == "10.0")
        #expect(values[0].unit == "pt")
        #expect(values[0].note == "How far a finger moves, in points, before a pan begins (M-1).")
    }

    @Test("it counts the rules by status")
    func summary() throws {
        #expect(
            try Sample().read().rulebook.summary
                == "5 rules: 1 documented, 1 observed, 0 derived, 1 unsettled, 1 model value, "
                + "1 out of scope; "
                + "5 tests")
    }

    @Test("a comment may name a range of rules, in full or by its last number")
    func ranges() {
        let known = ["G-3.19", "G-3.20", "G-3.21", "G-3.22", "G-4.21", "N-C2.1", "N-C2.2", "M-2"]
        func names(_ comment: String) -> [String] {
            RuleName.all(in: comment, known: known).map(\.name)
        }
        #expect(names("(Rules G-3.20 to 22)") == ["G-3.20", "G-3.21", "G-3.22"])
        #expect(names("G-3.20 to 3.22") == ["G-3.20", "G-3.21", "G-3.22"])
        #expect(names("/// N-C2.1 to\n    /// N-C2.3") == ["N-C2.1", "N-C2.2", "N-C2.3"])
        #expect(names("(Rules M-1 to M-3)") == ["M-1", "M-2", "M-3"])
        #expect(names("UTF-8, G-3.20, to be sure; from x-1 to G-4") == ["G-3.20", "G-4"])
    }

    @Test(
        "a folder or a file that is not there is named in a sentence",
        arguments: [
            ("rules", "there are no rules in"),
            ("rules/sources.json", "sources.json cannot be read"),
            ("engine", "there are no Swift files in"), ("tests", "there are no Swift files in"),
        ])
    func missing(_ file: String, _ message: String) throws {
        let sample = try Sample()
        try sample.remove(file)
        let failure = #expect(throws: ToolFailure.self) { try sample.read() }
        #expect(failure?.description.contains(message) == true)
    }
}
