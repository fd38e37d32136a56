import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The lanes as a drawing")
struct LaneDrawingTests {
    private func svg(_ chart: LaneChart, moments: [Double] = []) -> String {
        LaneDrawing(chart: chart, moments: moments, title: "a < b", widths: Sample.widths).svg()
    }

    private func chart(
        _ lanes: LaneChart.Lane..., arrows: [LaneChart.Arrow] = [],
        axis: TimeAxis = TimeAxis([0, 0.5])
    ) -> LaneChart {
        var chart = LaneChart(Sample.run(), about: nil, moments: [], LaneChartTests.sayings)
        (chart.lanes, chart.arrows, chart.axis) = (lanes, arrows, axis)
        return chart
    }

    private func bar(
        _ kind: LaneChart.Bar.Kind, _ from: Double, _ to: Double, _ text: String? = nil
    ) -> LaneChart.Bar {
        .init(kind: kind, times: from...to, from: from, to: to, text: text)
    }

    private func mark(
        _ kind: LaneChart.Mark.Kind, _ at: Double, _ text: String? = nil
    ) -> LaneChart.Mark {
        .init(kind: kind, time: at, at: at, text: text)
    }

    /// The words that one sees in a drawing, from where to where they go and at which height: on a phone, or on the narrowest of
    /// the wider pages.
    private func words(
        _ svg: String, _ width: Double = LaneLabels.slim
    ) -> [(text: String, span: ClosedRange<Double>, y: Double)] {
        let hidden = width == LaneLabels.slim ? "broad" : "slim"
        let other =
            width == LaneLabels.slim ? /<g class="broad">.*?<\/g>/ : /<g class="slim">.*?<\/g>/
        let seen = svg.replacing(other, with: "")
        return seen.matches(of: /<text ([^>]*)>([^<]*)<\/text>/)
            .filter { !$0.1.contains(/class="t[ "]/) && !$0.1.contains(" \(hidden)\"") }
            .map { match in
                func number(_ name: String) -> Double {
                    let value = try? Regex(" \(name)=\"(-?[0-9.]+)").firstMatch(in: " " + match.1)
                    return value?[1].substring.flatMap { Double($0) } ?? 0
                }
                let isShare = match.1.contains("%")
                let x = isShare ? number("x") / 100 * width + number("dx") : number("x")
                let text = String(match.2).text
                let width = Sample.widths.label(text)
                let start = match.1.contains("text-anchor=\"end\"") ? x - width : x
                return (text, start...start + width, number("y"))
            }
    }

    @Test("words that find no room behind a bar stand before it, not on it")
    func beforeTheBar() {
        let lane = LaneChart.Lane(
            name: "pan", bars: [bar(.win, 0.6, 0.98, "began 0.300 and so on")])
        let placed = words(svg(chart(lane)))
        #expect(placed.count == 1 && placed[0].span.upperBound <= 0.6 * LaneLabels.slim)
    }

    @Test("a mark beside its place leaves a gap in the bar")
    func beside() {
        var lift = mark(.lift, 0.5)
        lift.side = .before
        let drawn = svg(
            chart(.init(name: "f", isFinger: true, bars: [bar(.touch, 0, 1)], marks: [lift])))
        #expect(drawn.contains("class=\"plate\" d=\"M0-12h-8V12H0z\""))
        #expect(drawn.contains("#_l-lifted\" x=\"-8\""))
        #expect(!svg(chart(.init(name: "f", marks: [mark(.lift, 0.5)]))).contains("translate"))
    }

    /// Whether all words are inside the drawing, and none on another.
    private func isLegible(_ svg: String) -> Bool {
        [LaneLabels.slim, LaneLabels.broad].allSatisfy { isLegible(svg, $0) }
    }

    private func isLegible(_ svg: String, _ width: Double) -> Bool {
        let all = words(svg, width)
        // Places have two decimals of a percent.
        let isInside = all.allSatisfy {
            $0.span.lowerBound >= -0.1 && $0.span.upperBound <= width + 0.1
        }
        let isApart = all.enumerated().allSatisfy { index, one in
            all[(index + 1)...].allSatisfy {
                abs($0.y - one.y) > 10 || !$0.span.overlaps(one.span)
            }
        }
        return isInside && isApart
    }

    @Test("a word that has room stands in its bar, else behind it, else before it")
    func inside() {
        let roomy = svg(chart(.init(name: "a", bars: [bar(.win, 0.1, 0.9, "began 0.1")])))
        #expect(roomy.contains("class=\"onwin\" x=\"10%\" dx=\"6\""))
        let behind = svg(chart(.init(name: "a", bars: [bar(.win, 0.1, 0.2, "began 0.1")])))
        #expect(behind.contains("class=\"won\" x=\"20%\" dx=\"8\""))
        let before = svg(chart(.init(name: "a", bars: [bar(.win, 0.8, 0.9, "began 0.8")])))
        #expect(before.contains("class=\"won\" x=\"80%\" dx=\"-8\" "))
        #expect(before.contains("text-anchor=\"end\""))
    }

    @Test("a word at a mark near the end stands before it")
    func beforeMark() {
        let early = svg(chart(.init(name: "a", marks: [mark(.no, 0.1, "failed 0.100")])))
        #expect(early.contains("class=\"refused\" x=\"10%\" dx=\"14\""))
        let late = svg(chart(.init(name: "a", marks: [mark(.no, 0.9, "failed 0.900")])))
        #expect(late.contains("class=\"refused\" x=\"90%\" dx=\"-14\""))
        #expect(isLegible(early) && isLegible(late))
    }

    @Test("a word that has room on neither side leaves out its time rather than stick out")
    func neither() {
        let page = svg(chart(.init(name: "a", marks: [mark(.no, 0.5, "waited in vain 0.500")])))
        #expect(words(page).map(\.text) == ["waited in vain"])
        #expect(words(page, LaneLabels.broad).map(\.text) == ["waited in vain 0.500"])
        #expect(isLegible(page))
    }

    @Test("of two words that would stand on one another the first is read")
    func crowded() {
        let page = svg(
            chart(
                .init(
                    name: "a", marks: [mark(.no, 0.2, "failed 0.2"), mark(.no, 0.3, "failed 0.3")]))
        )
        #expect(words(page).map(\.text).first == "failed 0.2")
        #expect(isLegible(page))
        #expect(page.ranges(of: "#_l-no\"").count == 2, "the marks themselves stay")
    }

    @Test("the word of a mark gives way to a bar after it, and keeps its time where there is room")
    func markBeforeBar() {
        let lane = LaneChart.Lane(
            name: "a", bars: [bar(.win, 0.3, 0.9, "began 0.3")],
            marks: [mark(.no, 0.1, "failed 0.100")])
        let page = svg(chart(lane))
        #expect(words(page).map(\.text).sorted() == ["began 0.3", "failed"])
        #expect(words(page, LaneLabels.broad).contains { $0.text == "failed 0.100" })
        #expect(isLegible(page))
    }

    @Test("no words are on one another or outside, wherever marks, bars and arrows stand")
    func legible() {
        var wrong: [String] = []
        for place in stride(from: 0.0, through: 1, by: 0.02) {
            for other in stride(from: place, through: 1, by: 0.05) {
                let first = LaneChart.Lane(
                    name: "a",
                    bars: [bar(.possible, 0, place), bar(.win, place, other, "began 0.123")],
                    marks: [mark(.no, other, "cancelled 0.456"), mark(.no, place, "refused 0.2")])
                let second = LaneChart.Lane(
                    name: "b", bars: [bar(.waiting, place, other, "waits")],
                    marks: [mark(.no, other, "waited in vain 0.456")])
                let arrows = [(0, 1, other), (1, 0, place), (0, 1, place)].map {
                    LaneChart.Arrow(from: $0.0, to: $0.1, at: $0.2, text: "it had to wait")
                }
                let page = svg(chart(first, second, arrows: arrows))
                if !isLegible(page) { wrong.append("\(place) \(other): \(words(page))") }
            }
        }
        #expect(wrong.first == nil)
    }

    @Test("no lane is without a word, wherever its one mark stands")
    func spoken() {
        for place in stride(from: 0.0, through: 1, by: 0.02) {
            for text in ["failed 0.123", "waited in vain 0.123", "taken away"] {
                let page = svg(chart(.init(name: "a", marks: [mark(.no, place, text)])))
                #expect(words(page).count == 1, "\(place) \(text)")
                #expect(words(page, LaneLabels.broad).count == 1, "\(place) \(text)")
            }
        }
    }

    @Test("a row of words stands on a dotted line, cut short where there is no room")
    func remark() {
        let short = svg(chart(.init(name: "a", remark: "saw no touch")))
        #expect(short.contains("class=\"none\"") && words(short).map(\.text) == ["saw no touch"])
        let names = (1...20).map { "pan \($0)" }.joined(separator: ", ")
        let long = svg(chart(.init(name: "a", remark: "saw no touch: \(names)")))
        #expect(words(long).first?.text.hasSuffix("…") == true)
        #expect(isLegible(long))
        let brief = svg(
            chart(
                .init(
                    name: "a", remark: "saw no touch: \(names)",
                    briefRemarks: ["saw no touch: pan 1", "saw no touch"])))
        #expect(words(brief).map(\.text) == ["saw no touch: pan 1"])
    }

    @Test("an arrow begins at the one that keeps out and ends at the other, upwards too")
    func arrows() throws {
        func arrow(_ from: Int, _ to: Int) throws -> (y1: Double, y2: Double, head: Bool) {
            let arrow = LaneChart.Arrow(from: from, to: to, at: 0.5, text: "out")
            let page = svg(chart(.init(name: "a"), .init(name: "b"), arrows: [arrow]))
            let line = try #require(
                page.firstMatch(of: /class="arrow" x1="50%" x2="50%" y1="([\d.]+)" y2="([\d.]+)"/))
            return (
                Double(line.1) ?? 0, Double(line.2) ?? 0, page.contains("#_l-to\"")
            )
        }
        let down = try arrow(0, 1)
        #expect(down.y1 > 17 && down.y1 < down.y2 && down.y2 < 51 && down.head)
        let up = try arrow(1, 0)
        #expect(up.y1 < 51 && up.y1 > up.y2 && up.y2 > 17 && !up.head)
    }

    @Test("each kind of mark and bar has a shape of its own")
    func shapes() {
        let lane = LaneChart.Lane(
            name: "a",
            bars: [bar(.touch, 0, 0.1), bar(.possible, 0, 0.1), bar(.waiting, 0, 0.1)],
            marks: [mark(.down, 0), mark(.lift, 0.1), mark(.no, 0.2), mark(.win, 0.3)])
        let page = svg(chart(lane))
        for name in ["finger", "possible", "waiting"] {
            #expect(page.contains("class=\"\(name)\""), "\(name)")
        }
        for name in ["down", "lifted", "no", "win"] {
            #expect(page.contains("href=\"#_l-\(name)\""), "\(name)")
        }
    }

    @Test("a line goes down at the moment of each picture")
    func moments() {
        let page = svg(chart(.init(name: "a")), moments: [0, 0.25])
        #expect(page.ranges(of: "class=\"moment\"").count == 2)
        #expect(page.contains("class=\"moment\" x1=\"40%\" x2=\"40%\""))
    }

    @Test("a cut of the axis is drawn on it")
    func cuts() {
        let axis = TimeAxis([0, 0.1, 3, 3.1])
        #expect(
            svg(chart(.init(name: "a"), axis: axis)).ranges(of: "#_l-break\"").count == 1)
        #expect(!svg(chart(.init(name: "a"))).contains("#_l-break"))
    }

    @Test("hostile words stay words")
    func hostile() {
        let text = "<b>\"&"
        let arrow = LaneChart.Arrow(from: 0, to: 1, at: 0.1, text: text)
        let page = svg(
            chart(
                .init(name: text, bars: [bar(.win, 0, 0.9, text)]),
                .init(name: text, remark: text), .init(name: text, marks: [mark(.no, 0.2, text)]),
                arrows: [arrow]))
        #expect(!page.contains("<b>"))
        #expect(page.ranges(of: "&lt;b&gt;&quot;&amp;").count == 4)
        #expect(page.contains("aria-label=\"a &lt; b\""))
    }

    @Test("no time on the axis stands on another or sticks out, on a phone either")
    func axis() {
        let wrong = (0..<400).filter { seed in
            let page = svg(chart(.init(name: "a"), axis: TimeAxisTests.axis(seed).axis))
            var end = -0.1
            return !page.matches(
                of: /class="t ?(\w*)" x="([\d.]+)%"[^>]*>([^<]*)</
            ).allSatisfy { match in
                let at = (Double(match.2) ?? -1) / 100 * LaneLabels.slim
                let size = Sample.widths.text(
                    String(match.3), size: FaceWidths.label, isHeavy: false)
                let share = match.1 == "start" ? 0 : match.1 == "end" ? 1 : 0.5
                let start = at - size * share
                defer { end = start + size }
                return start >= end && start + size <= LaneLabels.slim + 0.1
            }
        }
        #expect(wrong == [])
    }
}
