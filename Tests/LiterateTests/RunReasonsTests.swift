import Testing

@testable import Literate

@Suite("What is told of the recognizers of a check that does not hold")
struct RunReasonsTests {
    private let sentences = Sentences(
        LocaleTable(
            records: ["end": .init(clause: "of {by}"), "elsewhere": .init(clause: "it was away")],
            outcomes: [
                "fired": "{recognizer} fired", "silent": "{recognizer} failed",
                "untouched": "{recognizer} saw nothing",
            ],
            answer: ["attempt": "At {time} {sentence}"], joins: [" because "], ui: [:]))

    /// A run with the recognizers `lift` and `lift 2` on these views, and a pan that wins.
    private func run(views: [String], _ explanations: Run.Explanation...) -> Run {
        let names = ["lift", "lift 2", "pan"]
        let records = ["end", "elsewhere"].enumerated().map { index, code in
            Run.Record(
                index: index, time: Double(index), code: code, subject: "lift",
                values: ["by": .text("pan")])
        }
        let recognizers = zip(names, views + ["Shelf"]).map { name, view in
            Run.Recognizer(
                name: name, kind: "long press", view: view,
                title: name == "lift 2" ? "lift" : name, states: [])
        }
        return Run(
            screen: .init(width: 1, height: 1), duration: 1, records: records,
            recognizers: recognizers, frames: [], samples: [], explanations: explanations)
    }

    private let away = Run.Explanation(recognizer: "lift", outcome: "untouched", chain: [1])
    private let second = Run.Explanation(recognizer: "lift 2", outcome: "silent", chain: [0])

    @Test("one that failed under an earlier touch is told of, though the last one missed its view")
    func earlier() throws {
        var explanation = away
        explanation.earlier = [.init(recognizer: "lift", outcome: "silent", chain: [0])]
        let run = run(views: ["Tide", "Quarry"], explanation)
        #expect(try run.reasons(sentences) == ["lift of Tide failed because of pan."])
    }

    @Test("one that no touch has reached is not told of, nor are attempts without a touch")
    func bystanders() throws {
        #expect(try run(views: ["Tide", "Quarry"], away).reasons(sentences).isEmpty)
        var last = second
        last.earlier = [.init(recognizer: "lift 2", outcome: "untouched", chain: [1])]
        let run = run(views: ["Tide", "Quarry"], last)
        #expect(try run.reasons(sentences) == ["lift of Quarry failed because of pan."])
    }

    @Test("on one view, two of one name have numbers")
    func oneView() throws {
        let run = run(views: ["Tide", "Tide"], second)
        #expect(try run.reasons(sentences) == ["lift (2) failed because of pan."])
    }
}
