import Testing

@testable import Literate

struct MarkdownTests {
    @Test("cmark's tree comes with the places of its nodes")
    func places() throws {
        let document = MarkdownParser.parse("# One\n\nTwo *three*\n[four](five)\n".utf8)
        #expect(document.children.map(\.kind) == [.heading(level: 1), .paragraph])
        let link = try #require(
            document.all { $0.kind == .link(url: "five", title: "") }.first)
        #expect(link.start == .init(line: 4, column: 1))
        #expect(document.plainText == "OneTwo three four")
    }

    @Test("an empty file is an empty document")
    func empty() {
        #expect(MarkdownParser.parse([]).children.isEmpty)
    }

    @Test("lines end with LF, CR LF or CR, and keep their endings")
    func lineEndings() {
        let source = SourceText(Array("a\r\nbc\nd\re".utf8))
        #expect(Array(source.line(2)) == Array("bc".utf8))
        #expect(Array(source.ending(ofLine: 1)) == [13, 10])
        #expect(source.ending(ofLine: 4).isEmpty)
        #expect(source.offset(ofLine: 5) == 9)
        #expect(source.place(of: 4) == .init(line: 2, column: 2))
    }

    @Test("the first byte that is not UTF-8 is found")
    func notUTF8() {
        #expect(SourceText([0x61, 0xC3, 0xA9, 0xE9, 0x62]).firstInvalidByte == 3)
        #expect(SourceText([0x61, 0xC3, 0xA9]).firstInvalidByte == nil)
    }

    @Test("a heading's anchor is its words joined by hyphens")
    func slugs() {
        #expect(HeadingAnchors.slug("Who's `first`? The 2nd!") == "whos-first-the-2nd")
        #expect(HeadingAnchors.slug("手势 冲突") == "手势-冲突")
        #expect(HeadingAnchors.slug("…") == "section")
    }

    @Test(
        "a heading in ASCII is called as any heading is",
        arguments: [
            "Who's `first`? The 2nd!", "", "?!", " a  b ", "a ' b", "'", "it's-a_b", "L12", "l 12",
            "A.b(c:)", "-a-", "tab\tand\r\nline",
        ])
    func plainSlug(heading: String) {
        let any = HeadingAnchors.anySlug(heading)
        let slug = HeadingAnchors.slug(heading)
        #expect(slug == (any.isEmpty ? "section" : any == "l12" ? "section-l12" : any))
    }

    @Test("anchors are unique on a page, and blocks keep theirs")
    func uniqueAnchors() {
        let text =
            "# A\n\n## Scene\n\n## Scene\n\n```swift {#scene}\n```\n\n```swift {#scene variant=x}\n```\n"
        let (chapter, _) = Chapter.read(Array(text.utf8), file: "01-a.md")
        #expect(chapter?.anchors.block(atLine: 7) == "scene")
        #expect(chapter?.anchors.block(atLine: 10) == "scene-x")
        #expect(chapter?.anchors.heading(atLine: 3) == "scene-2")
        #expect(chapter?.anchors.heading(atLine: 5) == "scene-3")
    }

    @Test("an indented block that begins like a fence is not a fence")
    func indentedCode() {
        let text = "# A\n\n    ```swift {#a}\n    ```\n"
        let (chapter, problems) = Chapter.checked(Array(text.utf8), file: "01-a.md")
        #expect(chapter?.blocks.isEmpty == true)
        #expect(problems.isEmpty)
    }

    @Test("a Markdown library older than 0.30 is refused, with its version")
    func oldLibrary() throws {
        #expect(
            MarkdownLibrary.failure(version: 0x00_1D_00, called: "0.29.0")?.description
                .contains("libcmark is version 0.29.0") == true)
        #expect(MarkdownLibrary.failure(version: 0x00_1E_00, called: "0.30.0") == nil)
        #expect(MarkdownLibrary.failure(version: 0x01_00_00, called: "1.0.0") == nil)
        try MarkdownLibrary.check()
    }
}
