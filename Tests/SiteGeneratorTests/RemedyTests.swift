import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Remedies")
struct RemedyTests {
    /// A part of three lines, and what is said of two of them, the later one first.
    private func page(file: String = "01-sample.md", heading: String = "## Open the `gate`")
        throws -> String
    {
        var findings = Findings()
        for line in [21, 27] {
            let fence = SourcePosition(file: "book/\(file)", line: line)
            findings.failures[fence] = .expectation("isOpen")
        }
        return try Sample.body(
            """
            Lede.

            \(heading)

            ```swift {#gate}
            let bolt = Bolt()
            bolt.isDrawn = true
            gate.open()
            ```

            ```swift {#open .test name="the gate is open"}
            #expect(gate.isOpen)
            ```

            ```swift {#quiet .test name="it makes no noise"}
            #expect(gate.isQuiet)
            ```

            ```swift {#late .bearing of=gate claim=open}
            gate.open()
            ```

            **It opens** the `gate`.

            ```swift {#early .bearing of=gate claim=quiet}
            bolt.isDrawn = true
            ```

            **Draw it** first.
            """, findings: findings, file: file)
    }

    @Test("a part with lines that a claim needs is framed, and titled by its heading")
    func framed() throws {
        let html = try page()
        #expect(html.contains("<figure class=\"code remedy has-marks\""))
        #expect(html.contains("<figcaption class=\"bar\"><b>Open the gate</b>"))
        #expect(html.ranges(of: "remedy").count == 1)
    }

    @Test("without a heading the chapter's own title stands there")
    func title() throws {
        #expect(try page(heading: "Words.").contains("<figcaption class=\"bar\"><b>Title</b>"))
    }

    @Test("a remedy can be copied")
    func copied() throws {
        let bar = try page().part(from: "<figcaption", to: "</figcaption>")
        #expect(bar.contains("class=\"js-only copy\""))
    }

    @Test("the marks are numbered in the order of the lines, with a note for each")
    func numbers() throws {
        let html = try page()
        let marks = html.matches(of: /bears" data-n="(\d)">(.*)\n/).map {
            "\($0.1) \(String($0.2).text)"
        }
        #expect(marks == ["1 bolt.isDrawn = true", "2 gate.open()"])
        let notes = html.part(from: "<ol class=\"notes\">", to: "</ol>")
            .matches(of: /<span class="no" aria-hidden="true">(\d)<\/span><div>(.*)<\/div>/)
            .map { "\($0.1) \(String($0.2).text)" }
        #expect(
            notes == [
                "1 Without it, “it makes no noise” does not hold.",
                "2 Without it, “the gate is open” does not hold.",
            ])
    }

    @Test("where the text speaks of the lines their numbers are the listing's")
    func told() throws {
        let html = try page()
        let told = html.matches(of: /<div class="bearing" id="(\w+)">\n<p class="no">.*>(\d)</)
            .map { "\($0.1) \($0.2)" }
        #expect(told == ["late 2", "early 1"])
    }

    @Test("on a symptom's page the author's own sentence is the note, and stands nowhere else")
    func ownNote() throws {
        let html = try page(file: "symptom-sample.md")
        let notes = html.part(from: "<ol class=\"notes\">", to: "</ol>")
        #expect(notes.contains("<div><strong>Draw it</strong> first.</div>"))
        #expect(notes.contains("<div><strong>It opens</strong> the <code>gate</code>.</div>"))
        #expect(html.ranges(of: "<strong>It opens</strong>").count == 1)
        #expect(!html.contains("class=\"bearing\""))
    }

    @Test("lines of several bear as one, with one number")
    func several() throws {
        var findings = Findings()
        findings.failures[SourcePosition(file: "book/01-sample.md", line: 13)] = .expectation("x")
        let html = try Sample.body(
            """
            ```swift {#gate}
            a()
            b()
            c()
            ```

            ```swift {#t .test name="n"}
            #expect(x)
            ```

            ```swift {.bearing of=gate claim=t}
            b()
            c()
            ```
            """, findings: findings)
        let listing = html.part(from: "<figure", to: "</figure>")
        #expect(listing.matches(of: /bears"/).count == 2)
        #expect(listing.matches(of: /data-n="1"/).count == 1)
    }
}
