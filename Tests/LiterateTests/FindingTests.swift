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
            ("((page.sleeves[1]).isLifted → false)", "page.sleeves[1].isLifted", ["false"]),
            ("(list.at(2) → nil)", "list.at(2)", ["nil"]),
        ])
    func findings(line: String, expected: String, found: [String]) throws {
        let finding = try #require(Finding(line))
        #expect(finding.expected == expected)
        #expect(finding.found == found)
    }

    @Test(
        "what should not be so is told as false, since beside `!x` the value of x would read as that of the whole",
        arguments: [
            ("!(web.canGoBack → true)", "web.canGoBack == false", ["true"]),
            ("!(page.sleeves[1]).isLifted → true", "page.sleeves[1].isLifted == false", ["true"]),
            ("!((a || b) → true)", "(a || b) == false", ["true"]),
            ("!(a → true) && (b → true)", "!a && b", ["a is true", "b is true"]),
        ])
    func negated(line: String, expected: String, found: [String]) throws {
        let finding = try #require(Finding(line))
        #expect(finding.expected == expected)
        #expect(finding.found == found)
    }

    @Test(
        "words without a value are no finding",
        arguments: ["it throws x", "the program stops: (a)", "(a"])
    func none(line: String) { #expect(Finding(line) == nil) }

    @Test(
        "a condition that tells of no value is expected, and found to be false; what goes wrong otherwise is told as it is",
        arguments: [
            ("Expectation failed: plan === page", ["expected  plan === page", "found  false"]),
            ("Expectation failed: (count → 1) == 2", ["expected  count == 2", "found  1"]),
            ("Caught error: lost", ["it throws lost"]),
        ])
    func conditions(text: String, told: [String]) throws {
        let listing = Array("```swift\n```\n".utf8)
        let block = try #require(Chapter.read(listing, file: "01-a.md").0?.blocks.first)
        let table = try LocaleTable.load(
            FixtureTests.package.appendingPathComponent("site/locales/en.json"))
        let verdict = CheckVerdict(issues: [.init(text: text)], report: "")
        let check = try ExerciseTrial.Check(block, verdict, Sentences(table))
        #expect(check.failures.first?.told(expected: "expected", found: "found") == told)
    }

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
