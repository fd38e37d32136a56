import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The film strip's moments")
struct MomentTests {
    @Test("a swipe is told by its touch, decision, middle, lift and rest")
    func swipe() throws {
        let run = Sample.runs[RunKey(chapter: "01-two-hands-on-one-row", claim: "edge-swipe")]!
        let moments = Moment.telling(run)
        #expect(
            moments.map(\.meaning) == [
                .touch, .decision(recognizer: "edge swipe", state: "began"), .midway, .lift,
                .settled,
            ])
        #expect(moments.map { run.frames[$0.frame].time } == [0, 0.1, 0.2, 0.3, 0.65])
    }

    @Test("no two pictures of a strip look alike")
    func noDuplicates() {
        let still = [Sample.view(color: "label")]
        let run = Sample.run(
            recognizers: [Sample.recognizer("pan", [(0, "possible"), (0.1, "failed")])],
            frames: [
                Sample.frame(0, still, finger: 5), Sample.frame(0.1, still, finger: 5),
                Sample.frame(0.2, still), Sample.frame(0.9, still),
            ],
            samples: Sample.samples([(0, 5), (0.2, 5)]))
        let moments = Moment.telling(run)
        #expect(moments.map(\.meaning) == [.decision(recognizer: "pan", state: "failed"), .lift])
    }

    @Test("of two decisions at one time, the one that began is told")
    func began() {
        let run = Sample.run(
            recognizers: [
                Sample.recognizer("loser", [(0, "possible"), (0.1, "failed")]),
                Sample.recognizer("winner", [(0, "possible"), (0.1, "began")]),
            ],
            frames: [Sample.frame(0, finger: 5), Sample.frame(0.1, finger: 20)],
            samples: Sample.samples([(0, 5), (0.1, 20)]))
        #expect(
            Moment.telling(run).last?.meaning == .decision(recognizer: "winner", state: "began"))
    }

    @Test("a decision after the touch came down tells more than one made as it did")
    func later() {
        let run = Sample.run(
            recognizers: [
                Sample.recognizer("edge", [(0, "failed")]),
                Sample.recognizer("pan", [(0, "possible"), (0.1, "began")]),
            ],
            frames: [Sample.frame(0, finger: 5), Sample.frame(0.1, finger: 20)],
            samples: Sample.samples([(0, 5), (0.1, 20)]))
        #expect(
            Moment.telling(run).map(\.meaning) == [
                .touch, .decision(recognizer: "pan", state: "began"),
            ])
    }

    @Test("a run without recognizers is told by its touches alone")
    func noRecognizers() {
        let run = Sample.run(
            frames: [Sample.frame(0, finger: 5), Sample.frame(0.1, finger: 50), Sample.frame(0.2)],
            samples: Sample.samples([(0, 5), (0.2, 90)]))
        #expect(Moment.telling(run).map(\.meaning) == [.touch, .midway, .lift])
    }

    @Test("a run without pictures has no strip")
    func noFrames() {
        #expect(Moment.telling(Sample.run(samples: Sample.samples([(0, 5), (0.2, 90)]))).isEmpty)
    }
}
