import Testing

@testable import Literate

@Suite("The answer about a run")
struct AnswerTests {
    private let table = LocaleTable(
        records: [
            "end": .init(clause: "of {by}", note: "{subject} noted"),
            "other": .init(clause: "of another thing"),
            "recognizer.elsewhere": .init(clause: "it was elsewhere"),
            "delay": .init(whole: "{subject} held back"),
            "alone": .init(alone: "a view did"),
        ],
        outcomes: [
            "fired": "{recognizer} fired", "silent": "{recognizer} failed",
            "untouched": "{recognizer} saw nothing",
        ],
        answer: [
            "attempt": "At {time} {sentence}", "elsewhere": "nobody on {names&and}",
            "bystanders": "not {names&and}",
        ],
        joins: [" because ", ": "], ui: [:])

    private func record(_ index: Int, _ code: String, of subject: String) -> Run.Record {
        Run.Record(
            index: index, time: Double(index), code: code, subject: subject,
            values: ["by": .text("scroll")])
    }

    private func recognizer(_ name: String, _ title: String, stock: Bool = false) -> Run.Recognizer
    {
        Run.Recognizer(
            name: name, kind: "pan", view: "v", title: title, stock: stock, states: [])
    }

    private func run(
        _ records: [Run.Record], _ recognizers: [Run.Recognizer],
        _ explanations: [Run.Explanation]
    ) -> Run {
        Run(
            screen: .init(width: 1, height: 1), duration: 1, records: records,
            recognizers: recognizers, frames: [], samples: [], explanations: explanations)
    }

    @Test("the program’s own come first, by their titles, then UIKit’s, views, and the rest")
    func order() throws {
        let run = run(
            [
                record(0, "end", of: "scroll"), record(1, "end", of: "tap"),
                record(2, "other", of: "idle"), record(3, "alone", of: "v"),
            ],
            [
                recognizer("scroll", "scroll of v", stock: true), recognizer("tap", "tap on v"),
                recognizer("idle", "idle of v", stock: true),
            ],
            [
                .init(recognizer: "scroll", outcome: "fired", chain: [0], notes: [0]),
                .init(recognizer: "tap", outcome: "silent", chain: [1]),
                .init(recognizer: "idle", outcome: "silent", chain: [2]),
            ])
        #expect(
            try Sentences(table).answer(about: run) == [
                "tap on v failed because of scroll of v.",
                "scroll of v fired because of scroll of v. scroll of v noted.", "a view did.",
                "not idle of v.",
            ])
    }

    @Test("several attempts have their times; of those that came out alike the last is told")
    func attempts() throws {
        let run = run(
            [
                record(0, "end", of: "tap"), record(1, "end", of: "tap"),
                record(2, "delay", of: "tap"),
            ], [recognizer("tap", "tap")], [])
        let first = Run.Explanation(recognizer: "tap", outcome: "fired", chain: [0])
        let second = Run.Explanation(recognizer: "tap", outcome: "fired", chain: [1])
        let last = Run.Explanation(
            recognizer: "tap", outcome: "silent", chain: [2], earlier: [first, second])
        #expect(
            try Sentences(table).sentence(for: last, in: run)
                == "At 1.000 tap fired because of scroll. At 2.000 tap held back.")
    }

    @Test("many recognizers whose views no finger touched share a line")
    func elsewhere() throws {
        let names = ["a", "b", "c"]
        let explanations = names.enumerated().map {
            Run.Explanation(recognizer: $0.element, outcome: "untouched", chain: [$0.offset])
        }
        let records = names.enumerated().map {
            record($0.offset, "recognizer.elsewhere", of: $0.element)
        }
        let recognizers = names.map { recognizer($0, $0) }
        #expect(
            try Sentences(table).answer(about: run(records, recognizers, explanations)) == [
                "nobody on a, b and c."
            ])
        #expect(
            try Sentences(table).answer(
                about: run(records, recognizers, Array(explanations.prefix(1)))) == [
                    "a saw nothing because it was elsewhere."
                ])
    }

    @Test("two recognizers of one title are told apart by a number")
    func titles() {
        let titles = RecognizerTitles(
            run([], [recognizer("pan", "pan on v"), recognizer("pan 2", "pan on v")], []))
        #expect(titles["pan"] == "pan on v" && titles["pan 2"] == "pan on v (2)")
    }
}
