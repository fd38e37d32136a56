import Foundation
import Testing

@testable import Literate

@Suite("The book's own marks in a text")
struct ProseMarkTests {
    private func chapter(_ text: String) throws -> Chapter {
        try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
    }

    private func kinds(_ text: String) -> [MarkdownNode.Kind] {
        MarkdownParser.parse(Array(text.utf8)).children.flatMap(\.children).map(\.kind)
    }

    @Test("a model value and a footnote's mark are found between words, and nothing is lost")
    func inline() {
        #expect(
            kinds("It is {{panSlop}}, see[^why].") == [
                .text("It is "), .modelValue("panSlop"), .text(", see"), .footnoteMark("why"),
                .text("."),
            ])
        #expect(kinds("`{{panSlop}}` and [a](b)").first == .code("{{panSlop}}"))
        #expect(kinds("{ {panSlop}} [^ x]") == [.text("{ {panSlop}} [^ x]")])
    }

    @Test("marks know their column, behind letters of several bytes too")
    func columns() throws {
        let nodes = MarkdownParser.parse(Array("é {{one}} [^two]".utf8)).children[0].children
        #expect(nodes.map(\.start.column) == [1, 4, 11, 12])
    }

    @Test("a paragraph of several footnotes is parted, each with its lines")
    func footnotes() {
        let text = "[^a]: One note\n  goes on.\n[^b]: Two, see[^a].\n"
        let nodes = MarkdownParser.parse(Array(text.utf8)).children
        #expect(nodes.map(\.kind) == [.footnote("a"), .footnote("b")])
        #expect(nodes.map(\.plainText) == ["One note goes on.", "Two, see."])
        #expect(nodes.map(\.start.line) == [1, 3])
    }

    @Test("a value that the model lacks is reported with the nearest, and one in a heading too")
    func modelValues() throws {
        let chapter = try chapter("# T\n\nOpening.\n\n## At {{panSlop}}\n\nWith {{panSlip}}.\n")
        let book = Book(folder: URL(fileURLWithPath: "/"), chapters: [chapter])
        let problems = ModelValueCheck(book, known: ["panSlop"]).problems
        #expect(problems.map(\.position.line) == [7, 5])
        #expect(problems[0].remedy == "did you mean `panSlop`?")
        #expect(problems[1].message.contains("heading"))
    }

    @Test("a link without words takes the name of what it leads to")
    func names() throws {
        let chapter = try chapter(
            """
            # The title

            ## A *section*

            ```swift {.test #run name="it pops"}
            let device = 1
            ```

            ```trace {#told of=run}
            ```
            """)
        let places = CrossReferences(Book(folder: URL(fileURLWithPath: "/"), chapters: [chapter]))
        func name(_ url: String) -> String? { places.name(of: url, from: chapter) }
        #expect(name("01-a.md") == "The title")
        #expect(name("#a-section") == "A section")
        #expect(name("01-a.md#run") == "it pops")
        #expect(name("#told") == "it pops")
        #expect(name("#nowhere") == nil)
        #expect(name("https://example.org") == nil)
    }
}
