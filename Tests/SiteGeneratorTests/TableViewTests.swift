import Notebook
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Tables and plots on the page")
struct TableViewTests {
    private let claim = """
        ```swift {#waves .test name="two waves"}
        var table = Table("angle (°)", "travel (pt)")
        #expect(table.rows.isEmpty)
        ```

        """

    private func page(_ block: String, _ table: Table) throws -> String {
        let rows = Pipes.lines(of: table).joined(separator: "\n")
        return try Sample.body("\(claim)\n```\(block)\n\(rows)\n```\n", tables: ["waves": table])
    }

    private func waves(_ rows: [(Double, Double?)]) -> Table {
        var table = Table("angle (°)", "travel (pt)")
        for (angle, travel) in rows { table.add(angle, travel) }
        return table
    }

    @Test("cells take Markdown, columns of numbers stand to the right, and rows have a heading")
    func byHand() throws {
        let html = try Sample.body("```table\n| what | how many |\n| `a \\| b` | 12 pt |\n```\n")
        #expect(html.contains("<th scope=\"row\"><code>a | b</code></th>"))
        #expect(html.contains("<td class=\"number\">12\u{A0}pt</td>"))
        #expect(html.contains("<th scope=\"col\" class=\"number\">how many</th>"))
    }

    @Test("a column without a name has no heading, which nobody could read out")
    func nameless() throws {
        let html = try Sample.body("```table\n|  | who |\n| drag | pan |\n```\n")
        #expect(html.contains("<thead><tr><td></td><th scope=\"col\">who</th></tr></thead>"))
    }

    @Test("a computed table says which claim computed it")
    func computed() throws {
        let html = try page("table {of=waves}", waves([(0, 1)]))
        #expect(html.contains("<a href=\"#waves\">two waves</a>"))
    }

    @Test("a cell with a run leads to its transcript")
    func kept() throws {
        var table = Table("gesture", "who")
        table.add("drag", Kept("pan", run: "drags.slow", report: "{}"))
        let html = try page("table {of=waves}", table)
        #expect(html.contains("<a href=\"01-sample.drags.html#slow\">pan</a>"))
    }

    @Test(
        "in a table with more runs than anybody wants as links its rows lead to theirs, and cells say who won"
    )
    func large() throws {
        var table = Table("A in B", "nothing", "both")
        for number in 0..<26 {
            let pair = number == 0 ? "tap in pan" : "tap in pan\(number)"
            table.add(
                pair, Kept("tap 0.08", run: "pairs.p\(number)-nothing", report: "{}"),
                Kept("pan 0.02", run: "pairs.p\(number)-both", report: "{}"))
        }
        let html = try page("table {of=waves}", table)
        #expect(
            html.contains(
                "<th scope=\"row\"><a href=\"01-sample.pairs.html#p0\">tap in pan</a></th>"))
        #expect(html.contains("<use href=\"#w-10\"/></svg>tap 0.08</td>"))
        #expect(html.contains("<use href=\"#w-01\"/></svg>pan 0.02</td>"))
        #expect(html.ranges(of: "<a href=\"01-sample.pairs").count == 26)
    }

    @Test("numbers across make lines, which break where there is no value")
    func lines() throws {
        let whole = try page(
            "plot {of=waves title=\"T\" y=\"y\"}", waves([(0, 1), (5, 2), (9, 3)]))
        #expect(whole.matches(of: /<polyline/).count == 1)
        #expect(whole.contains("<title id=\"_plot-"))
        let broken = try page(
            "plot {of=waves title=\"T\" y=\"y\"}",
            waves([(0, 1), (2, 2), (4, nil), (6, 2), (8, 3)]))
        #expect(broken.matches(of: /<polyline/).count == 2)
        #expect(broken.matches(of: /class="point"/).count == 4)
    }

    @Test("words across make bars, each with its number")
    func bars() throws {
        var table = Table("rule", "rate (%)")
        table.add("half", Interval(30, 28, 32))
        table.add("third", 12)
        let html = try page("plot {of=waves title=\"T\" y=\"y\"}", table)
        #expect(!html.contains("<polyline"))
        #expect(html.matches(of: /<rect/).count == 2)
        #expect(html.matches(of: /class="whisker"/).count == 1)
        #expect(html.contains("30.0 (28.0–32.0)</text>"))
    }

    @Test("what a cell begins with is no list and no heading", arguments: ["- 3.2", "1. 5", "# 7"])
    func literal(_ text: String) throws {
        var table = Table("what")
        table.add(text)
        #expect(try page("table {of=waves}", table).contains("<th scope=\"row\">\(text)</th>"))
    }

    @Test("bars below nothing go to the left of it")
    func negative() throws {
        var table = Table("rule", "change")
        table.add("half", -1)
        table.add("third", 3)
        let html = try page("plot {of=waves title=\"T\" y=\"y\"}", table)
        let bars = html.matches(of: /<rect [^>]*>/).map { String($0.output) }
        func number(_ name: String, _ bar: String) -> Double {
            let value = try? Regex("\(name)=\"([0-9.]+)%").firstMatch(in: bar)
            return value?[1].substring.flatMap { Double($0) } ?? -1
        }
        let ends = number("x", bars[0]) + number("width", bars[0])
        #expect(number("width", bars[0]) > 0)
        #expect(abs(ends - number("x", bars[1])) < 0.1)
    }

    @Test("there are as many shapes as a plot may have series")
    func shapes() {
        #expect(SeriesMark.count == PlotCheck.mostSeries)
    }

    @Test("a plot without numbers, or of one column, is an error")
    func nothingToDraw() {
        var words = Table("gesture", "who")
        words.add("drag", "pan")
        #expect(throws: SiteProblems.self) {
            try page("plot {of=waves title=\"T\" y=\"y\"}", words)
        }
        var one = Table("gesture")
        one.add("drag")
        #expect(throws: SiteProblems.self) {
            try page("plot {of=waves title=\"T\" y=\"y\"}", one)
        }
    }

    @Test("footnotes are numbered as they are met, and stand at the end")
    func footnotes() throws {
        let html = try Sample.body(
            "One[^b], two[^a], one[^b].\n\n[^a]: Note two.\n[^b]: Note one.\n")
        #expect(html.contains("<a href=\"#_note-b\">1</a>"))
        #expect(html.contains("<a href=\"#_note-a\">2</a>"))
        #expect(html.matches(of: /id="_mark-b"/).count == 1)
        let list = html.components(separatedBy: "<ol class=\"footnotes\">").last ?? ""
        #expect(
            list.firstRange(of: "Note one.")!.lowerBound
                < list.firstRange(of: "Note two.")!.lowerBound)
    }
}
