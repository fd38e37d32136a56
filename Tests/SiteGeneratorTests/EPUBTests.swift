import CZlib
import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("The book as an EPUB")
struct EPUBTests {
    private static let chapters =
        Sample.book.book.chapters + [
            Sample.chapter(
                "# Words\n\nSee [one](01-two-hands-on-one-row.md), [](#kept) and "
                    + "[the web](https://example.com/a?b&c), [a run](other.html).\n\n## Kept\n\nA\\\nB.\n\n---\n",
                file: "reference-words.md")
        ]

    private func epub(
        images: [(path: String, bytes: Data)] = [], theme: Theme? = nil
    ) throws -> EPUB {
        let theme = try theme ?? Sample.look()
        let book = Book(folder: Sample.folder, chapters: Self.chapters)
        let pages = Pages(
            book: book, rulebook: try Sample.rulebook(), theme: theme, words: Sample.words,
            findings: Sample.findings)
        let (html, map) = try pages.html()
        return EPUB(
            parts: BookParts(html, map: map, texts: BookParts.texts(of: book)),
            edition: .init(date: "2026-01-02", identifier: "urn:uuid:1"), images: images,
            theme: theme, words: Sample.words)
    }

    /// The elements of a file, each with its attributes; throws what is not well-formed.
    private func elements(
        _ file: (path: String, bytes: Data)
    ) throws -> [(name: String, attributes: [String: String])] {
        final class Reader: NSObject, XMLParserDelegate {
            var elements: [(name: String, attributes: [String: String])] = []
            var isWrong = false

            func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
                isWrong = true
            }

            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
                qualifiedName: String?, attributes: [String: String]
            ) {
                elements.append((name, attributes))
            }
        }
        let reader = Reader()
        let parser = XMLParser(data: file.bytes)
        parser.delegate = reader
        #expect(parser.parse() && !reader.isWrong, "\(file.path) is not well-formed")
        return reader.elements
    }

    @Test("every page of it, its package and its drawings are well-formed XML")
    func wellFormed() throws {
        let files = try epub().files()
        let pages = files.filter { $0.path.hasSuffix(".xhtml") }
        #expect(pages.count == Self.chapters.count + 5)
        for file in files where [".xhtml", ".opf", ".xml"].contains(where: file.path.hasSuffix) {
            #expect(try elements(file).count > 2, "\(file.path)")
        }
    }

    @Test("the manifest lists every file once, each page is read once, and the cover is told")
    func manifest() throws {
        let files = try epub(images: [("images/a card.svg", Data("<svg/>".utf8))]).files()
        let package = try #require(files.first { $0.path == "EPUB/package.opf" })
        let all = try elements(package)
        let items = all.filter { $0.name == "item" }
        let listed = items.compactMap { $0.attributes["href"]?.removingPercentEncoding }
        #expect(
            listed.sorted()
                == files.map(\.path).filter { $0.hasPrefix("EPUB/") && $0 != package.path }
                .map { String($0.dropFirst("EPUB/".count)) }.sorted())
        let read = all.filter { $0.name == "itemref" }.compactMap { $0.attributes["idref"] }
        let pages = items.filter { $0.attributes["media-type"] == "application/xhtml+xml" }
        #expect(read == pages.compactMap { $0.attributes["id"] })
        #expect(items.count { $0.attributes["properties"] == "nav" } == 1)
        #expect(items.count { $0.attributes["properties"] == "cover-image" } == 1)
        #expect(
            String(decoding: package.bytes, as: UTF8.self).contains("2026-01-02T00:00:00Z"))
    }

    @Test("every link and shape leads to a place in it, or out to the web")
    func links() throws {
        let files = try epub().files()
        var places: Set<String> = Set(files.map(\.path))
        var links: [String] = []
        for file in files where file.path.hasSuffix(".xhtml") {
            for element in try elements(file) {
                if let id = element.attributes["id"] {
                    #expect(places.insert("\(file.path)#\(id)").inserted, "\(file.path)#\(id)")
                }
                for name in ["href", "xlink:href", "src"] {
                    guard let link = element.attributes[name], !link.contains("://") else {
                        continue
                    }
                    links.append(link.hasPrefix("#") ? file.path + link : "EPUB/" + link)
                }
            }
        }
        #expect(links.count > 50)
        for link in links { #expect(places.contains(link), "\(link)") }
    }

    @Test("a page says that it has drawings, which hold their shapes and colours themselves")
    func drawings() throws {
        let files = try epub().files()
        let chapter = try #require(
            files.first { $0.path == "EPUB/01-two-hands-on-one-row.xhtml" })
        let text = String(decoding: chapter.bytes, as: UTF8.self)
        #expect(text.contains("<svg"))
        #expect(!text.contains("var(--"))
        #expect(!text.contains("href=\"#r-"))
        let package = try #require(files.first { $0.path == "EPUB/package.opf" })
        let items = try elements(package).filter { $0.name == "item" }
        func properties(of page: String) -> String? {
            items.first { $0.attributes["href"] == page }?.attributes["properties"]
        }
        #expect(properties(of: "01-two-hands-on-one-row.xhtml") == "svg")
        #expect(properties(of: "reference-words.xhtml") == nil)
    }

    @Test("a colour that lets through what is behind it says how much")
    func transparency() {
        let drawings = DrawingsInXHTML(shapes: [:], values: ["ui-a": "#11223380", "ui-b": "#abc"])
        func drawn(_ rect: String) -> String {
            let tree = MarkupReader.read("<svg>\(rect)</svg>").compactMap(\.element)
            return MarkupWriter.text(tree.map { .element(drawings.root($0)) }, as: .xhtml)
        }
        #expect(
            drawn("<rect fill=\"var(--ui-a)\" fill-opacity=\"0.5\"/>").contains(
                "<rect fill=\"#112233\" fill-opacity=\"0.25\"/>"))
        #expect(drawn("<rect fill=\"var(--ui-b)\"/>").contains("<rect fill=\"#abc\"/>"))
    }

    @Test(
        "scripts, buttons and fields are left out, and a link to a page that is not in it is words")
    func leftOut() throws {
        for file in try epub().files() where file.path.hasSuffix(".xhtml") {
            let names = Set(try elements(file).map(\.name))
            #expect(
                names.isDisjoint(with: ["script", "button", "form", "input", "details"]),
                "\(file.path)")
            #expect(!String(decoding: file.bytes, as: UTF8.self).contains("other.html"))
        }
    }

    @Test("the same book gives the same bytes")
    func reproducible() throws {
        #expect(try epub().file() == epub().file())
    }

    @Test("an image of a kind that readers do not show is told")
    func image() throws {
        let error = #expect(throws: SiteProblems.self) {
            try epub(images: [("images/a.tiff", Data())]).file()
        }
        #expect(error?.problems.map(\.position.file) == ["images/a.tiff"])
        #expect(
            error?.problems.map(\.message) == ["an EPUB may not hold an image of this kind"])
    }

    @Test("a style that names no value of the site's is told with its line")
    func style() throws {
        let scratch = try Scratch()
        let theme = try Theme(
            scratch.theme("epub/book.css", "p { color: var(--ink); }\na { color: var(--plaid); }"),
            words: Sample.words)
        let error = #expect(throws: SiteProblems.self) { try epub(theme: theme).file() }
        let problem = error?.problems.first
        #expect(error?.problems.count == 1)
        #expect(problem?.position.line == 2)
        #expect(problem?.message == "the site's styles have no value “--plaid”")
    }

    @Test("of two themes' values the light one is taken, and the first of several")
    func values() throws {
        let values = EPUBStyle.values(
            in: ":root { --ink: light-dark(#111, #eee); --s: 1px }\n@media print { --ink: #000; }")
        #expect(values == ["ink": "#111", "s": "1px "])
        let style = try EPUBStyle(
            Data("p { color: var(--ink) }".utf8), values: values, file: "book.css")
        #expect(style.text == "p { color: #111 }")
    }
}

@Suite("A ZIP")
struct ZIPTests {
    @Test("the first file stands in it as it is, and what others become can be read back")
    func archive() throws {
        let long = Data(String(repeating: "words and ", count: 100).utf8)
        let bytes = [UInt8](
            ZIP.archive([("mimetype", Data("aaaaaaaaaaaaaaaaaaaa".utf8)), ("b.txt", long)]))
        #expect(Array(bytes[30..<58]) == Array("mimetypeaaaaaaaaaaaaaaaaaaaa".utf8))
        #expect(Array(bytes[8..<10]) == [0, 0])
        let second = 58
        #expect(Array(bytes[second..<second + 4]) == [0x50, 0x4B, 3, 4])
        #expect(Array(bytes[second + 8..<second + 10]) == [8, 0])
        let size = Int(bytes[second + 18]) + Int(bytes[second + 19]) << 8
        #expect(size < 100)
        let start = second + 30 + "b.txt".utf8.count
        // A bare stream is one of zlib's without its wrapping.
        let check = UInt32(adler32(1, Array(long), uInt(long.count)))
        let stream =
            [0x78, 0xDA] + bytes[start..<start + size]
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: check >> $0) }
        var count = uLong(long.count)
        var result = [UInt8](repeating: 0, count: long.count)
        #expect(uncompress(&result, &count, stream, uLong(stream.count)) == Z_OK)
        #expect(result == Array(long))
    }

    @Test("what does not get smaller is kept as it is")
    func stored() {
        let bytes = [UInt8](ZIP.archive([("a", Data()), ("b", Data([7]))]))
        #expect(Array(bytes[31 + 8..<31 + 10]) == [0, 0])
        #expect(bytes[31 + 31] == 7)
    }

    @Test("its end says how many files there are, and where their list begins")
    func directory() {
        let bytes = [UInt8](ZIP.archive([("a", Data([1])), ("b", Data([2]))]))
        let end = bytes.count - 22
        #expect(Array(bytes[end..<end + 4]) == [0x50, 0x4B, 5, 6])
        #expect(bytes[end + 10] == 2)
        let start = Int(bytes[end + 16])
        #expect(Array(bytes[start..<start + 4]) == [0x50, 0x4B, 1, 2])
        #expect(start + Int(bytes[end + 12]) == end)
    }
}
