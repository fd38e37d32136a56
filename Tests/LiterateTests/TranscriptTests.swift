import Foundation
import Testing

@testable import Literate

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
                "silent": .init(),
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
                record(1, 0.5, "silent"),
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

    @Test(
        "what the table and a record do not say together is an error that names the code",
        arguments: [
            ("{n}", "the sentence of `a` needs `{n}`, which its record does not have"),
            ("{word:2}", "the sentence of `a` needs `{word:2}`, and its record has “pan” there"),
            ("{n", "the sentence of `a` has `{n`, which is no place for a value"),
        ])
    func unsayable(template: String, description: String) {
        #expect(throws: Sentences.Failure(description: description)) {
            try lines([record(0, 0, "a", ["word": .text("pan")])], table(template))
        }
    }

    @Test("a code that the table does not know is an error, in a transcript and in a sentence")
    func unknownCode() {
        let failure = Sentences.Failure(
            description: "the table of sentences has no entry for `unknown`")
        let records = [record(0, 0, "unknown")]
        #expect(throws: failure) { try lines(records, table("x")) }
        let explanation = Run.Explanation(recognizer: "pan", outcome: "silent", chain: [0])
        #expect(throws: failure) {
            try Sentences(table("x")).sentence(for: explanation, in: run(records))
        }
    }

    @Test("an explanation that names no record of its run is an error")
    func brokenChain() {
        let explanation = Run.Explanation(recognizer: "pan", outcome: "silent", chain: [3])
        #expect(
            throws: Sentences.Failure(
                description: "the explanation of pan names record 3, and the run has none")
        ) { try Sentences(table("x")).sentence(for: explanation, in: run([])) }
    }

    @Test("a clause knows whether it opens the explanation, and whether it is about its recognizer")
    func clausesInContext() throws {
        var other = record(0, 0, "a")
        other.subject = "tap"
        let sentences = Sentences(
            table("x", clause: "{opens?first|then} {self?it|{subject}} moved"))
        let explanation = Run.Explanation(recognizer: "pan", outcome: "silent", chain: [1, 0])
        #expect(
            try sentences.sentence(for: explanation, in: run([other, record(1, 0, "a")]))
                == "pan did not fire because first it moved: then tap moved.")
    }

    @Test("a longer sentence goes on to no cause of a record that stops it")
    func stops() throws {
        var table = table("x", clause: "it stopped")
        table.records["a"]?.stops = true
        let explanation = Run.Explanation(recognizer: "pan", outcome: "silent", chain: [1, 0])
        let run = run([record(0, 0, "a"), record(1, 0, "a")])
        #expect(
            try Sentences(table).sentence(for: explanation, in: run)
                == "pan did not fire because it stopped.")
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
