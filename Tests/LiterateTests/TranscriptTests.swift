import Foundation
import Testing

@testable import Literate

struct TemplateTests {
    private let values: [String: Run.Value] = [
        "x": .number(12.34), "whole": .number(10), "zero": .number(-0.04), "yes": .flag(true),
        "no": .flag(false), "word": .text("pan"), "list": .list(["a", "b"]),
    ]

    @Test(
        "values are filled in as the table asks",
        arguments: [
            ("{x} {whole} {zero}", "12.3 10 0"), ("{x:2} {whole:2}", "12.34 10.00"),
            ("{list}", "a ‹ b"), ("{yes?it|not} {no?it|not}", "it not"),
            ("{no?its own|{word} of {x:1}}, {word}", "pan of 12.3, pan"), ("{word}", "pan"),
        ])
    func filled(template: String, text: String) throws {
        #expect(try Template(text: template).filled { values[$0] } == text)
    }

    @Test(
        "a value that is missing or of the wrong kind is an error",
        arguments: ["{gone}", "{word:2}", "{word?a|b}", "{yes?a}", "{x"])
    func missing(template: String) {
        #expect(throws: Template.MissingValue.self) {
            try Template(text: template).filled { values[$0] }
        }
    }
}

struct TranscriptTests {
    private func record(
        _ index: Int, _ time: Double, _ code: String, rule: String? = nil,
        _ values: [String: Run.Value] = [:]
    ) -> Run.Record {
        Run.Record(
            index: index, time: time, code: code, subject: "pan", values: values, rule: rule)
    }

    private func run(_ records: [Run.Record]) -> Run {
        Run(
            screen: .init(width: 1, height: 1), duration: 1, records: records, recognizers: [],
            frames: [], samples: [], explanations: [])
    }

    private func table(_ what: String, why: String? = nil, clause: String? = nil) -> LocaleTable {
        LocaleTable(
            records: [
                "a": .init(what: what, why: why, clause: clause), "b": .init(what: "{subject} b"),
            ],
            outcomes: ["silent": "{recognizer} did not fire"], joins: [" because ", ": "], ui: [:])
    }

    private func lines(_ records: [Run.Record], _ table: LocaleTable) throws -> [String] {
        try Transcript(run(records), Sentences(table)).lines
    }

    @Test("time, what, why and rule stand in columns; records without words are left out")
    func layout() throws {
        let lines = try lines(
            [
                record(0, 0, "a", rule: "G-1.1,model", ["n": .number(3)]),
                record(1, 0.5, "unknown"),
                record(2, 1.0833, "b"), record(3, 2, "b", rule: "G-2.1"),
            ], table("{subject} has moved", why: "{n} pt"))
        #expect(
            lines == [
                "0.000  pan has moved  3 pt (G-1.1, model)",
                "1.083  pan b",
                "2.000  pan b          (G-2.1)",
            ])
    }

    @Test("a transcript begins with the first touch")
    func setUpIsLeftOut() throws {
        var table = table("set-up")
        table.records["touch.down"] = .init(what: "down")
        let lines = try lines(
            [record(0, 0, "a"), record(1, 0, "touch.down"), record(2, 0, "a")], table)
        #expect(lines == ["0.000  down", "0.000  set-up"])
    }

    @Test("a long why gets a line of its own, a long what does not move the column")
    func longLines() throws {
        let long = String(repeating: "word ", count: 22).dropLast()
        let lines = try lines(
            [record(0, 0, "a"), record(1, 0, "b", rule: "G-2.1")],
            table("\(long.prefix(49))", why: String(long)))
        #expect(lines[0] == "0.000  \(long.prefix(49))")
        #expect(lines[1] == "           \(long.prefix(99))")
        #expect(lines[2] == "           word word")
        #expect(lines[3] == "0.000  pan b  (G-2.1)")
        #expect(lines.allSatisfy { $0.count <= 110 })
    }

    @Test("a record that lacks a value is named with its code")
    func missingValue() {
        #expect(
            throws: Sentences.Failure(
                description: "the sentence of `a` needs `{n}`, which its record does not have")
        ) { try lines([record(0, 0, "a")], table("{n}")) }
    }

    @Test("the why-not sentence joins the outcome and the clauses of its chain")
    func sentence() throws {
        let run = run([
            record(0, 0, "a", ["n": .number(1)]), record(1, 0, "b"),
            record(2, 0, "a", ["n": .number(2)]),
        ])
        let sentences = Sentences(table("x", clause: "n was {n}"))
        let explanation = Run.Explanation(recognizer: "pan", outcome: "silent", chain: [2, 1, 0])
        #expect(
            try sentences.sentence(for: explanation, in: run)
                == "pan did not fire because n was 2: n was 1.")
        let short = Run.Explanation(recognizer: "pan", outcome: "silent", chain: [1])
        #expect(try sentences.sentence(for: short, in: run) == "pan did not fire.")
    }
}

struct RunTests {
    @Test("a record's values are plain JSON")
    func values() throws {
        let json = #"{"a":1,"b":true,"c":"x","d":["y"]}"#
        let values = try JSONDecoder().decode([String: Run.Value].self, from: Data(json.utf8))
        #expect(
            values == ["a": .number(1), "b": .flag(true), "c": .text("x"), "d": .list(["y"])])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(values), as: UTF8.self) == json)
    }
}
