import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Bearing lines")
struct BearingViewTests {
    private func page(_ failure: BearingFailure?, instead: String = "") throws -> String {
        var findings = Findings()
        findings.failures[SourcePosition(file: "book/01-sample.md", line: 13)] = failure
        return try Sample.body(
            """
            ```swift {#gate}
            func isOpen() -> Bool {
                true
            }
            ```

            ```swift {#open .test name="the gate is open"}
            #expect(isOpen())
            ```

            ```swift {#bears .bearing of=gate claim=open\(instead)}
                true
            ```
            """, findings: findings)
    }

    @Test("the lines are marked where they stand, and lead there from where they are told of")
    func marks() throws {
        let page = try page(.expectation("isOpen()"))
        #expect(page.contains("<span class=\"l b\" id=\"l5\">"))
        #expect(page.components(separatedBy: "class=\"l b\"").count == 2)
        #expect(page.contains("<a href=\"#l5\">"))
    }

    @Test("the page says how the claim fails without them")
    func failure() throws {
        #expect(
            try page(.expectation("(a → 1) < 2")).contains(
                "“<a href=\"#open\">the gate is open</a>” does not hold: "
                    + "<code>(a → 1) &lt; 2</code>"))
        #expect(try page(.crash("shut")).contains("stops the program: <code>shut</code>"))
        #expect(
            try page(.error("Shut()"), instead: " instead=\"a < b\"").contains(
                "With <code>a &lt; b</code> in its place"))
    }

    @Test("lines without which nothing ran are a mistake where they are named")
    func unknown() {
        let error = #expect(throws: SiteProblems.self) { try page(nil) }
        #expect(error?.problems.first?.position.line == 13)
    }
}
