import Foundation
import Notebook
import Testing

@Suite("A table that a claim computes")
struct TableTests {
    private func texts(_ cell: (any CellValue)?, decimals: Int = 1) -> String {
        var table = Table("one", decimals: decimals)
        table.add(cell)
        return table.rows[0][0].text
    }

    @Test("shows a measure with its decimals, a count without, and words as they are")
    func forms() {
        #expect(texts(12.34) == "12.3")
        #expect(texts(12.34, decimals: 0) == "12")
        #expect(texts(12) == "12")
        #expect(texts(CGFloat(2.05), decimals: 2) == "2.05")
        #expect(texts("both") == "both")
        #expect(texts(nil) == "–")
    }

    @Test("writes a proper minus, and none before nothing")
    func minus() {
        #expect(texts(-3.21) == "−3.2")
        #expect(texts(-0.01) == "0.0")
    }

    @Test("says in words what is no finite number, and gives a plot nothing to draw")
    func notFinite() {
        var table = Table("one")
        table.add(Double.infinity)
        table.add(-Double.infinity)
        table.add(Double.nan)
        #expect(table.rows.map { $0[0].text } == ["∞", "−∞", "not a number"])
        #expect(table.rows.allSatisfy { $0[0].value == nil })
    }

    @Test("keeps an interval beside its value")
    func interval() {
        var table = Table("rate (%)")
        table.add(Interval(12.34, 11.9, 12.8))
        #expect(table.rows[0][0] == Cell("12.3 (11.9–12.8)", value: 12.34, low: 11.9, high: 12.8))
    }

    @Test("an interval without an end is words")
    func endless() {
        var table = Table("rate")
        table.add(Interval(1, -.infinity, .infinity))
        #expect(table.rows[0][0] == Cell("1.0 (−∞–∞)"))
        table.add(Interval(100, 99.7, 99.99999999999997))
        #expect(table.rows[1][0].text == "100.0 (99.7–100.0)")
    }

    @Test("a cell may lead to the run that gave it")
    func kept() {
        var table = Table("who")
        table.add(Kept("pan", run: "drag.slow", report: "{}"))
        #expect(table.rows[0][0].text == "pan")
        #expect(table.rows[0][0].run?.name == "drag.slow")
        #expect(table.rows[0][0].run?.report == "{}")
    }

    @Test("survives the way to the page and back")
    func report() throws {
        var table = Table("angle (°)", "who", decimals: 2)
        table.add(10.5, nil)
        table.add(20, "pan")
        let read = try JSONDecoder().decode(Table.self, from: Data(table.report.utf8))
        #expect(read == table)
    }

    @Test("stops at a row that does not fit")
    func misfit() async {
        await #expect(processExitsWith: .failure) {
            var table = Table("one", "two")
            table.add(1)
        }
    }
}
