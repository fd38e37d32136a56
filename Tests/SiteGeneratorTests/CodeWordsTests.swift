import Testing

@testable import SiteGenerator

@Suite("Names of code in a sentence")
struct CodeWordsTests {
    @Test(
        "what looks like a name is set as code",
        arguments: [
            "gestureRecognizer(_:shouldReceive:)", "Mail.view", "isEnabled", "require(toFail:)",
            "viewDidLoad()", "UIScrollView", "pan.delegate", "contentOffset.x", "hitTest(_:with:)",
            "interactivePopGestureRecognizer", "_touchDelay",
        ])
    func code(name: String) {
        #expect(CodeWords.html("so \(name) it") == "so <code>\(name)</code> it")
    }

    @Test(
        "what only looks a little like one stays words",
        arguments: [
            "iOS", "UIKit", "iPad", "iPhone", "0.033", "12.5pt", "double-tap", "iOS-only", "e.g.",
            "i.e.", "pan", "Pan", "a", "(a)", "10:30", "and/or", "U.S.", "…", ".", "", "—", "1.2.3",
            "UIKit-like", "UIKit’s", "iOS’s",
        ])
    func words(text: String) {
        #expect(CodeWords.html("so \(text) it") == HTML.escape("so \(text) it"))
    }

    @Test("a name that is given is code, however it looks")
    func given() {
        #expect(
            CodeWords.html("pan and row won", names: ["pan", "row"])
                == "<code>pan</code> and <code>row</code> won")
        #expect(CodeWords.html("panning", names: ["pan"]) == "panning")
    }

    @Test(
        "punctuation around a name stays outside",
        arguments: [
            ("isEnabled.", "<code>isEnabled</code>."),
            ("isEnabled, then", "<code>isEnabled</code>, then"),
            ("(isEnabled)", "(<code>isEnabled</code>)"),
            ("“Mail.view”", "“<code>Mail.view</code>”"),
            ("viewDidLoad().", "<code>viewDidLoad()</code>."),
            ("(shouldBegin(_:)),", "(<code>shouldBegin(_:)</code>),"),
            ("isEnabled’s", "<code>isEnabled</code>’s"),
            ("require(toFail:): it", "<code>require(toFail:)</code>: it"),
            ("isEnabled?!", "<code>isEnabled</code>?!"),
        ])
    func punctuation(text: String, html: String) {
        #expect(CodeWords.html(text) == html)
    }

    @Test(
        "a number keeps its unit beside it, and other words after a number may go on in the next line"
    )
    func units() {
        #expect(HTML.prose("at 0.3 s, 20 pt") == "at 0.3\u{A0}s, 20\u{A0}pt")
        #expect(HTML.prose("2 set, 7 swipes, 3 x, a s") == "2 set, 7 swipes, 3 x, a s")
        #expect(HTML.prose("10 ms") == "10\u{A0}ms" && HTML.prose("1 ") == "1 ")
        #expect(CodeWords.html("after 0.3 s") == "after 0.3\u{A0}s")
    }

    @Test("a long name may be broken where its words meet, and nowhere else")
    func breakable() {
        #expect(
            HTML.breakable("shouldBegin(_:) and point.inside<T>")
                == "should<wbr>Begin<wbr>(_:) and point<wbr>.inside&lt;T&gt;")
        #expect(HTML.breakable("UIView URL") == "UIView URL")
    }

    @Test("blanks stay as they are")
    func blanks() {
        #expect(CodeWords.html("  a  isEnabled ") == "  a  <code>isEnabled</code> ")
    }

    @Test("hostile text is escaped, in code and out of it")
    func hostile() {
        #expect(CodeWords.html("<b> & {{x}}") == "&lt;b&gt; &amp; {&#123;x}}")
        #expect(
            CodeWords.html("so (<i>", names: ["<i>"]) == "so (<code>&lt;i&gt;</code>")
        #expect(CodeWords.html("aB<script>c(_:)").contains("<script>") == false)
    }

    @Test(
        "what has a meaning in HTML is escaped, quotes but for those of code, braces that follow a brace and control characters too"
    )
    func escaped() {
        #expect(HTML.escape("<a b='c' d=\"e\">&") == "&lt;a b=&#39;c&#39; d=&quot;e&quot;&gt;&amp;")
        #expect(HTML.code("<a b='c' d=\"e\">&") == "&lt;a b='c' d=\"e\"&gt;&amp;")
        #expect(HTML.escape("{a} {{{b}}}") == "{a} {&#123;&#123;b}}}")
        #expect(HTML.escape("a\u{0}b\u{7F}c\r\n\td") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}\n\td")
        #expect(HTML.escape("naïve 手势 🙂") == "naïve 手势 🙂")
    }
}
