import Testing

@testable import SiteGenerator

@Suite("Nothing is folded in an EPUB")
struct UnfoldingTests {
    private func unfolded(_ html: String) -> String {
        let content = Unfolding(MarkupReader.read(html), words: Sample.words).content
        return MarkupWriter.text(content, as: .html)
    }

    @Test("a set-up stands open where it was")
    func setUp() {
        #expect(
            unfolded(
                "<details class=\"setup\" id=\"a\"><summary>Set-up</summary><pre>b</pre></details>")
                == "<div class=\"setup\" id=\"a\"><p class=\"summary\">Set-up</p><pre>b</pre></div>"
        )
    }

    @Test(
        "a prediction keeps its question and choices; what the run says to them stands at the end")
    func prediction() {
        let text = unfolded(
            "<section class=\"predict\"><div class=\"ask\">Who?</div>"
                + "<details><summary>You</summary><p>No.</p></details>"
                + "<details><summary>I</summary><p>Yes.</p></details></section><p>After.</p>")
        let before = text.part(from: "<section class=\"predict\">", to: "After.")
        #expect(before.contains("<ol class=\"choices\"><li>You</li><li>I</li></ol>"))
        #expect(!before.contains("Yes."))
        #expect(before.contains("<a id=\"_from-1\" href=\"#_later-1\">"))
        let end = text.part(from: "<section id=\"_later-1\">", to: "</section>")
        #expect(end.text.contains("Who?YouNo.IYes."))
        #expect(end.contains("<a href=\"#_from-1\">"))
    }

    @Test(
        "a hint and the one within it go to the end one after the other, each with its exercise's name"
    )
    func nested() {
        let text = unfolded(
            "<section class=\"exercise\" aria-label=\"Ghost\"><details><summary>A hint</summary>"
                + "<p>Look.</p><details><summary>A further hint</summary><p>Here.</p></details>"
                + "</details></section>")
        let titles = text.matches(of: /<h3>(.*?)<\/h3>/).map { String($0.1) }
        #expect(titles == ["Ghost: A hint", "Ghost: A further hint"])
        #expect(!text.contains("<details"))
        let first = text.part(from: "<section id=\"_later-1\">", to: "</section>")
        #expect(first.contains("href=\"#_later-2\""))
        #expect(!first.contains("Here."))
    }

    @Test("of a transcript the line that decides stays, and all the lines stand at the end")
    func transcript() {
        let text = unfolded(
            "<details class=\"transcript by-winner\"><summary><time>0.1</time><span>pan began</span>"
                + "<span class=\"all\">all 2 lines</span></summary><ol><li>one</li></ol></details>")
        let line = text.part(from: "<p class=\"transcript by-winner\">", to: "</p>")
        #expect(line.text == "0.1 pan began all 2 lines")
        #expect(text.part(from: "<section id=\"_later-1\">", to: "</section>").contains("one"))
    }

    @Test("where nothing was folded nothing is added")
    func nothing() {
        #expect(unfolded("<p>a</p>") == "<p>a</p>")
    }
}
