import Foundation
import Testing

@testable import Literate

@Suite("A new chapter")
struct ChapterDraftTests {
    @Test("as it is written, it holds, and has a listing, a claim, its run and a prediction")
    func holds() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-new-chapter")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let draft = try ChapterDraft(title: "The Tap’s first day, at 5 o’clock", among: [])
        #expect(draft.fileName == "01-the-taps-first-day-at-5-oclock.md")
        try Data(draft.text.utf8).write(to: folder.appendingPathComponent(draft.fileName))
        let table = try LocaleTable.load(
            FixtureTests.package.appendingPathComponent("site/locales/en.json"))
        let verification = try BookVerifier(folder, shownAs: "book", table: table).verify()
        #expect(verification.problems.map(\.description) == [])
        #expect(
            verification.summary
                == "1 chapter, 2 listings, 1 claim, 1 transcript, 1 sentence, 1 prediction")
        #expect(verification.book.chapters.first?.title == "The Tap’s first day, at 5 o’clock")
    }

    @Test("it comes after the last chapter, or after the one that is named")
    func numbers() throws {
        let files = ["00-a.md", "05-b.md", "11-c.md", "reference-d.md", "AUTHORING.md"]
        #expect(try ChapterDraft(title: "New", among: files).fileName == "12-new.md")
        #expect(try ChapterDraft(title: "New", after: 5, among: files).fileName == "06-new.md")
        #expect(try ChapterDraft(title: "Über Öl", among: []).fileName == "01-uber-ol.md")
    }

    @Test("a number that is taken, or that no chapter has, is refused with what to do")
    func taken() {
        let files = ["05-b.md", "06-c.md"]
        let taken = #expect(throws: ChapterDraft.Refusal.self) {
            try ChapterDraft(title: "New", after: 5, among: files)
        }
        #expect(taken?.description.hasPrefix("`06-c.md` is chapter 6 already; ") == true)
        let unknown = #expect(throws: ChapterDraft.Refusal.self) {
            try ChapterDraft(title: "New", after: 7, among: files)
        }
        #expect(unknown?.description.contains("--after takes the number of a chapter") == true)
    }

    @Test(
        "a title that makes no file's name, or has markup, is refused",
        arguments: [
            "", "  ", "…", "四", "12", "A *title*", "`UIView`", "<b>", "a\nb", "# A", "a_b",
            "[a](b)", "1. A", String(repeating: "long ", count: 20),
        ])
    func titles(_ title: String) {
        #expect(throws: ChapterDraft.Refusal.self) { try ChapterDraft(title: title, among: []) }
    }

    @Test("a path in a title stays a name")
    func paths() throws {
        #expect(
            try ChapterDraft(title: "../../etc/passwd", among: []).fileName == "01-etc-passwd.md")
    }
}
