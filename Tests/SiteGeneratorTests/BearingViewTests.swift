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

    @Test("where they are told of the lines stand without indentation, and lead to the listing")
    func told() throws {
        let page = try page(.expectation("isOpen()"))
        let told = page.part(from: "<div class=\"bearing\" id=\"bears\">", to: "</pre>")
        #expect(told.contains("<pre><code><span><b>true</b>\n</span>"))
        let id = try #require(told.firstMatch(of: /href="#([^"]*)"/)?.1)
        #expect(page.contains("<figure class=\"code remedy has-marks\" id=\"\(id)\">"))
    }

    @Test("the page says how the claim fails without them")
    func failure() throws {
        #expect(
            try page(.expectation("(a → 1) < 2")).contains(
                "“<a href=\"#open\">the gate is open</a>” does not hold: "
                    + "<code>(a → 1) &lt; 2</code>"))
        let stops = "<a href=\"#open\">the gate is open</a>” stops the program: <code>shut</code>"
        #expect(try page(.crash("shut")).contains("Without this, “" + stops))
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
