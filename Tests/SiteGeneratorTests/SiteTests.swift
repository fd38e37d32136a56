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

    @Test(
        "there is a cover, a page for each chapter and one for all, styles, faces, marks and scripts"
    )
    func files() throws {
        let paths = try Sample.builder().files().map(\.path)
        #expect(
            paths.prefix(7) == [
                "index.html", "01-two-hands-on-one-row.html", "02-a-short-one.html", "404.html",
                "book.html", "book.css", "print.css",
            ])
        #expect(paths.last == "whose-touch-is-it.epub")
        let kinds = Set(paths.dropFirst(7).dropLast().compactMap { $0.split(separator: "/").first })
        #expect(kinds == ["faces", "marks", "print-whole.css", "scripts", "search"])
        #expect(!paths.contains("faces/widths.json"))
    }

    @Test("the styles are one sheet, in the order of their files' names")
    func styles() throws {
        let scratch = try Scratch()
        let sheet = text(
            "book.css",
            try Sample.builder(
                theme: scratch.theme("styles/00-faces.css", "/* first */\n")
            ).files())
        #expect(sheet.hasPrefix("/* first */\n"))
        #expect(sheet.contains("@media (forced-colors: active)"))
    }

    @Test("a page says what it is: a chapter with its number, the reference, a symptom")
    func kinds() throws {
        let files = try Sample.builder([
            Sample.chapter("# One\n\nText.", file: "00-one.md"),
            Sample.chapter("# Words\n\nWhat they mean.", file: "reference-words.md"),
            Sample.chapter("# All\n\nSymptoms.", file: "reference-symptoms.md"),
            Sample.chapter("# It hangs\n\nDo this.", file: "symptom-it-hangs.md"),
        ]).files()
        func over(_ path: String) -> String {
            text(path, files).part(from: "<p class=\"over\">", to: "</p>").text
        }
        #expect(over("00-one.html") == "Chapter 0")
        #expect(over("reference-words.html") == "Reference")
        #expect(over("symptom-it-hangs.html") == "Symptoms")
        #expect(
            text("symptom-it-hangs.html", files).contains(
                "<p class=\"over\"><a href=\"reference-symptoms.html\">"))
    }

    @Test("a chapter's page has its title, its opening as a summary, and its sections in the list")
    func chapter() throws {
        let page = text(
            "01-sample.html",
            try Sample.builder([
                Sample.chapter("# When isEnabled < 1\n\nA *short* one.\n\n## What is left\n\nc")
            ]).files())
        #expect(page.contains("<h1>When <code>isEnabled</code> &lt; 1</h1>"))
        #expect(page.contains("<meta name=\"description\" content=\"A short one.\">"))
        #expect(
            page.part(from: "<nav class=\"book\"", to: "</nav>").contains(
                "<a href=\"#what-is-left\">What is left</a>"))
    }

    @Test("every page has a next one or is the last, and one can turn back from all but the cover")
    func neighbours() throws {
        let chapters =
            Sample.book.book.chapters + [
                Sample.chapter("# Words\n\nWhat.", file: "reference-words.md"),
                Sample.chapter("# All\n\nSymptoms.", file: "reference-symptoms.md"),
                Sample.chapter("# It hangs\n\nDo.", file: "symptom-it-hangs.md"),
                Sample.chapter("# It jumps\n\nDo.", file: "symptom-it-jumps.md"),
            ]
        let files = try Sample.builder(chapters, rulebook: Sample.rulebook()).files()
        let pages = files.filter {
            $0.path.hasSuffix(".html") && ![OnePage.path, LostPage.path].contains($0.path)
        }
        let on = pages.filter { text($0.path, files).contains("rel=\"next\"") }.map(\.path)
        let back = pages.filter { text($0.path, files).contains("rel=\"prev\"") }.map(\.path)
        #expect(Set(pages.map(\.path)).subtracting(on).count == 1)
        #expect(Set(pages.map(\.path)).subtracting(back) == ["index.html"])
        for page in pages where page.path != "index.html" {
            #expect(text(page.path, files).contains("aria-current=\"page\""), "\(page.path)")
        }
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

    @Test("a page asks nobody else for anything, and has no script or style but the site's own")
    func policy() throws {
        for file in try Sample.builder().files() where file.path.hasSuffix(".html") {
            let page = String(decoding: file.bytes, as: UTF8.self)
            #expect(page.contains("default-src 'none'"))
            #expect(
                page.matches(of: /<script[^>]*>/).map { String($0.0) } == [
                    "<script src=\"scripts/theme.js\">", "<script src=\"scripts/page.js\" defer>",
                    "<script src=\"scripts/places.js\" defer>",
                    "<script src=\"scripts/filter.js\" defer>",
                    "<script src=\"scripts/search.js\" defer>",
                ])
            #expect(page.ranges(of: "></script>").count == 5)
            #expect(page.firstMatch(of: /\son[a-z]+="/) == nil)
            #expect(!page.contains("style=\""))
            #expect(!page.contains("src=\"http"))
        }
        for file in try Sample.builder().files() where file.path.hasSuffix(".css") {
            let style = String(decoding: file.bytes, as: UTF8.self)
            #expect(!style.contains("@import"))
            for place in style.matches(of: /url\(["']?([^"')]*)/) {
                let isOwn = place.1.hasPrefix("faces/") && !place.1.contains("..")
                #expect(isOwn || place.1.hasPrefix("#"), "\(place.1)")
            }
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
