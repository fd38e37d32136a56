import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("A site appears whole or not at all")
struct PublicationTests {
    @Test("a site replaces the one before it, and nothing is left beside it")
    func replace() throws {
        let scratch = try Scratch()
        let target = scratch.folder.appending(path: "public")
        try Sample.builder().build(into: target)
        try Data().write(to: target.appending(path: "stale.html"))
        try Sample.builder().build(into: target)
        #expect(!FileManager.default.fileExists(atPath: target.appending(path: "stale.html").path))
        #expect(
            FileManager.default.fileExists(atPath: target.appending(path: "book.css").path))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["public"])
    }

    @Test("a site that was stopped halfway comes back before anything else is done")
    func halfway() throws {
        let scratch = try Scratch()
        let target = scratch.folder.appending(path: "public")
        try Sample.builder().build(into: target)
        let old = scratch.folder.appending(path: ".public.old")
        try FileManager.default.moveItem(at: target, to: old)
        // Nothing can be written under a file's name, so this build fails after it has begun.
        #expect(throws: SiteProblems.self) {
            try Publication(target: target).publish([("a", Data()), ("a/b", Data())])
        }
        #expect(FileManager.default.fileExists(atPath: target.appending(path: "index.html").path))
        #expect(!FileManager.default.fileExists(atPath: old.path))
    }

    @Test("a symbolic link is followed, and stays a link, even before what it leads to is there")
    func link() throws {
        let scratch = try Scratch()
        let manager = FileManager.default
        let link = scratch.folder.appending(path: "public")
        try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "elsewhere/site")
        let place = scratch.folder.appending(path: "elsewhere/site/index.html")
        for text in ["first", "second"] {
            try Publication(target: link).publish([("index.html", Data(text.utf8))])
            #expect(try String(contentsOf: place, encoding: .utf8) == text)
            #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == "elsewhere/site")
        }
    }

    @Test("what a symbolic link leads to is not replaced unless it is a site, or empty")
    func linkToStrangers() throws {
        let scratch = try Scratch()
        let mine = scratch.folder.appending(path: "mine")
        try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: mine.appending(path: "letter.txt"))
        let link = scratch.folder.appending(path: "public")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: mine)
        #expect(throws: SiteProblems.self) { try Publication(target: link).publish([]) }
        #expect(FileManager.default.fileExists(atPath: mine.appending(path: "letter.txt").path))
    }

    @Test("many builds at once leave one whole site")
    func atOnce() throws {
        let scratch = try Scratch()
        let target = scratch.folder.appending(path: "public")
        let files = (0..<20).map { ("page\($0)/index.html", Data("page".utf8)) }
        let all = [("index.html", Data())] + files
        let builds = DispatchGroup()
        for _ in 0..<4 {
            builds.enter()
            Thread.detachNewThread {
                for _ in 0..<2 {
                    #expect(throws: Never.self) { try Publication(target: target).publish(all) }
                }
                builds.leave()
            }
        }
        builds.wait()
        let pages = try FileManager.default.contentsOfDirectory(atPath: target.path)
        #expect(pages.count == all.count + 1, "the pages and the marker")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["public"])
    }

    @Test("a folder that cannot be written is named in a sentence")
    func unwritable() throws {
        let scratch = try Scratch()
        let file = scratch.folder.appending(path: "file")
        try Data().write(to: file)
        let problems = #expect(throws: SiteProblems.self) {
            try Publication(target: file.appending(path: "public")).publish([])
        }
        let message = try #require(problems?.problems.first?.message)
        #expect(message.hasPrefix("the site cannot be written: "))
    }

    @Test("a build that fails leaves the old site untouched")
    func failure() throws {
        let scratch = try Scratch()
        let target = scratch.folder.appending(path: "public")
        try Sample.builder().build(into: target)
        let before = try Data(contentsOf: target.appending(path: "index.html"))
        let broken = Sample.chapter("# A\n\n[b](nowhere.md)\n")
        #expect(throws: SiteProblems.self) { try Sample.builder([broken]).build(into: target) }
        #expect(try Data(contentsOf: target.appending(path: "index.html")) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["public"])
    }

    @Test("a folder that is no site of ours is never replaced")
    func stranger() throws {
        let scratch = try Scratch()
        try Data().write(to: scratch.folder.appending(path: "index.html"))
        #expect(throws: SiteProblems.self) { try Sample.builder().build(into: scratch.folder) }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == [
                "index.html"
            ])
    }
}
