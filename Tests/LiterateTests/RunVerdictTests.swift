import Testing

@testable import Literate

@Suite("What a run comes to")
struct RunVerdictTests {
    private let long = String(repeating: "and so on ", count: 18)

    private var sentences: Sentences {
        Sentences(
            LocaleTable(
                records: [
                    "reason": .init(clause: "of {subject}"),
                    "wordy": .init(clause: "of a long story", brief: "of {subject} in short"),
                    "long": .init(clause: long + "to the end"),
                    "whole": .init(clause: "of this", whole: "{subject} was held back"),
                    "act": .init(),
                    "navigation.freezes": .init(alone: "all froze at {time}"),
                ],
                outcomes: ["fired": "{recognizer} fired", "silent": "{recognizer} failed"],
                joins: [" because ", ": "], ui: [:]))
    }

    /// A run of `tap`, which came out like that by records of these codes and rules, and of UIKit's own `pan`, which
    /// fired.
    private func run(
        _ outcome: String, _ records: [(code: String, rule: String?)]
    ) -> Run {
        let all = records + [("reason", nil)]
        return Run(
            screen: .init(width: 1, height: 1), duration: 1,
            records: all.enumerated().map { index, record in
                .init(
                    index: index, time: 0, code: record.code,
                    subject: index < records.count ? "tap" : "pan", values: [:], rule: record.rule)
            },
            recognizers: ["tap", "pan"].map {
                .init(
                    name: $0, kind: "tap", view: "v", title: $0, stock: $0 == "pan", states: [])
            }, frames: [], samples: [],
            explanations: [
                .init(recognizer: "pan", outcome: "fired", chain: [records.count]),
                .init(recognizer: "tap", outcome: outcome, chain: Array(records.indices)),
            ])
    }

    private func verdict(
        _ outcome: String, _ records: (code: String, rule: String?)...
    ) throws -> RunVerdict {
        try #require(try sentences.verdict(on: run(outcome, records), about: "tap"))
    }

    @Test("the sentence says what became of the recognizer, and why")
    func sentence() throws {
        let verdict = try verdict("silent", ("reason", nil), ("reason", nil))
        #expect(verdict.recognizer == "tap" && verdict.outcome == "silent")
        #expect(verdict.text == "tap failed because of tap: of tap.")
    }

    @Test("without a name it is about the one that the whole answer begins with")
    func subject() throws {
        let run = run("silent", [("reason", nil)])
        let first = try #require(try sentences.answer(about: run).first)
        let verdict = try #require(try sentences.verdict(on: run))
        #expect(verdict.recognizer == "tap")
        #expect(first.hasPrefix("tap "))
    }

    @Test("a run without an explanation, or without that recognizer, comes to nothing")
    func nothing() throws {
        var run = run("silent", [("reason", nil)])
        #expect(try sentences.verdict(on: run, about: "swipe") == nil)
        run.explanations = []
        #expect(try sentences.verdict(on: run) == nil)
    }

    @Test(
        "that the app takes no touch any more outweighs what became of a recognizer, unless one is asked for"
    )
    func standstill() throws {
        let records: [(code: String, rule: String?)] = [
            ("reason", nil), ("navigation.freezes", "N-1"),
        ]
        let verdict = try #require(try sentences.verdict(on: run("fired", records)))
        #expect(verdict.text == "all froze at 0.000." && verdict.outcome == "silent")
        #expect(verdict.decision?.index == 1 && verdict.rules == ["N-1"])
        #expect(try self.verdict("fired", records[0], records[1]).outcome == "fired")
    }

    @Test("where there are fewer words for a reason, it has these")
    func brief() throws {
        #expect(try verdict("silent", ("wordy", nil)).text == "tap failed because of tap in short.")
    }

    @Test("a second reason that makes the sentence too long is left out, a first one never")
    func glance() throws {
        #expect(
            try verdict("silent", ("reason", nil), ("long", nil), ("reason", nil)).text
                == "tap failed because of tap.")
        #expect(
            try verdict("silent", ("long", nil), ("reason", nil)).text
                == "tap failed because \(long)to the end.")
    }

    @Test("a record with a sentence of its own says it instead")
    func whole() throws {
        let verdict = try verdict("silent", ("whole", nil), ("reason", nil))
        #expect(verdict.text == "tap was held back.")
        #expect(verdict.decision?.index == 0)
    }

    @Test("what decided is the first record with a reason, not the action after it")
    func decision() throws {
        #expect(try verdict("fired", ("act", nil), ("reason", nil)).decision?.index == 1)
        #expect(try verdict("fired", ("act", nil)).decision?.index == 0)
    }

    @Test("the rules are those of its records, the nearest first, each once, three at most")
    func rules() throws {
        let verdict = try verdict(
            "silent", ("act", nil), ("reason", "G-2.1, model"), ("reason", "G-2.1"),
            ("act", "G-3.1"), ("act", "G-4.1"))
        #expect(verdict.rules == ["G-2.1", "model", "G-3.1"])
    }
}
