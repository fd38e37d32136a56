import Foundation
import Testing

@testable import Literate

struct BlesserTests {
    /// A copy of a fixture that may be written to: a place for each test, since they run side by side, and the same one each
    /// time, so that results are kept.
    private func copy(of book: String, for test: String = #function) throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-blesser-\(test.prefix { $0 != "(" })-\(book)")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.copyItem(
            at: FixtureTests.folder.appendingPathComponent(book), to: folder)
        return folder
    }

    private func bless(_ folder: URL, only: String? = nil) throws -> Blesser.Outcome {
        let table = try LocaleTable.load(
            FixtureTests.folder.appendingPathComponent("sentences.json"))
        let verifier = BookVerifier(folder, shownAs: "book", table: table)
        return try Blesser(verifier.verify(), only: only).bless()
    }

    @Test("blessing rewrites the drifted blocks, and a second time finds nothing to do")
    func blessing() throws {
        let folder = try copy(of: "drifted-transcript")
        let file = folder.appendingPathComponent("01-a-chapter.md")
        let before = try String(contentsOf: file, encoding: .utf8)
        let outcome = try bless(folder)
        let after = try String(contentsOf: file, encoding: .utf8)
        #expect(outcome.refusals.isEmpty)
        #expect(outcome.changes.first == "book/01-a-chapter.md:12: blessed the run of `tap`")
        #expect(after.contains("0.080  tap  possible → ended"))
        #expect(after.contains("\ntap fired because it saw a tap.\n"))
        #expect(after.prefix(270) == before.prefix(270))
        #expect(try bless(folder).changes.isEmpty)
    }

    @Test("a chapter with broken structure is left alone, the others are blessed")
    func refusal() throws {
        let folder = try copy(of: "several-mistakes")
        let file = folder.appendingPathComponent("01-a-chapter.md")
        let before = try Data(contentsOf: file)
        let outcome = try bless(folder)
        #expect(outcome.refusals.contains { $0.position.file == "book/01-a-chapter.md" })
        #expect(try Data(contentsOf: file) == before)
        #expect(outcome.changes.first == "book/02-another.md:9: blessed the run of `both`")
    }

    @Test("what an author saves while the claims run is not overwritten")
    func changedMeanwhile() throws {
        let folder = try copy(of: "drifted-transcript")
        let file = folder.appendingPathComponent("01-a-chapter.md")
        let table = try LocaleTable.load(
            FixtureTests.folder.appendingPathComponent("sentences.json"))
        let verification = try BookVerifier(folder, shownAs: "book", table: table).verify()
        try "# Another text\n".write(to: file, atomically: true, encoding: .utf8)
        let outcome = try Blesser(verification).bless()
        #expect(try String(contentsOf: file, encoding: .utf8) == "# Another text\n")
        #expect(outcome.changes.isEmpty)
        #expect(
            outcome.refusals.map(\.message) == ["the chapter was changed while its claims ran"])
    }

    @Test("every byte outside the drifted blocks stays, and a link to a chapter stays a link")
    func nothingElse() throws {
        let folder = try copy(of: "drifted-transcript")
        let file = folder.appendingPathComponent("01-a-chapter.md")
        let elsewhere = folder.appendingPathComponent("elsewhere.txt")
        var bytes = Array(try Data(contentsOf: file))
        let tail = Array("\n\t tail \u{A0}  \r\nno line feed".utf8)
        bytes += tail
        try Data(bytes).write(to: elsewhere)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
        #expect(try bless(folder).changes.isEmpty == false)
        let after = Array(try Data(contentsOf: elsewhere))
        #expect(Array(after.suffix(tail.count)) == tail)
        #expect(after.prefix(270) == bytes.prefix(270))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == elsewhere.path)
    }

    @Test("one chapter can be blessed by its name, and a wrong name is refused")
    func oneChapter() throws {
        let folder = try copy(of: "several-mistakes")
        #expect(try bless(folder, only: "book/02-another.md").refusals.isEmpty)
        #expect(throws: ToolFailure.self) { try bless(folder, only: "02-anohter") }
    }
}
