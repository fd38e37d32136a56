import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The site")
struct SiteTests {
    private func text(_ path: String, _ files: [(path: String, bytes: Data)]) -> String {
        files.first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    @Test("the sample book is right, so that what it shows is what a book shows")
    func sample() {
        #expect(Sample.book.problems == [])
    }

    @Test("there is an index, a page for each chapter, and the styles")
    func files() throws {
        let paths = try Sample.builder().files().map(\.path)
        #expect(
            paths.prefix(3) == [
                "index.html", "01-two-hands-on-one-row.html", "02-a-short-one.html",
            ])
        #expect(paths.dropFirst(3).allSatisfy { $0.hasPrefix("styles/") && $0.hasSuffix(".css") })
    }

    @Test("the index names each chapter with its opening line")
    func index() throws {
        let index = text("index.html", try Sample.builder().files())
        #expect(index.contains("href=\"02-a-short-one.html\""))
        #expect(index.contains("<p>There is nothing here but a way back.</p>"))
    }

    @Test("of an opening the index shows the first sentence, or as many as say something")
    func opening() throws {
        func shown(_ text: String) throws -> String {
            let index = self.text(
                "index.html", try Sample.builder([Sample.chapter("# A\n\n\(text)")]).files())
            return String(index.firstMatch(of: /<p>(One.*?)<\/p>/)?.1 ?? "")
        }
        let long = "One v2.0 thing, “said” so, and said at such a length that it is enough."
        #expect(try shown("\(long) Another.") == long)
        #expect(
            try shown("One word. Then a sentence of more than a few words. And here another. Last.")
                == "One word. Then a sentence of more than a few words. And here another.")
        #expect(try shown("One word, without an end") == "One word, without an end")
    }

    @Test("a page of the reference has no number, and stands apart from the chapters")
    func reference() throws {
        let files = try Sample.builder([
            Sample.chapter("# One\n\nText.", file: "00-one.md"),
            Sample.chapter("# Words\n\nWhat they mean.", file: "reference-words.md"),
            Sample.chapter("# Two\n\nText.", file: "03-two.md"),
        ]).files()
        let index = text("index.html", files)
        let chapters = index.split(separator: "_reference")[0]
        #expect(chapters.contains(">0</span>") && chapters.contains(">3</span>"))
        #expect(!chapters.contains("reference-words.html"))
        #expect(index.contains("reference-words.html") && index.contains("What they mean."))
        let page = text("reference-words.html", files)
        #expect(page.contains("<p class=\"number\">Reference</p>"))
        #expect(!page.contains("class=\"turn\""))
        #expect(text("00-one.html", files).contains("class=\"next\" rel=\"next\" href=\"03-two"))
    }

    @Test("a chapter's images come along, and one that is missing is named")
    func images() throws {
        let scratch = try Scratch()
        let images = scratch.folder.appending(path: "images")
        try FileManager.default.createDirectory(at: images, withIntermediateDirectories: true)
        try Data("<svg/>".utf8).write(to: images.appending(path: "a card.svg"))
        func files(_ image: String) throws -> [(path: String, bytes: Data)] {
            let chapter = Sample.chapter("# A\n\n![card](\(image))")
            let book = Book(folder: scratch.folder, chapters: [chapter])
            return try SiteBuilder(
                book: book, findings: Findings(), words: Sample.words, theme: Sample.theme
            ).files()
        }
        #expect(try text("images/a card.svg", files("images/a%20card.svg")) == "<svg/>")
        #expect(try text("images/a card.svg", files("<images/a card.svg>")) == "<svg/>")
        let error = #expect(throws: SiteProblems.self) { try files("images/none.svg") }
        #expect(error?.problems.first?.message == "the link “images/none.svg” leads nowhere")
    }

    @Test("a chapter leads to its neighbours, and an only chapter to none")
    func neighbours() throws {
        let files = try Sample.builder().files()
        let first = text("01-two-hands-on-one-row.html", files)
        #expect(first.contains("rel=\"next\" href=\"02-a-short-one.html\""))
        #expect(!first.contains("rel=\"prev\""))
        let only = try Sample.builder([Sample.chapter("# A\n\nb")]).files()
        #expect(!text("01-sample.html", only).contains("class=\"turn\""))
    }

    @Test("a page asks nobody for anything and carries no script and no inline style")
    func policy() throws {
        for file in try Sample.builder().files() where file.path.hasSuffix(".html") {
            let page = String(decoding: file.bytes, as: UTF8.self)
            #expect(page.contains("default-src 'none'"))
            #expect(!page.contains("<script"))
            #expect(!page.contains("style=\""))
            #expect(!page.contains("src=\"http"))
        }
        for file in try Sample.builder().files() where file.path.hasSuffix(".css") {
            let style = String(decoding: file.bytes, as: UTF8.self)
            #expect(!style.contains("url(") && !style.contains("@import"))
        }
    }

    @Test("the same book gives the same bytes")
    func deterministic() throws {
        let (first, second) = (try Sample.builder().files(), try Sample.builder().files())
        #expect(first.map(\.path) == second.map(\.path))
        #expect(first.map(\.bytes) == second.map(\.bytes))
    }

    @Test("a chapter's page stays within 40 KB and the styles within 20 KB, compressed")
    func budgets() throws {
        let files = try Sample.builder().files()
        let chapter = try gzipped(Data(text("01-two-hands-on-one-row.html", files).utf8))
        let styles = try files.filter { $0.path.hasSuffix(".css") }.map { try gzipped($0.bytes) }
            .reduce(0, +)
        #expect(chapter <= 40 * 1024)
        #expect(styles <= 20 * 1024)
    }

    private func gzipped(_ data: Data) throws -> Int {
        let scratch = try Scratch()
        let file = scratch.folder.appending(path: "page")
        try data.write(to: file)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["gzip", file.path]
        try process.run()
        process.waitUntilExit()
        return try Data(contentsOf: file.appendingPathExtension("gz")).count
    }
}

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
            FileManager.default.fileExists(atPath: target.appending(path: "styles/book.css").path))
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
