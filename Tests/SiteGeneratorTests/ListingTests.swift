import Foundation
import Testing

@testable import SiteGenerator

@Suite("Listings")
struct ListingTests {
    @Test("Swift is coloured by what the parser says it is")
    func colours() {
        let lines = Highlighter.swift(
            "@objc func f() -> Int { 42 } // why\nlet s = \"a\"\nUIView()\n#expect(a)\n")
        #expect(lines.count == 4)
        #expect(lines[0].contains("<i class=\"k\">func</i>"))
        #expect(lines[0].contains("<i class=\"t\">Int</i>"))
        #expect(lines[0].contains("<i class=\"n\">42</i>"))
        #expect(lines[0].contains("<i class=\"c\">// why</i>"))
        #expect(lines[1].contains("<i class=\"s\">"))
        #expect(lines[2].hasPrefix("<i class=\"t\">UIView</i>"))
        #expect(lines[3].contains("<i class=\"a\">expect</i>"))
    }

    @Test(
        "the text of a coloured listing is the listing's text",
        arguments: [
            "let a = \"<b>&\" // {{x}}\n", "let 句 = \"é👍\"\n\n\nf()\n", "\"\"\"\na\n  b\n\"\"\"\n",
            "}{ let\n", "\n", "",
        ])
    func nothingIsLost(source: String) {
        let text = Highlighter.swift(source).map { $0 + "\n" }.joined()
            .replacing(/<[^>]*>/, with: "")
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
                "&quot;", with: "\""
            )
            .replacing("&#39;", with: "'").replacing("&#123;", with: "{").replacing(
                "&amp;", with: "&")
        #expect(text == source)
    }

    @Test("hostile text in a listing stays text")
    func hostile() throws {
        let html = try Sample.body("```swift\nlet a = \"</code><script>\" // <b>\n```")
        #expect(!html.contains("<script>"))
        #expect(!html.contains("<b>"))
    }

    @Test("a listing that compiles with a warning says so, in the compiler's words")
    func warning() throws {
        let html = try Sample.body(
            "```swift {.warns saying=\"never <used>\"}\nlet a = 1\n```\n\n```swift\nlet b = 1\n```")
        #expect(html.components(separatedBy: "Compiles, with a warning").count == 2)
        #expect(html.contains("never &lt;used&gt;"))
    }

    @Test("a listing's first line is anchored by its line in the chapter's file")
    func lines() throws {
        let html = try Sample.body("a\n\n```swift\nlet a = 1\nlet b = 2\n```")
        #expect(html.contains("id=\"l6\""))
        #expect(!html.contains("id=\"l7\""))
    }

    @Test("a claim says its name, and that it was verified")
    func claim() throws {
        let html = try Sample.body("```swift {#c .test name=\"a < b\"}\n#expect(a < b)\n```")
        #expect(html.contains("<figure class=\"listing claim\" id=\"c\">"))
        #expect(html.contains("a &lt; b <span class=\"note\">verified claim</span>"))
    }

    @Test("a listing that must not compile shows the diagnostic it is refused with")
    func fails() throws {
        let html = try Sample.body("```swift {.fails saying=\"cannot find 'x'\"}\nx\n```")
        #expect(
            html.contains("Does not compile <span class=\"saying\">cannot find &#39;x&#39;</span>"))
    }

    @Test("a hidden listing is folded, and opens without a script")
    func hidden() throws {
        let html = try Sample.body("```swift {.hidden}\nlet a = 1\n```")
        #expect(html.contains("<details class=\"listing folded"))
        #expect(html.contains("<summary>Set-up</summary>"))
    }

    @Test("two versions of one part stand side by side with the lines marked that differ")
    func pair() throws {
        let html = try Sample.body(
            "```swift {#a}\nlet x = 1\nlet y = 2\n```\n\n"
                + "```swift {#a variant=the-fix}\nlet x = 1\nlet y = 3\n```"
        )
        #expect(html.hasPrefix("<div class=\"pair\">"))
        #expect(html.contains("<figcaption>as first written</figcaption>"))
        #expect(html.contains("<figcaption>the fix</figcaption>"))
        #expect(html.matches(of: /class="l d"/).count == 2)
    }

    @Test(
        "parts that are not two versions of one another stay one below the other",
        arguments: [
            "```swift {#a}\nx\n```\n\n```swift {#b}\ny\n```",
            "```swift\nx\n```\n\n```swift {variant=b}\ny\n```",
            "```swift {#a .hidden}\nx\n```\n\n```swift {#a variant=b}\ny\n```",
        ])
    func noPair(markdown: String) throws {
        #expect(try !Sample.body(markdown).contains("class=\"pair\""))
    }

    @Test("a part shown long ago is shown again beside its new version, once anchored")
    func again() throws {
        let html = try Sample.body(
            "```swift {#a}\nlet x = 1\n```\n\nbut\n\n```swift {#a variant=b}\nlet y = 1\n```")
        #expect(html.matches(of: /class="pair"/).count == 1)
        #expect(html.contains("<figure class=\"listing old again\">"))
        #expect(html.contains("<a href=\"#l4\">as first written</a>"))
        #expect(html.matches(of: /id="l4"/).count == 1)
        #expect(html.matches(of: /class="l d"/).count == 2)
    }

    @Test("a version stands beside the one that it names")
    func beside() throws {
        func versions(_ attribute: String) throws -> String {
            try Sample.body(
                "```swift {#a}\nlet x = 1\n```\n\n```swift {#a variant=b}\nlet y = 1\n```\n\n"
                    + "```swift {#a variant=c\(attribute)}\nlet z = 1\n```")
        }
        #expect(try versions("").contains("<a href=\"#l8\">b</a>"))
        #expect(try versions(" beside=base").contains("<a href=\"#l4\">as first written</a>"))
    }

    @Test("a blank line is not marked as a change")
    func blankLines() throws {
        let html = try Sample.body(
            "```swift {#a}\nx\n```\n\n```swift {#a variant=b}\nx\n\ny\n```")
        #expect(html.matches(of: /class="l d"/).count == 1)
    }
}
