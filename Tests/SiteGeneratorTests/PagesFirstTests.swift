import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The pages before the book as a whole")
struct PagesFirstTests {
    private let scratch: Scratch
    private let target: URL

    init() throws {
        scratch = try Scratch()
        target = scratch.folder.appending(path: "public")
    }

    private func files() throws -> [String: Data] {
        let names = try #require(FileManager.default.enumerator(atPath: target.path))
            .compactMap { $0 as? String }
        return Dictionary(
            names.compactMap { name in
                (try? Data(contentsOf: target.appending(path: name))).map { (name, $0) }
            }
        ) { first, _ in first }
    }

    @Test("pages alone are those of the whole site, and none of them offers what is not there")
    func alone() throws {
        try Sample.builder().build(into: target)
        let whole = try files()
        try Sample.builder(isWhole: false).build(into: target)
        let pages = try files()
        let others = Set(whole.keys).subtracting(pages.keys)
        #expect(others == ["book.html", "print-whole.css", "whose-touch-is-it.epub"])
        let cover = String(decoding: try #require(pages["index.html"]), as: UTF8.self)
        #expect(!cover.contains("book.html") && !cover.contains(".epub"))
        let same = pages.keys.filter { !["index.html", "print.css"].contains($0) }
        #expect(same.allSatisfy { whole[$0] == pages[$0] })
    }

    @Test(
        "the pages come without the book on one page and the EPUB, and then everything as one build makes it"
    )
    func twoSteps() throws {
        try Sample.builder().build(into: target)
        let whole = try files()
        #expect(whole["book.html"] != nil && whole["whose-touch-is-it.epub"] != nil)
        let addWhole = try Sample.builder().buildPages(into: target)
        let pages = try files()
        #expect(Set(whole.keys).subtracting(pages.keys) == ["book.html", "whose-touch-is-it.epub"])
        #expect(pages.allSatisfy { whole[$0.key] == $0.value })
        try addWhole()
        #expect(try files() == whole)
    }

    @Test("a page with a mistake leaves everything as it was")
    func mistake() throws {
        try Sample.builder().build(into: target)
        let before = try files()
        let chapter = Sample.chapter("# Title\n\n[there](#nowhere)\n")
        #expect(throws: SiteProblems.self) {
            try Sample.builder([chapter]).buildPages(into: target)
        }
        #expect(try files() == before)
    }

    @Test("a mistake in the book on one page leaves the new pages without it")
    func mistakeInWhole() throws {
        let theme = try scratch.theme("templates/book.mustache", "<a href=\"#nowhere\">there</a>")
        let addWhole = try Sample.builder(theme: theme).buildPages(into: target)
        #expect(throws: SiteProblems.self) { try addWhole() }
        let files = try files()
        #expect(files["index.html"] != nil && files["book.html"] == nil)
    }
}
