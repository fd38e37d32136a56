import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Who has a lane")
struct LaneCastTests {
    private static let touched = [(0.0, "possible"), (0.2, "failed"), (0.3, "idle")]

    /// A run of these recognizers, each with how it came out.
    private func cast(
        _ recognizers: [(Run.Recognizer, String)], about subject: String? = nil,
        change: (inout Run) -> Void = { _ in }
    ) -> LaneCast {
        var run = Sample.run(recognizers: recognizers.map(\.0))
        run.explanations = recognizers.map {
            .init(recognizer: $0.0.name, outcome: $0.1, chain: [])
        }
        change(&run)
        return LaneCast(run, about: subject)
    }

    private func names(_ cast: LaneCast) -> [String] { cast.contenders.map(\.name) }

    @Test("of the program's own those have a lane that got a touch")
    func own() {
        let cast = cast([
            (Sample.recognizer("tap", Self.touched), "silent"),
            (Sample.recognizer("far", []), "untouched"),
            (Sample.recognizer("pan", Self.touched), "silent"),
        ])
        #expect(names(cast) == ["tap", "pan"])
        #expect(cast.rest == [.init(kind: .unseen, names: ["far"])])
    }

    @Test("of UIKit's own those have a lane that won, in any attempt, and the others are named")
    func stock() {
        let cast = cast([
            (Sample.recognizer("scroll", Self.touched, stock: true), "fired"),
            (Sample.recognizer("pop", Self.touched, stock: true), "silent"),
            (Sample.recognizer("swipe", [], stock: true), "untouched"),
        ])
        #expect(names(cast) == ["scroll"])
        #expect(cast.rest == [.init(kind: .bystanders, names: ["pop"])])
        let earlier = self.cast([
            (Sample.recognizer("scroll", Self.touched, stock: true), "silent")
        ]) { run in
            run.explanations[0].earlier = [.init(recognizer: "scroll", outcome: "fired", chain: [])]
        }
        #expect(names(earlier) == ["scroll"])
    }

    @Test("what UIKit always recognizes without a conflict has none")
    func quiet() {
        let cast = cast([
            (Sample.recognizer("d", Self.touched, kind: "touch delay", stock: true), "fired")
        ])
        #expect(names(cast) == [])
    }

    @Test("the recognizer that the run is told about has a lane whatever became of it")
    func subject() {
        let recognizers = [(Sample.recognizer("pop", [], stock: true), "untouched")]
        #expect(names(cast(recognizers, about: "pop")) == ["pop"])
        #expect(names(cast(recognizers)) == [])
    }

    @Test("who kept one with a lane out has one as well")
    func blocker() {
        let recognizers = [
            (Sample.recognizer("zoom", Self.touched, stock: true), "silent"),
            (Sample.recognizer("tap", Self.touched), "silent"),
        ]
        #expect(names(cast(recognizers)) == ["tap"])
        let kept = cast(recognizers) { run in
            run.records = [
                .init(
                    index: 0, time: 0.2, code: "recognizer.failed.excluded", subject: "tap",
                    values: ["by": .text("zoom")])
            ]
            run.recognizers[1].states[1].record = 0
        }
        #expect(names(kept) == ["zoom", "tap"])
    }

    @Test("a delegate that refused is no recognizer, and has no lane")
    func delegate() {
        let cast = cast([(Sample.recognizer("tap", Self.touched), "silent")]) { run in
            run.records = [
                .init(
                    index: 0, time: 0.2, code: "recognizer.failed.shouldBegin", subject: "tap",
                    values: ["by": .text("row")])
            ]
            run.recognizers[0].states[1].record = 0
        }
        #expect(names(cast) == ["tap"] && cast.rest.isEmpty)
    }

    @Test("a row tells of several together: how many they are, what became of them, who they are")
    func rows() {
        let sayings = LaneChart.Sayings(words: Sample.words) { $0 == "b" ? "a" : $0 }
        let unseen = LaneCast.Rest(kind: .unseen, names: ["a", "c", "b"])
        #expect(unseen.name(sayings) == "3 others")
        #expect(unseen.remarks(sayings).first == "saw no touch: a ×2, c")
        let one = LaneCast.Rest(kind: .unseen, names: ["b"])
        #expect(one.name(sayings) == "a" && one.remarks(sayings) == ["saw no touch"])
        let bystander = LaneCast.Rest(kind: .bystanders, names: ["c"])
        #expect(bystander.name(sayings) == "1 other")
        #expect(bystander.remarks(sayings) == ["no part in it: c", "no part in it"])
    }

    @Test("with less room, what stands in brackets goes first, then one name after the other")
    func briefly() {
        let sayings = LaneChart.Sayings(words: Sample.words) { $0 }
        let rest = LaneCast.Rest(
            kind: .bystanders, names: ["delay of Poem (delaysContentTouches)", "pan", "tap"])
        let twice = LaneCast.Rest(kind: .bystanders, names: ["delay (a)", "delay (a)"])
        #expect(twice.remarks(sayings)[1] == "no part in it: delay ×2")
        #expect(
            rest.remarks(sayings) == [
                "no part in it: delay of Poem (delaysContentTouches), pan, tap",
                "no part in it: delay of Poem, pan, tap",
                "no part in it: delay of Poem, pan and 1 more",
                "no part in it: delay of Poem and 2 more", "no part in it",
            ])
    }
}
