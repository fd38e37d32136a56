import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The chart of pairs, and their pages")
struct PairChartTests {
    /// A kept run of a table's cell.
    private static func run(_ page: String, _ row: String, _ column: String, _ outcome: String)
        throws -> KeptTranscript
    {
        let run = try #require(Sample.runs.values.first)
        return KeptTranscript(
            name: "\(page).\(row.split(separator: " ").joined(separator: "-"))-\(column)",
            outcome: outcome, place: [row, column], run: run,
            transcript: Transcript(entries: []))
    }

    private static func page(_ row: String, _ outcome: String) throws -> KeptPages.Page {
        .init(path: "\(row).html", runs: [try run("p", row, "nothing", outcome)])
    }

    @Test(
        "a pair stands in the row of its first kind and the column of its second, with its winner")
    func cells() throws {
        let chart = try #require(
            PairChart([
                Self.page("tap, pan", "pan 0.07"), Self.page("pan, edge", "pan 0.02"),
                Self.page("edge, edge", "B 0.02"),
            ]))
        let rows = try #require(chart.data["rows"] as? [[String: Any]])
        #expect(chart.data["columns"] as? [String] == ["pan", "edge"])
        #expect(rows.map { $0["kind"] as? String } == ["tap", "pan", "edge"])
        let cells = rows.compactMap { $0["cells"] as? [[String: Any]] }
        #expect(cells[0].map { $0["href"] as? String } == ["tap, pan.html", nil])
        #expect(cells[1].map { $0["href"] as? String } == [nil, "pan, edge.html"])
        let winners = cells.joined().compactMap { $0["slots"] as? String }
        // The first slot is filled where the first-named wins.
        #expect(winners.map { $0.contains("#w-1") } == [false, true, false])
    }

    @Test("a pair that nobody played has a dash, once")
    func untold() throws {
        let chart = try #require(
            PairChart([
                Self.page("tap, tap", "B 0.07"), Self.page("tap, pan", "pan 0.07"),
                Self.page("pan, edge", "pan 0.02"), Self.page("edge, edge", "B 0.02"),
                Self.page("edge, list", "list 0.02"),
            ]))
        let rows = try #require(chart.data["rows"] as? [[String: Any]])
        #expect(chart.data["columns"] as? [String] == ["tap", "pan", "edge", "list"])
        let dashes = rows.compactMap { $0["cells"] as? [[String: Any]] }.map { cells in
            cells.map { $0["isUntold"] as? Bool ?? false }
        }
        #expect(
            dashes == [
                [false, false, true, true], [false, false, false, true],
                [false, false, false, false],
            ])
    }

    @Test("a page about something else is passed over, and two kinds need no chart")
    func others() throws {
        let pairs = [try Self.page("tap, pan", "pan 0.07"), try Self.page("a list", "scrolls")]
        #expect(PairChart(pairs) == nil)
        let more = pairs + [try Self.page("pan, edge", "pan 0.02")]
        #expect(PairChart(more)?.data["columns"] as? [String] == ["pan", "edge"])
    }

    @Test("a page has a section for each row, at an address that its runs have in common")
    func rows() throws {
        let page = KeptPages.Page(
            path: "p.html",
            runs: [
                try Self.run("p", "tap in pan", "nothing", "pan 0.07"),
                try Self.run("p", "tap in pan", "both", "pan 0.07, tap 0.2"),
                try Self.run("p", "pan in tap", "nothing", "pan 0.07"),
            ])
        #expect(page.rows.map(\.title) == ["tap in pan", "pan in tap"])
        #expect(page.rows.map(\.anchor) == ["tap-in-pan", "pan-in-tap-nothing-row"])
        #expect(page.rows.map(\.runs.count) == [2, 1])
    }

    @Test("the page of a pair asks who is recognized; any other is called by its rows")
    func headings() throws {
        let pages = KeptPages(
            chapter: Sample.chapter("# T\n\nWords."), kept: [:],
            figure: RunFigure(
                theme: try Sample.look(), words: Sample.words, rules: RuleTags()))
        #expect(
            pages.heading(of: try Self.page("tap, pan", "pan 0.07"))
                == "tap and pan: who is recognized?")
        #expect(pages.heading(of: try Self.page("a list", "scrolls")) == "a list")
    }
}
