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
            "recognizer.failed.excluded": .init(
                clause: "{by} won", after: "nothing made {by} wait"),
            "act": .init(),
        ],
        outcomes: [
            "fired": "{recognizer} fired", "silent": "{recognizer} failed",
            "untouched": "{recognizer} saw nothing",
        ],
        answer: [
            "attempt": "At {time} {sentence}", "elsewhere": "nobody on {names&and}",
            "bystanders": "not {names&and}", "introduced": "{recognizer} ({kind} on {view})",
            "elsewhereMany": "nobody on {count} others",
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
                    "a (pan on v) saw nothing because it was elsewhere."
                ])
    }

    @Test("what has lost comes first; why the other won is told once, in its own paragraph")
    func losers() throws {
        let run = run(
            [
                record(0, "end", of: "winner"),
                record(1, "recognizer.failed.excluded", of: "scroll"),
            ],
            [recognizer("winner", "winner"), recognizer("scroll", "scroll of v", stock: true)],
            [
                .init(recognizer: "winner", outcome: "fired", chain: [0]),
                .init(recognizer: "scroll", outcome: "silent", chain: [1, 0]),
            ])
        let alone = try Sentences(table).sentence(for: run.explanations[1], in: run)
        #expect(
            alone
                == "scroll of v failed because scroll of v won: of scroll of v. nothing made scroll of v wait."
        )
        var moving = run
        moving.samples = [(0.5, "began", 0), (1.5, "moved", 20)].map {
            .init(time: $0.0, finger: 1, phase: $0.1, x: $0.2, y: 0)
        }
        #expect(
            try Sentences(table).answer(about: moving) == [
                "scroll of v failed because scroll of v won. nothing made scroll of v wait.",
                "winner (pan on v) fired because of scroll of v.",
            ])
    }

    @Test("nobody has no part in it whom the answer names, nor whose view no finger was on")
    func bystanders() throws {
        let delay = Run.Recognizer(
            name: "delay", kind: "touch delay", view: "list", title: "delay", stock: true,
            states: [])
        var taken = record(1, "end", of: "cell")
        taken.values = ["by": .text("scroll"), "content": .flag(true), "scroll": .text("list")]
        let run = run(
            [record(0, "end", of: "pan"), taken, record(2, "other", of: "delay")],
            [
                recognizer("pan", "pan"), recognizer("scroll", "scroll", stock: true), delay,
                recognizer("far", "far", stock: true), recognizer("idle", "idle", stock: true),
            ],
            [
                .init(recognizer: "pan", outcome: "fired", chain: [0], notes: [1]),
                .init(recognizer: "scroll", outcome: "silent", chain: [2]),
                .init(recognizer: "delay", outcome: "silent", chain: [2]),
                .init(recognizer: "far", outcome: "untouched", chain: [2]),
                .init(recognizer: "idle", outcome: "silent", chain: [2]),
            ])
        #expect(try Sentences(table).answer(about: run).last == "not idle.")
    }

    @Test("where something else is told, those that no finger was on share a line")
    func elsewhereBeside() throws {
        let names = ["a", "b", "c", "d"]
        func answer(_ count: Int) throws -> [String] {
            let names = names.prefix(count)
            let records = names.enumerated().map {
                record($0.offset, "recognizer.elsewhere", of: $0.element)
            }
            let told = record(count, "end", of: "pan")
            let missed = names.enumerated().map {
                Run.Explanation(recognizer: $0.element, outcome: "untouched", chain: [$0.offset])
            }
            return try Sentences(table).answer(
                about: run(
                    records + [told], (names + ["pan"]).map { recognizer($0, $0) },
                    missed + [.init(recognizer: "pan", outcome: "fired", chain: [count])]))
        }
        #expect(try answer(1) == ["pan fired because of scroll.", "nobody on a."])
        #expect(try answer(4) == ["pan fired because of scroll.", "nobody on 4 others."])
    }

    @Test("an attempt has the time of its reason, not of the action that follows")
    func times() throws {
        let run = run(
            [
                record(0, "end", of: "tap"), record(1, "other", of: "tap"),
                record(2, "act", of: "tap"),
            ], [recognizer("tap", "tap")], [])
        let first = Run.Explanation(recognizer: "tap", outcome: "silent", chain: [0])
        let last = Run.Explanation(
            recognizer: "tap", outcome: "fired", chain: [2, 1], earlier: [first])
        #expect(
            try Sentences(table).sentence(for: last, in: run)
                == "At 0.000 tap failed because of scroll. At 1.000 tap fired because of another thing."
        )
    }

    @Test("the view of a recognizer is told once in a paragraph, where its action names it")
    func onceNamed() {
        let titles = RecognizerTitles(
            run(
                [],
                [
                    recognizer("a", "tap open() on v"), recognizer("b", "pan on v"),
                    recognizer("c", "pan move() on v"), recognizer("d", "pan move() on v"),
                ], []))
        #expect(
            titles.naming(once: "tap open() on v, tap open() on v; pan on v, pan on v")
                == "tap open() on v, tap open(); pan on v, pan on v")
        #expect(
            titles.naming(once: "pan move() on v, pan move() on v")
                == "pan move() on v, pan move() on v")
    }

    @Test("two recognizers of one title are told apart by a number")
    func titles() {
        let titles = RecognizerTitles(
            run([], [recognizer("pan", "pan on v"), recognizer("pan 2", "pan on v")], []))
        #expect(titles["pan"] == "pan on v" && titles["pan 2"] == "pan on v (2)")
    }
}
