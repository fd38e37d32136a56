import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The film strip's moments")
struct MomentTests {
    @Test("a swipe is told by its touch, decision, middle, lift and rest")
    func swipe() throws {
        let run = try #require(
            Sample.runs[RunKey(chapter: "01-two-hands-on-one-row", claim: "edge-swipe")])
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
        #expect(moments.map(\.meaning) == [.touch, .lift])
    }

    @Test("of two decisions at one time, the one that began is told")
    func began() {
        let run = Sample.run(
            recognizers: [
                Sample.recognizer("loser", [(0, "possible"), (0.1, "failed")]),
                Sample.recognizer("winner", [(0, "possible"), (0.1, "began")]),
            ],
            frames: [Sample.frame(0, finger: 5), Sample.frame(0.1, finger: 20), Sample.frame(0.4)],
            samples: Sample.samples([(0, 5), (0.1, 20), (0.4, 20)]))
        #expect(
            Moment.telling(run).map(\.meaning) == [
                .touch, .decision(recognizer: "winner", state: "began"), .lift,
            ])
    }

    @Test("a decision after the touch came down tells more than one made as it did")
    func later() {
        let run = Sample.run(
            recognizers: [
                Sample.recognizer("edge", [(0, "failed")]),
                Sample.recognizer("pan", [(0, "possible"), (0.1, "began")]),
            ],
            frames: [Sample.frame(0, finger: 5), Sample.frame(0.1, finger: 20), Sample.frame(0.4)],
            samples: Sample.samples([(0, 5), (0.1, 20), (0.4, 20)]))
        #expect(
            Moment.telling(run).map(\.meaning) == [
                .touch, .decision(recognizer: "pan", state: "began"), .lift,
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

    /// The moments of a run of two pictures that differ by as much.
    private func moments(finger: Double = 0, down: Double = 0, view: Double = 0) -> Int {
        var frames = [
            Sample.frame(0, [Sample.view(x: 10, color: "label")], finger: 50),
            Sample.frame(0.3, [Sample.view(x: 10 + view, color: "label")], finger: 50 + finger),
        ]
        frames[1].fingers[0].y += down
        let run = Sample.run(
            frames: frames, samples: Sample.samples([(0, 50), (0.3, 50 + finger)]))
        return Moment.telling(run).count
    }

    @Test("pictures that nobody would tell apart are one: by a finger or by a view")
    func alike() {
        #expect(moments() == 1)
        #expect(moments(finger: 11.9) == 1 && moments(finger: 12) == 2)
        #expect(moments(down: 11.9) == 1 && moments(down: 12) == 2)
        #expect(moments(view: 3.9) == 1 && moments(view: 4) == 2)
    }

    @Test("a view that changes its colour, its text or fades makes another picture")
    func looks() {
        func count(_ change: (inout Run.View) -> Void) -> Int {
            var view = Sample.view(color: "label")
            change(&view)
            let frames = [
                Sample.frame(0, [Sample.view(color: "label")], finger: 5),
                Sample.frame(0.1, [view], finger: 5),
            ]
            return Moment.telling(
                Sample.run(frames: frames, samples: Sample.samples([(0, 5), (0.1, 5)]))
            ).count
        }
        #expect(count { $0.alpha = 0.95 } == 1 && count { $0.alpha = 0.8 } == 2)
        #expect(count { $0.color = "red" } == 2)
        #expect(
            count {
                $0.text = .init(
                    string: "a", size: 9, weight: "regular", color: "label", alignment: "left")
            } == 2)
    }

    @Test("the touch is always shown, whatever else happens in the same instant")
    func touch() throws {
        for run in Sample.runs.values {
            let first = try #require(Moment.telling(run).first)
            #expect(first.meaning == .touch && run.frames[first.frame].time == 0)
        }
        let run = Sample.run(
            recognizers: [Sample.recognizer("edge", [(0, "failed")])],
            frames: [Sample.frame(0, finger: 5)], samples: Sample.samples([(0, 5), (0.1, 5)]))
        #expect(Moment.telling(run) == [.init(frame: 0, meaning: .touch)])
    }

    @Test("the one picture of a run is half way between the touch and the lift")
    func onTheWay() throws {
        let run = try #require(
            Sample.runs[RunKey(chapter: "01-two-hands-on-one-row", claim: "edge-swipe")])
        #expect(Moment.onTheWay(run) == 0.15)
        #expect(Moment.onTheWay(Sample.run(frames: [Sample.frame(0)])) == nil)
    }

    @Test(
        "between two frames the screen is as the first showed it, and the finger where it is by then"
    )
    func screen() throws {
        let run = Sample.run(
            frames: [Sample.frame(0, finger: 5), Sample.frame(0.3, finger: 90)],
            samples: Sample.samples([(0, 5), (0.1, 50), (0.3, 90)]))
        let screen = try #require(run.screen(at: 0.2))
        #expect(screen.time == 0.2 && screen.views == run.frames[0].views)
        #expect(screen.fingers.map(\.x) == [50] && screen.fingers[0].isDown)
        #expect(run.screen(at: -1) == nil)
    }
}
