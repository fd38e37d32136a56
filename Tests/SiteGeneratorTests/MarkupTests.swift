import Testing

@testable import SiteGenerator

@Suite("Pages as trees")
struct MarkupTests {
    @Test("a page of the site is written out again as it was read")
    func roundTrip() throws {
        for file in try Sample.builder(rulebook: Sample.rulebook()).files()
        where file.path.hasSuffix(".html") {
            let html = String(decoding: file.bytes, as: UTF8.self)
            let body = html.part(from: "<main", to: "</main>") + "</main>"
            #expect(MarkupWriter.text(MarkupReader.read(body), as: .html) == body, "\(file.path)")
        }
    }

    @Test("what is always empty is closed in XHTML, and an attribute has a value")
    func xhtml() {
        let tree = MarkupReader.read("<p>a<br>b<wbr><input checked><b></b></p>")
        #expect(
            MarkupWriter.text(tree, as: .xhtml)
                == "<p>a<br/>b<wbr/><input checked=\"\"/><b></b></p>")
    }

    @Test("what stands before the first tag and after the last one is text, and escapes stay")
    func text() {
        let tree = MarkupReader.read("a &lt; b<i title=\"&quot;\">c</i>d")
        #expect(tree.map(\.text) == ["a &lt; b", "c", "d"])
        #expect(tree[1].element?["title"] == "&quot;")
    }

    @Test("an element is taken out with all that is in it")
    func without() {
        let tree = MarkupReader.read("<p>a<b>c<i>d</i></b>e</p>")
        #expect(
            MarkupWriter.text(tree.without { $0.name == "b" }, as: .html) == "<p>ae</p>")
    }

    @Test("marks in words and colours of code stay within the text, unless pieces are told apart")
    func plain() {
        let line =
            "<span class=\"i4 add\"><u>    </u><b>let</b> a: <i>Int</i> = <ins><i class=\"n\">0</i></ins>\n</span>"
        for html in ["<p>a <em>b</em></p>\n<ul><li>c</li></ul>", line] {
            #expect(MarkupReader.read(html) == [.text(html)])
        }
        #expect(MarkupReader.read("<p>a <em>b</em></p>").map(\.text) == ["a b"])
        let apart = MarkupReader.read("<summary><em>a</em> <em>b</em></summary>")
        #expect(apart.first?.element?.children.map(\.text) == ["a", " ", "b"])
    }

    @Test(
        "what may be looked for is an element",
        arguments: [
            "<p class=\"x\">a</p>", "<p>a<br></p>", "<p><b>a</b></p>",
            "<span class=\"lead\">a</span>",
            "<span class=\"add\" data-n=\"1\">a</span>", "<i class=\"k\" id=\"a\">a</i>",
        ])
    func lookedFor(html: String) {
        #expect(MarkupReader.read(html).first?.element != nil)
    }
}
