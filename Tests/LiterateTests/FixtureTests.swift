import Foundation
import Literate
import Testing

/// The little books beside the tests: each with the mistakes that the verifier must find in it,
/// word for word.
struct FixtureTests {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folder = package.appendingPathComponent("Tests/Fixtures/Books")

    static var books: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.contains(".") }.sorted()
    }

    static func verification(of book: String) throws -> Verification {
        let table = try LocaleTable.load(folder.appendingPathComponent("sentences.json"))
        var verifier = BookVerifier(
            folder.appendingPathComponent(book), shownAs: book, table: table)
        // What the clock stops is never kept, so waiting for it is part of every run.
        if book == "endless" { verifier.limit = 2 }
        // Most of these books are about other things than touches.
        verifier.findsTouchless = book.contains("touchless")
        return try verifier.verify()
    }

    /// With `WRITE_EXPECTED=1` in the environment the expectations are rewritten, to be read in the
    /// diff.
    @Test("every mistake of a book is reported where it stands, all in one run", arguments: books)
    func mistakes(of book: String) throws {
        let file = Self.folder.appendingPathComponent("\(book)/expected.txt")
        let found = try Self.verification(of: book).problems.map { "\($0)\n" }.joined()
        if ProcessInfo.processInfo.environment["WRITE_EXPECTED"] == "1" {
            try found.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(found == expected)
    }

    @Test("there is a book for each kind of mistake, and only the good ones are accepted")
    func everyMistakeIsRefused() throws {
        for book in Self.books {
            let expected = try String(
                contentsOf: Self.folder.appendingPathComponent("\(book)/expected.txt"),
                encoding: .utf8)
            #expect(expected.isEmpty == book.hasPrefix("good"), "\(book)")
        }
        #expect(Self.books.count >= 20)
    }

    @Test("the good book says what was checked")
    func goodBookIsCounted() throws {
        let verification = try Self.verification(of: "good")
        #expect(
            verification.summary
                == "2 chapters, 10 listings, 3 claims, 2 transcripts, 1 sentence, 2 refusals, "
                + "6 links")
        #expect(
            Set(verification.findings.runs.keys) == [
                RunKey(chapter: "01-two-taps", claim: "both"),
                RunKey(chapter: "01-two-taps", claim: "together"),
            ])
    }

    @Test("exercises are counted, and their checks are not claims of the book")
    func exercisesAreCounted() throws {
        let verification = try Self.verification(of: "good-exercise")
        #expect(
            verification.summary
                == "1 chapter, 18 listings, 2 claims, 2 exercises, 2 starters, 2 solutions, "
                + "4 wrong answers, 4 hints, 2 links")
        #expect(verification.findings.runs.isEmpty)
    }
}
