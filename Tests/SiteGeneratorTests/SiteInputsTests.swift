import Foundation
import Testing

@testable import SiteGenerator

private let inputs = [
    "chapters/01-a.md", "chapters/robustness.json", "words/en.json", "rules/rules.json",
    "engine/Core/A.swift", "tests/ATests.swift", "theme/templates/chapter.mustache",
    "theme/styles/10-page.css", "theme/scripts/page.js", "theme/locales/en.json",
    "theme/contents.json",
]

@Suite("What a site is made from")
struct SiteInputsTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)

    init() throws { for file in inputs { try write(file, "as it was") } }

    private func write(_ file: String, _ text: String) throws {
        let place = folder.appendingPathComponent(file)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    private func fingerprint(out: String = "theme/public") -> UInt64 {
        let read = ["chapters", "words/en.json", "rules", "engine", "tests"]
        return SiteInputs(
            reading: read.map { folder.path + "/" + $0 }, theme: folder.path + "/theme",
            out: folder.path + "/" + out
        ).fingerprint
    }

    @Test(
        "a site is made again when a file that it is made from says something else",
        arguments: inputs)
    func changed(file: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = fingerprint()
        #expect(fingerprint() == before)
        // As long as before, so that the size does not tell.
        try write(file, "as it is.")
        #expect(fingerprint() != before)
        try write(file, "as it was")
        #expect(fingerprint() == before)
    }

    @Test("a site is made again when a file comes or goes")
    func comesAndGoes() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = fingerprint()
        try write("theme/templates/new.mustache", "")
        let more = fingerprint()
        #expect(more != before)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("chapters/01-a.md"))
        #expect(fingerprint() != more)
    }

    @Test("pages that are written into the theme's folder are no input of themselves")
    func pages() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = fingerprint()
        try write("theme/public/index.html", "a page")
        #expect(fingerprint() == before)
        #expect(fingerprint(out: "elsewhere") != before)
    }
}
