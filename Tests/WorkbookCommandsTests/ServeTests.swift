import ArgumentParser
import Foundation
import Literate
import Testing

@testable import SiteServer
@testable import WorkbookCommands

@Suite struct ServeTests {
    @Test(
        "what is no port is refused, and the error says which are",
        arguments: ["abc", "70000", "65536", "-1", "80.5", "8800x"])
    func noPort(_ word: String) throws {
        let error = #expect(throws: (any Error).self) { try Serve.parse(["--port=\(word)"]) }
        let words = Serve.message(for: try #require(error))
        #expect(words.contains("“\(word)” is not a port"))
        #expect(words.contains("a number from 1 to 65535, or 0 for any that is free"))
    }

    @Test("every port there is can be named, and 8800 is it without")
    func ports() throws {
        #expect(try Serve.parse([]).port == 8_800)
        for port: UInt16 in [0, 1, 8_801, 65_535] {
            #expect(try Serve.parse(["--port", "\(port)"]).port == port)
        }
    }

    @Test("a port that is taken ends the command, with what to do")
    func taken() throws {
        let book = try LittleBook()
        let live = try LiveScript(LittleBook.package.appending(path: "site/live"))
        let other = try SiteServer(book.folder, port: 0, live: live, state: LiveState(words: [:]))
        let serve = try Serve.parse(book.serving + ["--port", "\(other.port)"])
        let error = #expect(throws: ToolFailure.self) { try serve.run() }
        let words = try #require(error).description
        #expect(words.hasPrefix("port \(other.port) is taken by another program: end that one"))
    }

    @Test("without building, a folder without pages ends the command, with what to do")
    func noPages() throws {
        let book = try LittleBook()
        let serve = try Serve.parse(book.serving + ["--without-building"])
        let error = #expect(throws: ToolFailure.self) { try serve.run() }
        let words = try #require(error).description
        #expect(
            words
                == "there are no pages in \(book.out): run `make`, or name their folder with --out")
    }

    @Test("everything that pages are made from is watched, and the pages are not")
    func watched() throws {
        let paths = try Serve.parse([]).watched
        let theme = try FileManager.default.contentsOfDirectory(
            atPath: LittleBook.package.appending(path: "site").path
        ).filter { !$0.hasPrefix(".") && $0 != "public" }
        #expect(Set(theme.map { "site/\($0)" }).isSubset(of: paths))
        #expect(Set(["chapters", "rules", "site/locales/en.json"]).isSubset(of: paths))
        #expect(!paths.contains("site/public") && !paths.contains("site"))
    }
}
