import Foundation
import Testing

@testable import SiteServer
@testable import WorkbookCommands

@Suite struct ServeRoundsTests {
    private let book: LittleBook
    private let state = LiveState(words: [:])
    private var rounds: ServeRounds

    init() throws {
        book = try LittleBook()
        rounds = ServeRounds(build: try book.build(), state: state)
    }

    @Test("a round shows the pages at once, and the book on one page and the EPUB afterwards")
    mutating func twoSteps() throws {
        rounds.build(after: [])
        #expect(state.news.problems == [])
        #expect(book.page("01-first.html")?.contains("Here is a paragraph.") == true)
        #expect(!state.news.isWhole)
        #expect(book.page("book.html") == nil && book.page("whose-touch-is-it.epub") == nil)
        let edition = state.news.edition
        rounds.complete()
        #expect(state.news.isWhole)
        #expect(state.news.edition > edition)
        #expect(book.page("book.html")?.contains("Here is a paragraph.") == true)
        #expect(FileManager.default.fileExists(atPath: "\(book.out)/whose-touch-is-it.epub"))
    }

    @Test("after a change the book on one page is gone until it says what the chapter says")
    mutating func neverOld() throws {
        rounds.build(after: [])
        rounds.complete()
        try book.write("# The first\n\nIt reads anew.\n", to: "book/01-first.md")
        rounds.build(after: ["book/01-first.md"])
        #expect(book.page("01-first.html")?.contains("It reads anew.") == true)
        #expect(book.page("book.html") == nil)
        rounds.complete()
        #expect(book.page("book.html")?.contains("It reads anew.") == true)
    }

    @Test("a mistake leaves the pages as they were, and is told with its place and its line")
    mutating func mistake() throws {
        rounds.build(after: [])
        rounds.complete()
        try book.write("# The first\n\nSee [there](03-gone.md).\n", to: "book/01-first.md")
        rounds.build(after: ["book/01-first.md"])
        let problem = try #require(state.news.problems.first)
        #expect(problem.place.hasSuffix("book/01-first.md:3:5"))
        #expect(problem.line == "See [there](03-gone.md).")
        #expect(problem.remedy?.isEmpty == false)
        #expect(book.page("01-first.html")?.contains("Here is a paragraph.") == true)
        #expect(book.page("book.html") != nil)
    }

    @Test("a mistake that is mended is no longer told")
    mutating func mended() throws {
        try book.write("# The first\n\nSee [there](03-gone.md).\n", to: "book/01-first.md")
        rounds.build(after: [])
        #expect(state.news.problems.count == 1)
        let told = state.news.told
        try book.write("# The first\n\nSee [there](02-second.md).\n", to: "book/01-first.md")
        rounds.build(after: ["book/01-first.md"])
        #expect(state.news.problems == [] && state.news.told == told + 1)
        #expect(book.page("01-first.html")?.contains("02-second.html") == true)
    }

    @Test("what was still to be made when a mistake came is made all the same")
    mutating func mistakeBetween() throws {
        rounds.build(after: [])
        try book.write("# The first\n\nSee [there](03-gone.md).\n", to: "book/01-first.md")
        rounds.build(after: ["book/01-first.md"])
        rounds.complete()
        #expect(state.news.isWhole && state.news.problems.count == 1)
        #expect(book.page("book.html")?.contains("Here is a paragraph.") == true)
    }

    @Test("where the site cannot be written, that is told as a mistake")
    mutating func obstacle() throws {
        try book.write("a file where the folder would be", to: "public")
        rounds.build(after: [])
        let problem = try #require(state.news.problems.first)
        #expect(problem.remedy?.contains("Name an empty folder") == true)
    }
}
