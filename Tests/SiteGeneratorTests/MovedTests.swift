import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("Old addresses")
struct MovedTests {
    private static let chapters = [
        "# One\n\nText.\n\n## A place\n\nWords.\n\n- a\n\n```swift {#part .hidden}\nlet a = 1\n```\n",
        "# Two\n\nText.\n\n## Some words\n\nWords.\n",
    ]

    private func files(_ lines: String...) throws -> [String: String] {
        let chapters = zip(Self.chapters, ["01-one.md", "02-two.md"]).map {
            Sample.chapter($0, file: $1)
        }
        let files = try SiteBuilder(
            book: Book(folder: Sample.folder, chapters: chapters), findings: Findings(),
            words: Sample.words, theme: Sample.theme,
            addresses: AddressList(lines.joined(separator: "\n"), file: "book/addresses.txt")
        ).files()
        return Dictionary(files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }) {
            first, _ in first
        }
    }

    @Test("a place that was renamed keeps its old name, inside of what has the new one")
    func renamed() throws {
        let files = try files(
            "01-one.html#old → 01-one.html#a-place", "01-one.html#listing → 01-one.html#part")
        let page = try #require(files["01-one.html"])
        #expect(
            page.contains("<h2 id=\"a-place\"><span id=\"old\"></span><a class=\"anchor\""))
        // Nothing may stand before a summary.
        let set = page.part(from: "<details class=\"setup\" id=\"part\">", to: "</summary>")
        #expect(set.contains("<span id=\"listing\"></span>"))
        #expect(set.firstMatch(of: /id="part">\s*<summary/) != nil)
        #expect(!page.contains("scripts/moved.js"))
    }

    @Test("of a place that is on another page now, the old page says where, at its end")
    func left() throws {
        let page = try #require(
            files("01-one.html#gone → 02-two.html#some-words", "01-one.html#all → 02-two.html")[
                "01-one.html"])
        #expect(
            page.contains("<li id=\"gone\"><a href=\"02-two.html#some-words\">Two: Some words</a>"))
        #expect(page.contains("<li id=\"all\"><a href=\"02-two.html\">Two</a>"))
        #expect(page.contains("<script src=\"scripts/moved.js\" defer>"))
    }

    @Test("a page that moved leads on from its old path, with a link for whoever stays on it")
    func page() throws {
        let files = try files(
            "old.html → between.html", "between.html → 02-two.html", "old.html#some-words",
            "old.html#a → 01-one.html#a-place")
        for path in ["old.html", "between.html"] {
            let page = try #require(files[path])
            #expect(page.contains("<link rel=\"canonical\" href=\"02-two.html\">"))
            #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=02-two.html\">"))
            #expect(page.contains("<a href=\"02-two.html\" data-moved>Two</a>"))
            #expect(page.contains("<script src=\"scripts/moved.js\" defer>"))
        }
        #expect(
            files["old.html"]?.contains("<li id=\"a\"><a href=\"01-one.html#a-place\">") == true)
        #expect(files["02-two.html"]?.contains("refresh") == false)
    }

    @Test("a list that leads nowhere keeps the pages from being made; what it lacks does not")
    func mistakes() throws {
        let error = #expect(throws: SiteProblems.self) {
            try files("old.html → 03-three.html", "01-one.html#lost")
        }
        #expect(error?.problems.map(\.position.line) == [1])
        #expect(try files("01-one.html#lost")["01-one.html"] != nil)
    }

    @Test("a page has the places that the book promises, and no others but its own")
    func agreement() throws {
        let there = SiteAddresses(
            Set(["a.html", "a.html#x", "b.html"].compactMap { Address(text: $0) }))
        let page = PageTags(
            "<symbol id=\"tick\"><p id=\"y\"><p id=\"old\"><p id=\"_own\"><svg id=\"_x\">")
        let problems = there.problems(on: ["a.html": page], besides: [Address("a.html", "old")])
        #expect(
            problems.map { "\($0.position.file): \($0.message)" } == [
                "a.html: the place “y” of the page is no address of the book",
                "a.html: the page has no place “x”, and the book promises it",
                "b.html: the site has no such page, and the book promises it",
            ])
    }

    @Test("every page that is listed in the site is an address, but runs under other answers")
    func pages() throws {
        let rulebook = try Sample.rulebook()
        let there = SiteAddresses(Sample.book.book, Sample.findings, rulebook: rulebook)
        let pages = try Sample.builder(rulebook: rulebook).files().map(\.path)
            .filter { $0.hasSuffix(".html") }
        #expect(
            Set(there.all.map(\.page)) == Set(pages).subtracting([OnePage.path, LostPage.path]))
        #expect(there.contains(Address("rules.html", "section-hit-testing")))
    }
}
