import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("What the lanes show")
struct LaneChartTests {
    static var sayings: LaneChart.Sayings { .init(words: Sample.words) { $0 } }

    /// The chart of a run in which each recognizer got its touch, with the records of some states.
    static func chart(
        _ recognizers: [(name: String, states: [(Double, String)])],
        touches: [Run.Sample] = Sample.samples([(0, 5), (1, 90)]),
        records: [(of: String, state: Int, code: String, by: String?)] = [],
        moments: [Double] = []
    ) -> LaneChart {
        var run = Sample.run(
            recognizers: recognizers.map { Sample.recognizer($0.name, $0.states) },
            samples: touches)
        run.explanations = recognizers.map {
            .init(recognizer: $0.name, outcome: "silent", chain: [])
        }
        for (index, record) in records.enumerated() {
            run.records.append(
                .init(
                    index: index, time: 0, code: record.code, subject: record.of,
                    values: record.by.map { ["by": .text($0)] } ?? [:]))
            if let place = run.recognizers.firstIndex(where: { $0.name == record.of }) {
                run.recognizers[place].states[record.state].record = index
            }
        }
        return LaneChart(run, about: nil, moments: moments, sayings)
    }

    @Test("a state lasts as long as its bar, and one that goes on makes the same bar longer")
    func bars() throws {
        let chart = Self.chart([
            (
                "pan",
                [
                    (0, "possible"), (0.25, "began"), (0.5, "changed"), (0.75, "ended"),
                    (0.75, "idle"),
                ]
            )
        ])
        try #require(chart.lanes.count == 2)
        let bars = chart.lanes[1].bars
        #expect(bars.map(\.kind) == [.possible, .win])
        #expect(bars.map(\.times) == [0...0.25, 0.25...0.75])
        #expect(bars.map(\.text) == [nil, "began 0.250"])
        #expect(bars.map(\.from) == [0, 0.25].map(chart.axis.place))
        #expect(bars.map(\.to) == [0.25, 0.75].map(chart.axis.place))
        #expect(chart.lanes[1].marks.isEmpty)
    }

    @Test("a touch that is lifted as the next one lands has its marks side by side")
    func nextTouch() throws {
        let touches =
            Sample.samples([(0, 5), (0.3, 90)]) + Sample.samples([(0.3, 200), (0.4, 200)])
        let finger = try #require(Self.chart([], touches: touches).lanes.first)
        #expect(finger.marks.map(\.kind) == [.down, .lift, .down, .lift])
        #expect(finger.marks.map(\.side) == [.none, .before, .behind, .none])
    }

    @Test("what failed for the next touch stands behind what ended, and says so")
    func nextAttempt() throws {
        func mark(_ states: [(Double, String)]) throws -> LaneChart.Mark {
            try #require(Self.chart([("pan", states)]).lanes.last?.marks.first)
        }
        let next = try mark([
            (0, "possible"), (0.1, "began"), (0.3, "ended"), (0.3, "idle"), (0.3, "possible"),
            (0.3, "failed"),
        ])
        #expect(next.side == .behind && next.text == "next touch: failed 0.300")
        let same = try mark([(0, "possible"), (0.1, "began"), (0.3, "cancelled")])
        #expect(same.side == .none && same.text == "cancelled 0.300")
    }

    @Test("the finger has a lane of its own above the recognizers, from its landing to its lift")
    func finger() throws {
        let lane = try #require(Self.chart([("pan", [(0, "possible")])]).lanes.first)
        #expect(lane.isFinger && lane.name == "finger 1")
        #expect(lane.bars.map(\.kind) == [.touch])
        #expect(lane.marks.map(\.kind) == [.down, .lift])
        #expect(lane.marks.map(\.text) == [nil, "lifted"])
        #expect(lane.marks.map(\.time) == [0, 1])
    }

    @Test("each finger has its lane, each of its contacts a bar, and the last lift the word")
    func fingers() throws {
        var touches = Sample.samples([(0, 5), (0.1, 5)])
        touches += Sample.samples([(0.3, 5), (0.4, 5)])
        touches += Sample.samples([(0.3, 50), (0.5, 50)]).map {
            .init(time: $0.time, finger: 2, phase: $0.phase, x: $0.x, y: 0)
        }
        let lanes = Self.chart([("tap", [(0, "possible")])], touches: touches).lanes
        try #require(lanes.map(\.name) == ["finger 1", "finger 2", "tap"])
        #expect(lanes[0].bars.map(\.times) == [0...0.1, 0.3...0.4])
        #expect(lanes[0].marks.map(\.text) == [nil, nil, nil, "lifted"])
    }

    @Test("a finger that the system took away was not lifted, and one still down is down")
    func taken() throws {
        var touches = Sample.samples([(0, 5), (0.4, 5)])
        touches[1].phase = "cancelled"
        let taken = try #require(
            Self.chart([("tap", [(0, "possible")])], touches: touches).lanes.first)
        #expect(taken.marks.last?.text == "taken away")
        touches[1].phase = "moved"
        let down = try #require(
            Self.chart([("tap", [(0, "possible")])], touches: touches).lanes.first)
        #expect(down.marks.map(\.kind) == [.down])
        #expect(down.marks.map(\.text) == ["down"])
    }

    @Test(
        "each end of an attempt has its mark and its words",
        arguments: [
            ("failed", "recognizer.failed.slop", "failed 0.500"),
            ("failed", "recognizer.failed.excluded", "kept out 0.500"),
            ("failed", "recognizer.failed.requirement", "waited in vain 0.500"),
            ("failed", "recognizer.failed.shouldBegin", "refused 0.500"),
            ("cancelled", "recognizer.cancelled", "cancelled 0.500"),
            ("ended", "recognizer.ended", "recognized 0.500"),
        ])
    func ends(state: String, code: String, words: String) throws {
        let chart = Self.chart(
            [("tap", [(0, "possible"), (0.5, state), (1, "idle")])],
            records: [("tap", 1, code, nil)])
        let mark = try #require(chart.lanes.last?.marks.first)
        #expect(mark.kind == (state == "ended" ? .win : .no))
        #expect(mark.text == words && mark.time == 0.5)
        #expect(mark.at == chart.axis.place(of: 0.5))
    }

    @Test("who waits has a bar for it, and then its own end")
    func waiting() throws {
        let lane = try #require(
            Self.chart([("tap", [(0, "possible"), (0.1, "waiting"), (0.4, "ended")])]).lanes.last)
        #expect(lane.bars.map(\.kind) == [.possible, .waiting])
        #expect(lane.bars.last?.text == "waits")
        #expect(lane.marks.map(\.text) == ["recognized 0.400"])
    }

    @Test("a state that was left in the instant it began is not drawn, and an end is")
    func instants() throws {
        let lane = try #require(
            Self.chart([("edge", [(0, "possible"), (0, "failed"), (0.5, "idle")])]).lanes.last)
        #expect(lane.bars.isEmpty)
        #expect(lane.marks.map(\.kind) == [.no])
    }

    @Test("what happened before the first touch stays outside")
    func before() throws {
        let chart = Self.chart(
            [("tap", [(0, "possible"), (0.1, "failed"), (0.2, "idle"), (1, "possible")])],
            touches: Sample.samples([(1, 5), (1.5, 90)]))
        let lane = try #require(chart.lanes.last)
        #expect(lane.marks.isEmpty)
        #expect(lane.bars.map(\.times.lowerBound) == [1])
    }

    @Test("what was undecided when the touch came, and still is, is drawn from the touch on")
    func onTheWay() throws {
        let lane = try #require(
            Self.chart(
                [("tap", [(0, "possible"), (1.2, "failed")])],
                touches: Sample.samples([(1, 5), (1.5, 90)])
            ).lanes.last)
        #expect(lane.bars.map(\.times) == [1...1.2])
    }

    @Test("no lane is without a word, not even of one that never decided")
    func words() throws {
        let lanes = Self.chart([("pan", [(0, "possible"), (0.5, "idle")])]).lanes
        #expect(lanes.last?.bars.map(\.text) == ["undecided"])
        for run in Sample.runs.values {
            for lane in LaneChart(run, about: nil, moments: [], Self.sayings).lanes {
                let words = lane.bars.map(\.text) + lane.marks.map(\.text) + [lane.remark]
                #expect(words.contains { $0 != nil }, "\(lane.name)")
            }
        }
    }

    @Test("the recognizers that had no part stand in one row of words, at the end")
    func rest() throws {
        let chart = Self.chart([("far", []), ("tap", [(0, "possible")])])
        #expect(chart.lanes.map(\.name) == ["finger 1", "tap", "far"])
        #expect(chart.lanes.last?.remark == "saw no touch")
    }

    @Test(
        "an arrow leads from the one that kept another out to that one, upwards and downwards",
        arguments: [
            ("recognizer.failed.excluded", "keeps it out"),
            ("recognizer.failed.requirement", "it had to wait"),
        ])
    func arrows(code: String, words: String) throws {
        let winner = ("winner", [(0.0, "possible"), (0.5, "began"), (1, "ended")])
        let loser = ("loser", [(0.0, "possible"), (0.5, "failed"), (1, "idle")])
        let record = (of: "loser", state: 1, code: code, by: Optional("winner"))
        let down = Self.chart([winner, loser], records: [record])
        #expect(
            down.arrows == [.init(from: 1, to: 2, at: down.axis.place(of: 0.5), text: words)])
        let up = Self.chart([loser, winner], records: [record])
        #expect(up.arrows.map(\.from) == [2] && up.arrows.map(\.to) == [1])
    }

    @Test("what nobody brought about has no arrow, nor has what one did to itself")
    func noArrows() {
        let tap = ("tap", [(0.0, "possible"), (0.5, "failed")])
        #expect(
            Self.chart([tap], records: [("tap", 1, "recognizer.failed.slop", "tap")]).arrows == [])
        #expect(
            Self.chart([tap], records: [("tap", 1, "recognizer.failed.excluded", "tap")]).arrows
                == []
        )
        #expect(
            Self.chart([tap], records: [("tap", 1, "recognizer.failed.excluded", "row")]).arrows
                == []
        )
    }

    @Test("a picture long after the rest does not stretch the axis")
    func afterwards() throws {
        let chart = Self.chart([("tap", [(0, "possible")])], moments: [0, 9])
        #expect(chart.axis.breaks.count == 1)
        #expect(chart.axis.place(of: 1) > 0.6)
    }

    @Test("a run in which nothing took part has no lanes")
    func nothing() {
        #expect(LaneChart(Sample.run(), about: nil, moments: [], Self.sayings).lanes.isEmpty)
    }
}
