import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The lanes")
struct LaneTests {
    private func chart(_ run: Run, moments: [Double] = []) -> LaneChart {
        LaneChart(run, moments: moments, finger: { "finger \($0)" }, label: { $0 })
    }

    @Test("states become segments in proportion to their time")
    func proportions() {
        let run = Sample.run(
            recognizers: [
                Sample.recognizer(
                    "pan", [(1, "possible"), (1.25, "began"), (1.5, "ended"), (1.5, "idle")])
            ],
            samples: Sample.samples([(1, 5), (2, 90)]))
        let chart = chart(run)
        let lane = chart.lanes[1]
        #expect(chart.start == 1)
        #expect(chart.end > 2)
        #expect(lane.segments.map(\.state) == ["possible", "began", "ended"])
        let quarter = 0.25 / (chart.end - 1)
        #expect(abs(lane.segments[0].to - quarter) < 1e-9)
        #expect(abs(lane.segments[1].from - quarter) < 1e-9)
        #expect(abs(lane.segments[1].to - 2 * quarter) < 1e-9)
    }

    @Test("the finger has a lane of its own, above the recognizers")
    func finger() {
        let run = Sample.run(
            recognizers: [Sample.recognizer("pan", [(0, "possible")])],
            samples: Sample.samples([(0, 5), (0.5, 90)]))
        let lane = chart(run, moments: [1]).lanes[0]
        #expect(lane.isFinger)
        #expect(lane.name == "finger 1")
        #expect(lane.segments.map(\.state) == ["down"])
        #expect(abs(lane.segments[0].to - 0.5 / 1.03) < 1e-9)
    }

    @Test("a state that was left in the instant it began is not drawn, and an end is")
    func instants() {
        let run = Sample.run(
            recognizers: [
                Sample.recognizer("edge", [(0, "possible"), (0, "failed"), (0.5, "idle")])
            ],
            samples: Sample.samples([(0, 5), (0.5, 90)]))
        #expect(chart(run).lanes[1].segments.map(\.state) == ["failed"])
    }

    @Test("a recognizer that the finger never came to has no lane, unless the run tells of it")
    func bystanders() {
        var run = Sample.run(
            recognizers: [Sample.recognizer("far", []), Sample.recognizer("refused", [])],
            samples: Sample.samples([(0, 5), (0.5, 90)]))
        run.records = [
            Run.Record(
                index: 0, time: 0, code: "delegate.shouldReceive", subject: "refused", values: [:])
        ]
        #expect(chart(run).lanes.map(\.name) == ["finger 1", "refused"])
    }

    @Test("what happened before the first touch stays outside")
    func before() {
        let run = Sample.run(
            recognizers: [
                Sample.recognizer(
                    "tap", [(0, "possible"), (0.1, "failed"), (0.2, "idle"), (1, "possible")])
            ],
            samples: Sample.samples([(1, 5), (1.5, 90)]))
        #expect(chart(run).lanes[1].segments.map(\.state) == ["possible"])
    }

    @Test(
        "labels under a bar never overlap, however narrow the page", arguments: [320.0, 500, 931])
    func labels(width: Double) {
        let states = [
            (0, "possible"), (0.01, "began"), (0.02, "changed"), (0.9, "cancelled"), (0.91, "idle"),
            (0.92, "possible"), (0.95, "waiting"), (0.99, "failed"),
        ]
        let run = Sample.run(
            recognizers: [Sample.recognizer("pan", states)],
            samples: Sample.samples([(0, 5), (1, 90)]))
        let lane = chart(run).lanes[1]
        #expect(lane.labels.count == lane.segments.count)
        for row in 0..<lane.rows {
            let spans = lane.labels.filter { $0.row == row }.map { label in
                let x = label.at * width + label.shift
                return (x, x + LaneChart.width(of: label.text))
            }
            for (left, right) in zip(spans, spans.dropFirst()) { #expect(left.1 <= right.0) }
            for span in spans { #expect(span.0 >= 0 && span.1 <= width + 1e-9) }
        }
    }

    @Test("a wide bar carries its label inside")
    func inside() {
        let run = Sample.run(
            recognizers: [Sample.recognizer("pan", [(0, "possible")])],
            samples: Sample.samples([(0, 5), (1, 90)]))
        #expect(chart(run).lanes[1].labels.map(\.row) == [nil])
    }

    @Test(
        "the axis has a few ticks at round times",
        arguments: [(0, 0.3), (0.45, 2.2), (3, 3.05), (0, 40)])
    func ticks(start: Double, end: Double) {
        let ticks = LaneChart.ticks(from: start, to: end)
        #expect((2...7).contains(ticks.count))
        #expect(Set(ticks.map(\.text)).count == ticks.count)
        for tick in ticks { #expect((0...1.000001).contains(tick.at)) }
    }

    @Test("a run in which nothing took part has no lanes")
    func nothing() {
        #expect(chart(Sample.run()).lanes.isEmpty)
    }

    @Test("waiting is hatched, failing is crossed, and both are also words and rows of a table")
    func marks() throws {
        let run = Sample.runs[RunKey(chapter: "01-two-hands-on-one-row", claim: "tap-waits")]!
        let html = try Sample.body(
            "```swift {#t .test name=\"n\"}\nx\n```\n\n```trace {of=t}\n0.000  a\n```",
            runs: ["t": run])
        #expect(html.contains("class=\"bar waiting\""))
        #expect(html.contains("-h)\"/>"))
        #expect(html.contains("class=\"mark failed\""))
        #expect(html.contains(">waiting</text>"))
        #expect(
            html.contains("<th scope=\"row\">open</th><td>waiting</td><td>0.080</td><td>0.430</td>")
        )
    }
}
