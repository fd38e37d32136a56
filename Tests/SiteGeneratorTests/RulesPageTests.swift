import Foundation
import Testing

@testable import Literate
@testable import Rulebook
@testable import SiteGenerator

@Suite("The page of the rules")
struct RulesPageTests {
    private func pages(
        _ chapters: [Chapter]? = nil, change: (inout Rulebook) -> Void = { _ in }
    ) throws -> [String: String] {
        var rulebook = try Sample.rulebook()
        change(&rulebook)
        let files = try Sample.builder(chapters, rulebook: rulebook).files()
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        )
    }

    private func page(change: (inout Rulebook) -> Void = { _ in }) throws -> String {
        try #require(try pages(change: change)["rules.html"])
    }

    /// The part of a page from one text to the next occurrence of another.
    private func part(of page: String, from start: String, to end: String) -> String {
        guard let first = page.range(of: start) else { return "" }
        let rest = page[first.lowerBound...]
        return String(rest[..<(rest.range(of: end)?.lowerBound ?? rest.endIndex)])
    }

    @Test(
        "a rule stands in its section: number, status, statement, sources, tests, place in the engine"
    )
    func rule() throws {
        let rule = part(
            of: try page(), from: "<li id=\"G-1.2\" class=\"observed\">", to: "</div>\n</li>")
        #expect(rule.contains("<a href=\"#G-1.2\">G-1.2</a> <span>observed</span>"))
        #expect(rule.contains("A hidden view is &quot;passed over&quot;."))
        #expect(rule.contains("<a href=\"https://example.org/log\">A log</a>"))
        #expect(rule.contains("<p>A talk</p>"))
        #expect(rule.contains("<summary>1 test</summary>"))
        #expect(rule.contains("<li>a hidden or faint view (or neither) is passed over</li>"))
        #expect(rule.contains("<code>Engine<wbr>.swift</code>"))
    }

    @Test("a model value stands with its unit, its note and its rules")
    func modelValue() throws {
        let value = part(
            of: try page(), from: "<li id=\"model-slop\" class=\"model\">", to: "</li>\n</ol>")
        #expect(value.contains("<span>model value, not documented by Apple</span>"))
        #expect(value.contains("begins (<a href=\"#M-1\">M-1</a>)."))
        #expect(value.contains("<b>10.0 pt</b>"))
        #expect(value.contains("<li>the pan begins at 10 pt</li>"))
    }

    @Test("an unsettled question stands once, with both sides and what the model does")
    func unsettled() throws {
        let page = try page()
        let question = part(of: page, from: "id=\"unsettled\"", to: "</section>")
        #expect(question.contains("<li id=\"G-1.3\" class=\"unsettled\">"))
        #expect(question.contains("<li>One page says so.</li>"))
        #expect(question.contains("<li>Nobody has tried.</li>"))
        #expect(question.contains("<em>The model:</em> It can."))
        #expect(page.ranges(of: "id=\"G-1.3\"").count == 1)
    }

    @Test("what is out of scope stands once, with the reason, and is not said to lack a test")
    func outOfScope() throws {
        let page = try page()
        let left = part(of: page, from: "id=\"out-of-scope\"", to: "</section>")
        #expect(left.contains("Comes with the scroll view."))
        #expect(!page.contains("no test yet"))
        #expect(
            !page.contains("<h2 id=\"section-pans\">"), "a section with nothing left in it")
    }

    @Test("a rule that no test holds says so")
    func untested() throws {
        #expect(try page { $0.tests = [] }.ranges(of: "no test yet").count == 4)
    }

    @Test("the page counts the rules of each kind and lists its sections")
    func contents() throws {
        let page = try page()
        #expect(
            page.contains("id=\"_kind-observed\"> observed</label><span class=\"count\">1</span>"))
        #expect(
            page.contains(
                "id=\"_kind-left-out\"> out of scope</label><span class=\"count\">1</span>"))
        #expect(page.contains("<a href=\"#section-hit-testing\">Hit testing</a>"))
    }

    @Test(
        "a rule's number is found where it stands alone, with all of its digits",
        arguments: [
            ("see G-4.2.", "see [G-4.2]."), ("N-C2.6, U-25", "[N-C2.6], [U-25]"),
            ("XG-4.2 9G-4.2 _G-4.2 éG-4.2", "XG-4.2 9G-4.2 _G-4.2 éG-4.2"),
            ("G-x G- -G-4.2x", "G-x G- -[G-4.2]x"), ("G-4.2.1", "[G-4.2].1"),
            ("’G-4.2’", "’[G-4.2]’"),
        ])
    func numbers(text: String, links: String) {
        let known: Set = ["G-4.2", "N-C2.6", "U-25"]
        let html = RuleText(known: known, page: "").html(text)
        #expect(html.replacing(/<a href="#[^"]*">([^<]*)<\/a>/) { "[\($0.1)]" } == links)
    }

    @Test("apostrophes between letters are curved, and no others")
    func apostrophes() {
        let text = RuleText(known: [], page: "")
        #expect(
            text.html("it's 'so' rock'n'roll `it's`")
                == "it’s &#39;so&#39; rock’n’roll <code>it&#39;s</code>")
    }

    @Test("texts are escaped, code is code, and the rules they speak of are links")
    func texts() throws {
        let page = try page {
            $0.sections[0].rules[0].statement = "`a<b>` & <i> as in G-1.2's, it's not G-7.7"
        }
        #expect(
            page.contains(
                "<p><code>a&lt;b&gt;</code> &amp; &lt;i&gt; as in <a href=\"#G-1.2\">G-1.2</a>’s, it’s not G-7.7</p>"
            ))
    }

    @Test("a transcript's tags lead to the rules that the page has; the others stay words")
    func tags() {
        let tags = RuleTags(linked: ["G-1.1"])
        #expect(
            tags.html("G-1.1") == "<a href=\"rules.html#G-1.1\">G-1.1</a>")
        #expect(tags.html("G-1.9") == "G-1.9")
        #expect(
            tags.html("model")
                == "<a href=\"rules.html#model-values\">model</a>")
    }

    @Test("the index and every chapter lead to the page, and only when there is one")
    func links() throws {
        let pages = try pages()
        #expect(pages["index.html"]?.contains("href=\"rules.html\"") == true)
        #expect(pages["02-a-short-one.html"]?.contains("href=\"rules.html\"") == true)
        for file in try Sample.builder().files() where file.path.hasSuffix(".html") {
            #expect(!String(decoding: file.bytes, as: UTF8.self).contains("rules.html"))
        }
    }

    @Test("a chapter's transcript has tags that lead to the page")
    func chapter() throws {
        let pages = try pages { rulebook in
            rulebook.sections[0].rules[0].id = "G-2.1"
        }
        let chapter = try #require(pages["01-two-hands-on-one-row.html"])
        #expect(chapter.contains("<a href=\"rules.html#G-2.1\">G-2.1</a>"))
    }
}
