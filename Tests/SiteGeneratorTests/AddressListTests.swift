import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The list of addresses")
struct AddressListTests {
    private func list(_ lines: String...) -> AddressList {
        AddressList(lines.joined(separator: "\n"), file: "book/addresses.txt")
    }

    private func there(_ texts: String...) -> SiteAddresses {
        SiteAddresses(Set(texts.compactMap { Address(text: $0) }))
    }

    private func told(
        _ list: AddressList, _ there: SiteAddresses, mistakes: [Problem] = []
    ) -> [String] {
        AddressCheck(list, there, mistakes: mistakes).problems.map {
            "\($0.position.line): \($0.message) | \($0.remedy?.split(separator: "\n").last ?? "")"
        }
    }

    @Test("it is written in order with what is new, and keeps its comment and what has moved")
    func text() {
        let list = list("# About.", "", "b.html#old -> b.html#new", "a.html#z")
        let new = ["b.html#new", "a.html", "a.html#z", "b.html"].compactMap { Address(text: $0) }
        #expect(
            list.text(adding: new) == """
                # About.
                a.html
                a.html#z
                b.html
                b.html#new
                b.html#old → b.html#new

                """)
    }

    @Test(
        "what is not an address is told at its line",
        arguments: [
            "a page.html", "a.html#", "a.html#two words", "chapter.md", "../a.html", ".html",
            "a.html → ", "a.html → b.html → c.html", "a.html#b#c",
        ])
    func misshapen(line: String) {
        #expect(list("a.html", line).problems.map(\.position.line) == [2])
    }

    @Test("an address that stands there twice is told where it does so again")
    func twice() {
        let problems = list("a.html", "b.html", "a.html → b.html").problems
        #expect(problems.map(\.message) == ["line 1 lists `a.html` already"])
        #expect(problems.map(\.position.line) == [3])
    }

    @Test("a list that names what is there has nothing wrong with it")
    func good() {
        #expect(told(list("a.html", "a.html#x"), there("a.html", "a.html#x")) == [])
    }

    @Test("a place that is gone is told at its line, with the new one that it has become")
    func gone() {
        let problems = told(
            list("a.html", "a.html#the-old-words", "a.html#two"),
            there("a.html", "a.html#the-words", "a.html#two"))
        #expect(
            problems == [
                "2: `a.html#the-old-words` is no longer on the site | "
                    + "`a.html#the-old-words → a.html#the-words`",
                "3: the list lacks an address of the site: `a.html#the-words` | "
                    + "`make bless` adds what is new",
            ])
    }

    @Test("a place that is on another page now is looked for there")
    func elsewhere() {
        let problems = told(
            list("a.html", "a.html#cells", "b.html"), there("a.html", "b.html", "b.html#cells"))
        #expect(problems.first?.hasSuffix("`a.html#cells → b.html#cells`") == true, "\(problems)")
    }

    @Test("of a page that is gone its own line tells, and not each of its places")
    func page() {
        let problems = told(
            list("the-swipe.html", "the-swipe.html#x", "the-swipe.html#y"), there("a-swipe.html"))
        #expect(
            problems.map { $0.prefix(2) } == ["1:", "1:"], "\(problems)")
        #expect(problems.first?.hasSuffix("`the-swipe.html → a-swipe.html`") == true)
    }

    @Test("what has moved is found again, over several moves, and places go along with their page")
    func moved() {
        let list = list(
            "a.html#x → a.html#y", "a.html#y → b.html#z", "old.html → newer.html",
            "newer.html → b.html", "old.html#z", "b.html", "b.html#z", "a.html")
        #expect(told(list, there("a.html", "b.html", "b.html#z")) == [])
    }

    @Test("a place that does not go along with its page is gone")
    func leftBehind() {
        let problems = told(
            list("b.html", "old.html → b.html", "old.html#z"), there("b.html"))
        #expect(
            problems.map { $0.prefix { $0 != "|" } } == [
                "3: `old.html#z` is no longer on the site "
            ])
    }

    @Test("what leads away from an address that is there, in a ring, or nowhere, is told")
    func misled() {
        let problems = told(
            list(
                "a.html → b.html", "b.html", "c.html#x → c.html#y", "c.html#y → c.html#x",
                "c.html", "d.html → gone.html", "e.html → d.html"),
            there("a.html", "b.html", "c.html"))
        #expect(
            problems.map { $0.prefix { $0 != "|" } } == [
                "1: `a.html` is on the site, and its line leads away ",
                "3: `c.html#x` leads back to itself ", "4: `c.html#y` leads back to itself ",
                "6: `d.html` leads to `gone.html`, which is not on the site ",
                "7: `e.html` comes in the end to `gone.html`, which is not on the site ",
            ])
    }

    @Test("what the list lacks is told once, at the line where the first of it would stand")
    func lacking() {
        let problems = told(
            list("# About.", "a.html", "c.html"),
            there("a.html", "b.html", "b.html#1", "b.html#2", "b.html#3", "c.html"))
        #expect(
            problems == [
                "3: the list lacks 4 addresses of the site: `b.html`, `b.html#1`, `b.html#2` "
                    + "and 1 more | `make bless` adds what is new"
            ])
    }

    @Test("of a chapter with a mistake nobody says that its places are gone")
    func unjudged() {
        let mistake = Problem(SourcePosition(file: "book/01-a.md", line: 3), "wrong")
        let list = list(
            "01-a.html", "01-a.html#x", "01-a.runs.html", "02-b.html", "02-b.html#y",
            "02-b.html#z → 01-a.html#x")
        let problems = told(list, there("02-b.html"), mistakes: [mistake])
        #expect(problems.map { $0.prefix(2) } == ["5:"], "\(problems)")
    }

    @Test("blessing writes what is new into the list, of one chapter if only that is blessed")
    func blessing() throws {
        let scratch = try Scratch()
        let file = scratch.folder.appending(path: AddressList.fileName)
        func lines() throws -> [String] {
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        }
        func read() throws -> AddressList {
            try #require(AddressList.read(in: scratch.folder, shownAs: "book"))
        }
        #expect(AddressList.read(in: scratch.folder, shownAs: "book") == nil)
        try Data("a.html\n".utf8).write(to: file)
        let there = there("a.html", "a.runs.html#1", "b.html")
        let some = try read().add(there, only: "a", in: scratch.folder)
        #expect(some.map(\.description) == ["a.runs.html#1"])
        #expect(try lines() == ["a.html", "a.runs.html#1"])
        #expect(try read().add(there, in: scratch.folder).map(\.description) == ["b.html"])
        #expect(try lines() == ["a.html", "a.runs.html#1", "b.html"])
        try Data("no address\n".utf8).write(to: file)
        #expect(try read().add(there, in: scratch.folder) == [])
        #expect(try lines() == ["no address"], "a list with a mistake is left as it is")
    }
}
