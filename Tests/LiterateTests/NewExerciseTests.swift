import Foundation
import Testing

@testable import Literate

@Suite("A new exercise")
struct NewExerciseTests {
    private static let words = """
        # Title

        ```swift {#part}
        let part = 1
        ```

        ```swift {.test .touchless name="one"}
        #expect(part == 1)
        ```

        """

    private func book(_ text: String, file: String = "01-a.md") throws -> (Book, TrialFolder) {
        let folder = try TrialFolder([file: text])
        return (Book.load(folder.url, shownAs: "book").book, folder)
    }

    @Test("as it is written, it holds, and its wrong answers are told apart")
    func holds() throws {
        let (book, folder) = try book(Self.words)
        let draft = try NewExercise(named: "part-two", in: book.chapters[0], of: book)
        try draft.text.write(
            to: folder.url.appendingPathComponent("01-a.md"), atomically: true, encoding: .utf8)
        let table = try LocaleTable.load(
            FixtureTests.package.appendingPathComponent("site/locales/en.json"))
        let verification = try BookVerifier(folder.url, shownAs: "book", table: table).verify()
        #expect(verification.problems.map(\.description) == [])
        #expect(
            verification.summary
                == "1 chapter, 8 listings, 1 claim, 1 exercise, 1 starter, 1 solution, "
                + "2 wrong answers, 2 hints")
        #expect(Set(verification.findings.signatures.values).count == 2)
        #expect(
            draft.text.split(separator: "\n", omittingEmptySubsequences: false)[draft.line - 1]
                == "### Exercise: part-two")
    }

    @Test("it stands at the end of the chapter's exercises, before the next section")
    func place() throws {
        let text =
            Self.words + "\n## Exercises\n\nMore elsewhere.\n\n## Where this comes from\n\nHere.\n"
        let (book, _) = try book(text)
        let new = try NewExercise(named: "part-two", in: book.chapters[0], of: book).text
        let order = ["## Exercises", "### Exercise: part-two", "discuss {of=part-two}", "## Where"]
            .map { new.firstRange(of: $0)?.lowerBound }
        #expect(
            order.allSatisfy { $0 != nil }
                && order.compactMap(\.self) == order.compactMap(\.self).sorted())
        #expect(new.components(separatedBy: "## Exercises").count == 2)
        #expect(
            new.hasPrefix(Self.words) && new.hasSuffix("\n\n## Where this comes from\n\nHere.\n"))
    }

    @Test("on a page without a number it says what to read before")
    func needs() throws {
        let folder = try TrialFolder(["01-a.md": Self.words, "reference-b.md": Self.words])
        let book = Book.load(folder.url, shownAs: "book").book
        let page = try #require(book.chapters.first { $0.isReference })
        let new = try NewExercise(named: "part-two", in: page, of: book).text
        #expect(new.contains("topics=taps needs=01-a}"))
    }

    @Test(
        "what is no name, or is taken, is refused",
        arguments: ["", "Part", "part two", "-a", "part", "a_b", "4"])
    func names(_ name: String) throws {
        let (book, _) = try book(Self.words)
        #expect(throws: NewExercise.Refusal.self) {
            try NewExercise(named: name, in: book.chapters[0], of: book)
        }
    }
}
