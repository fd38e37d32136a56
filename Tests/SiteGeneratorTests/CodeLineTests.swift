import Foundation
import Testing

@testable import SiteGenerator

@Suite("Coloured lines")
struct CodeLineTests {
    @Test("Swift is coloured by what the parser says it is")
    func colours() throws {
        let source =
            "@objc func f() -> Int { 42 } // why\nlet s = \"a\"\nUIView()\n#expect(a)\n/* b\nc */\n"
        let lines = Highlighter.swift(source)
        try #require(lines.count == 6)
        func color(_ text: String, _ line: Int) -> String? {
            lines[line].pieces.first { $0.text == text }?.color
        }
        #expect(color("func", 0) == "k")
        #expect(color("Int", 0) == "ty")
        #expect(color("42", 0) == "n")
        #expect(color("// why", 0) == "c")
        #expect(color("let", 1) == "k")
        #expect(lines[1].pieces.contains { $0.text.contains("a") && $0.color == "s" })
        #expect(color("UIView", 2) == "ty")
        #expect(color("#expect", 3) == "a")
        #expect(lines[3].pieces.last == .init(text: ")", color: nil))
        #expect(color("/* b", 4) == "c" && color("c */", 5) == "c")
    }

    static let hostile = [
        "let a = \"<b>&\" // {{x}}\n", "let 句 = \"é👍🏽\"\n\n\nf()\n", "\"\"\"\na\n  b\n\"\"\"\n",
        "}{ let\n", "\n", "", "a\u{301} + \"\u{301}\"\n", "    x'\"&amp;\n", "#if\n", "let a",
    ]

    @Test("the lines' text is the source, however hostile", arguments: hostile)
    func nothingIsLost(source: String) {
        let end = source.hasSuffix("\n") || source.isEmpty ? "\n" : ""
        for lines in [Highlighter.swift(source), Highlighter.plain(source)] {
            let text = lines.map { $0.text + "\n" }.joined()
            #expect(text == (source.isEmpty ? "" : end.isEmpty ? source + "\n" : source))
        }
    }

    @Test("what is no Swift has no colours")
    func plain() {
        let lines = Highlighter.plain("let a = 1\n\nb\n")
        #expect(lines.map(\.text) == ["let a = 1", "", "b"])
        #expect(lines.flatMap(\.pieces).allSatisfy { $0.color == nil })
    }

    @Test("coloured lines are kept and read back as they were", arguments: hostile)
    func codable(source: String) throws {
        let lines = Highlighter.swift(source)
        let kept = try JSONEncoder().encode(lines)
        #expect(try JSONDecoder().decode([CodeLine].self, from: kept) == lines)
    }

    @Test("kept lines that end in the middle of a piece are refused")
    func broken() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(CodeLine.self, from: Data("[\"k\"]".utf8))
        }
    }

    @Test("a line knows its indentation, and whether there is anything on it")
    func shape() {
        let lines = Highlighter.swift("    let a = 1\n  \n\nb\n")
        #expect(lines.map(\.indentation) == [4, 2, 0, 0])
        #expect(lines.map(\.isBlank) == [false, true, true, false])
    }
}
