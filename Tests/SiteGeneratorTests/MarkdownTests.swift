import Testing

@testable import SiteGenerator

@Suite("Markdown becomes HTML")
struct MarkdownTests {
    @Test(
        "every kind of block and span has its element",
        arguments: [
            (
                "One *two* **three** `four`.",
                "<p>One <em>two</em> <strong>three</strong> <code>four</code>.</p>\n"
            ),
            ("a\nb", "<p>a\nb</p>\n"),
            ("a  \nb", "<p>a<br>\nb</p>\n"),
            ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
            ("- a\n\n- b", "<ul>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n</li>\n</ul>\n"),
            ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
            ("- a\n  - b", "<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n"),
            ("> a", "<blockquote>\n<p>a</p>\n</blockquote>\n"),
            ("---", "<hr>\n"),
            ("[a](b.html \"c\")", "<p><a href=\"b.html\" title=\"c\">a</a></p>\n"),
            ("![a *b*](c.png)", "<p><img src=\"c.png\" alt=\"a b\"></p>\n"),
            ("    code <b>", "<pre class=\"plain\"><code>code &lt;b&gt;\n</code></pre>\n"),
        ])
    func elements(markdown: String, html: String) throws {
        #expect(try Sample.body("Lede.\n\n" + markdown) == "<p class=\"lede\">Lede.</p>\n" + html)
    }

    @Test("text that looks like markup stays text, in paragraphs, code and attributes")
    func escaping() throws {
        let html = try Sample.body("a < b & \\<i> `<b>` [x](y \"\\\"><script>\")")
        #expect(!html.contains("<script>"))
        #expect(!html.contains("<i>"))
        #expect(html.contains("a &lt; b &amp; &lt;i&gt; <code>&lt;b&gt;</code>"))
        #expect(html.contains("title=\"&quot;&gt;&lt;script&gt;\""))
    }

    @Test("two braces of a chapter's text are never taken for a template's tag")
    func braces() throws {
        #expect(try Sample.body("{{ title }}").contains("{&#123; title }}"))
        #expect(try Sample.body("`{{title}}`").contains("{&#123;title}}"))
        #expect(try Sample.body("{{title}}").contains("<code>title</code>"))
    }

    @Test("headings have anchors, and two of one name have two")
    func headings() throws {
        let html = try Sample.body("## What now?\n\n## What now?")
        #expect(
            html.contains(
                "<h2 id=\"what-now\"><a class=\"anchor\" href=\"#what-now\">What now?</a></h2>"))
        #expect(html.contains("id=\"what-now-2\""))
        let linked = try Sample.body("## See [b](b.html)")
        #expect(linked == "<h2 id=\"see-b\">See <a href=\"b.html\">b</a></h2>\n")
    }

    @Test("a link to a chapter's file leads to its page, and other links stay")
    func links() {
        #expect(Links.page(for: "02-two.md") == "02-two.html")
        #expect(Links.page(for: "02-two.md#three") == "02-two.html#three")
        #expect(Links.page(for: "#three") == "#three")
        #expect(Links.page(for: "https://example.com/a.md") == "https://example.com/a.md")
    }

    @Test("a link that runs a script is refused where it stands")
    func scripts() {
        let problem = #expect(throws: (any Error).self) {
            try Sample.body("a\n\nb [x](javascript:alert(1))")
        }
        #expect("\(problem!)".hasPrefix("book/01-sample.md:5:3: error: "))
    }

    @Test("all that is wrong in a chapter is said at once")
    func several() {
        let error = #expect(throws: SiteProblems.self) {
            try Sample.body("<p>a</p>\n\nb\n\n[c](data:d)\n\n- <b>e</b>")
        }
        #expect(error?.problems.map(\.position.line) == [3, 7, 9])
    }

    @Test("HTML in a chapter is refused, except an author's comment, which leaves no trace")
    func html() throws {
        #expect(throws: (any Error).self) { try Sample.body("<div>a</div>") }
        #expect(throws: (any Error).self) { try Sample.body("a <b>b</b>") }
        #expect(try Sample.body("a\n\n<!-- b -->") == "<p class=\"lede\">a</p>\n")
    }

    @Test("only the paragraph right after the title is the lede")
    func lede() throws {
        #expect(try Sample.body("a\n\nb") == "<p class=\"lede\">a</p>\n<p>b</p>\n")
        #expect(try !Sample.body("## a\n\nb").contains("lede"))
    }

    @Test("an aside stands with the paragraph it follows, and other quotes stay quotes")
    func asides() throws {
        let html = try Sample.body("a\n\nb\n\n> aside: c *d*\n>\n> e")
        #expect(
            html.hasSuffix(
                "<div class=\"margin\" role=\"note\">\n<p>c <em>d</em></p>\n<p>e</p>\n</div>\n"
                    + "<p>b</p>\n"))
        #expect(try Sample.body("a\n\n> besides: b").contains("<blockquote>"))
    }
}
