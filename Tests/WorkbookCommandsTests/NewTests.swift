import Foundation
import Literate
import Testing

@testable import WorkbookCommands

@Suite struct NewTests {
    private let book: LittleBook
    private let folder: String

    init() throws {
        book = try LittleBook()
        folder = book.folder.appending(path: "book").path
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    private func new(_ words: String...) throws {
        try New.Chapter.parse(words + ["--book", folder]).run()
    }

    @Test("a new chapter comes after the last one, under a name made from its title")
    func last() throws {
        try new("Why", "the", "tap", "waits")
        #expect(try files() == ["01-first.md", "02-second.md", "03-why-the-tap-waits.md"])
        let text = try String(contentsOfFile: "\(folder)/03-why-the-tap-waits.md", encoding: .utf8)
        #expect(text.hasPrefix("# Why the tap waits\n"))
    }

    @Test("it comes after the chapter that is named")
    func after() throws {
        try book.write("# The fifth\n\nHere is a third.\n", to: "book/05-fifth.md")
        try new("Between", "--after", "2")
        #expect(
            try files() == ["01-first.md", "02-second.md", "03-between.md", "05-fifth.md"])
    }

    @Test("a title that makes no chapter is refused, and nothing is written")
    func noTitle() throws {
        let before = try files()
        #expect(throws: ToolFailure.self) { try new("`Code`") }
        #expect(try files() == before)
    }

    @Test("a number that is taken is refused, and nothing is written")
    func taken() throws {
        let before = try files()
        let error = #expect(throws: ToolFailure.self) { try new("Between", "--after", "1") }
        #expect(try #require(error).description.contains("02-second.md"))
        #expect(try files() == before)
    }

    @Test("what is no folder is named, with what to do")
    func noFolder() throws {
        let command = try New.Chapter.parse(["A title", "--book", "\(folder)/nowhere"])
        let error = #expect(throws: ToolFailure.self) { try command.run() }
        #expect(
            try #require(error).description
                == "\(folder)/nowhere is no folder; name that of the chapters with --book")
    }
}
