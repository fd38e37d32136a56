import Testing

@testable import Literate

/// What the terminal shows of an expectation that does not hold.
struct FindingTests {
    @Test(
        "the value found stands beside the expression that was expected",
        arguments: [
            ("(page.card.superview → nil) != nil", "page.card.superview != nil", ["nil"]),
            ("(counter.count → 1) == 2", "counter.count == 2", ["1"]),
            ("(a.x → 1.0) == (b.y → 2.0)", "a.x == b.y", ["a.x is 1.0", "b.y is 2.0"]),
            (
                "(poem.redWords → [\"name\"]).isEmpty → false", "poem.redWords.isEmpty",
                ["[\"name\"]"]
            ),
            ("(isOpen → false)", "isOpen", ["false"]),
            ("(stroke(Landing()) → nil) == \"name\"", "stroke(Landing()) == \"name\"", ["nil"]),
            ("(a → false) && (b → <not evaluated>)", "a && b", ["false"]),
            ("(x + 1 → 3) == 4", "(x + 1) == 4", ["3"]),
        ])
    func findings(line: String, expected: String, found: [String]) throws {
        let finding = try #require(Finding(line))
        #expect(finding.expected == expected)
        #expect(finding.found == found)
    }

    @Test(
        "words without a value are no finding",
        arguments: ["it throws x", "the program stops: (a)", "(a"])
    func none(line: String) { #expect(Finding(line) == nil) }

    @Test("no line is wider than the terminal, and none steers it", arguments: [1, 7, 20, 40, 80])
    func width(columns: Int) {
        let word = String(repeating: "x", count: 90)
        for kind in [ReportLine.Kind.text, .code] {
            let line = ReportLine(
                kind, "a \u{1B}[2J\(word)\u{7} b\r\n\u{202E}c", lead: "    found  ")
            let lines = line.lines(at: columns)
            #expect(lines.allSatisfy { $0.count <= columns })
            #expect(!lines.joined().unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
        }
    }
}
