import Notebook
import Testing

@testable import Literate

@Suite("Rows of pipes")
struct PipesTests {
    @Test("cells are what stands between pipes, each with its column; an escaped pipe is a letter")
    func cells() {
        let cells = Pipes.cells(of: #"| a | b \| c |  |"#)
        #expect(cells?.map(\.text) == ["a", "b | c", ""])
        #expect(cells?.map(\.column) == [3, 7, 17])
    }

    @Test(
        "a line that does not begin or end with a pipe is no row",
        arguments: [
            "", "|", "a | b |", "| a | b", #"| a \|"#,
        ])
    func noRow(_ line: String) { #expect(Pipes.cells(of: line) == nil) }

    @Test("a table is written in columns, and read back as it was")
    func written() {
        var table = Table("who", "travel (pt)")
        table.add("a | b", -1.25)
        table.add("é", nil)
        let lines = Pipes.lines(of: table)
        #expect(
            lines == [
                "| who    | travel (pt) |", #"| a \| b | −1.2        |"#,
                "| é      | –           |",
            ])
        #expect(Pipes.cells(of: lines[1])?.map(\.text) == ["a | b", "−1.2"])
        var slashes = Table("one", "two")
        slashes.add(#"a\|b"#, #"c\"#)
        let line = Pipes.lines(of: slashes)[1]
        #expect(Pipes.cells(of: line)?.map(\.text) == [#"a\|b"#, #"c\"#])
    }
}
