import Testing

@testable import SiteGenerator

@Suite("Lines of code as HTML")
struct CodeMarkupTests {
    private func html(
        _ source: String, _ marks: [Int: CodeMarkup.Mark] = [:]
    ) -> String {
        CodeMarkup.html(Highlighter.swift(source)) { marks[$0] ?? .init() }
    }

    @Test("the text of the HTML is the listing's text", arguments: CodeLineTests.hostile)
    func nothingIsLost(source: String) {
        let text = html(source).text
        #expect(text == (source.isEmpty || source.hasSuffix("\n") ? source : source + "\n"))
    }

    @Test("marks change nothing of the text", arguments: CodeLineTests.hostile)
    func marked(source: String) {
        let mark = CodeMarkup.Mark(
            change: .added, changes: [1..<3, 5..<40], bears: true, number: 2, id: "a<b")
        let lines = Highlighter.swift(source)
        #expect(
            CodeMarkup.html(lines) { _ in mark }.text == CodeMarkup.html(lines).text)
    }

    @Test("what is between the colours is escaped as well")
    func escaped() {
        let page = html("a < b && \"</code><script>\" // <b>{{x}}")
        #expect(!page.contains("<script>") && !page.contains("<b>") && !page.contains("{{"))
        #expect(page.hasPrefix("<span>a &lt; b &amp;&amp; <i class=\"s\">"))
    }

    @Test(
        "a line knows how deep it stands, by fours, down to a depth",
        arguments: [
            (0, ""), (3, ""), (4, " class=\"i4\""), (6, " class=\"i4\""), (8, " class=\"i8\""),
            (28, " class=\"i28\""), (40, " class=\"i28\""),
        ])
    func indentation(blanks: Int, name: String) {
        let page = html(String(repeating: " ", count: blanks) + "x")
        #expect(page.hasPrefix("<span\(name)>"))
        #expect(page.contains("<u>") == (blanks > 0))
    }

    @Test("a line without anything on it has neither depth nor change")
    func blank() {
        #expect(html("        \n", [0: .init(change: .added)]).hasPrefix("<span>"))
    }

    @Test("a line carries what it is marked with")
    func marks() {
        let page = html(
            "a\nb\nc\n",
            [
                0: .init(change: .removed), 1: .init(change: .added),
                2: .init(bears: true, number: 3, id: "x\"y"),
            ])
        #expect(
            page == "<span class=\"del\">a\n</span><span class=\"add\">b\n</span>"
                + "<span class=\"bears\" id=\"x&quot;y\" data-n=\"3\">c\n</span>")
    }

    @Test("within a line exactly the changed words are marked, on its own side")
    func changes() {
        let mark = CodeMarkup.Mark(change: .added, changes: [2..<3, 6..<9])
        #expect(
            html("a b + cde", [0: mark])
                == "<span class=\"add\">a <ins>b</ins> + <ins>cde</ins>\n</span>")
        let gone = CodeMarkup.Mark(change: .removed, changes: [0..<1])
        #expect(html("a b", [0: gone]) == "<span class=\"del\"><del>a</del> b\n</span>")
    }

    @Test("a change that goes over colours is marked in each of them")
    func overColours() {
        let page = html(
            "    let a = 42", [0: .init(change: .added, changes: [6..<8, 12..<14])])
        #expect(
            page == "<span class=\"i4 add\"><u>    </u>"
                + "<b>le</b><ins><b>t</b></ins><ins> </ins>a = "
                + "<ins><i class=\"n\">42</i></ins>\n</span>")
    }

    @Test("a change of the indentation marks nothing but what stands after it")
    func changedIndentation() {
        let page = html("    a b", [0: .init(change: .added, changes: [0..<5])])
        #expect(
            page == "<span class=\"i4 add\"><u>    </u><ins>a</ins> b\n</span>"
        )
    }

    @Test(
        "a chain that is too long for a phone may be broken before its dots, and nothing else may")
    func breaks() {
        let name = "anInteractivePopRecognizer"
        #expect(
            html("\(name).b().c!.d = .e")
                == "<span>\(name)<wbr>.b()<wbr>.c!<wbr>.d = .e\n</span>")
        #expect(html("AnInteractivePopRecognizer.x").contains("Recognizer</i><wbr>.x"))
        #expect(!html("0...5 \(name)").contains("<wbr>..<wbr>"))
        #expect(!html("let \(name) = 0.5 // a.b").contains("<wbr>"))
        #expect(!html("a.b().c!.d = .e(another.call(with, some.values))").contains("<wbr>"))
    }

    @Test("lines within a sentence stand in one row, without their indentation")
    func inline() {
        #expect(CodeMarkup.inline(Highlighter.swift("a {\n    b\n}")) == "a { b }")
    }

    @Test("of what is folded away a few lines are coloured, and more are plain, to the letter")
    func folded() {
        let line = "let a = Page() < 2"
        let few = Highlighter.swift(Array(repeating: line, count: 12).joined(separator: "\n"))
        #expect(CodeMarkup.folded(few) == CodeMarkup.html(few))
        let more = Array(repeating: "    " + line, count: 13).joined(separator: "\n")
        #expect(CodeMarkup.folded(Highlighter.swift(more)) == HTML.escape(more))
    }
}
