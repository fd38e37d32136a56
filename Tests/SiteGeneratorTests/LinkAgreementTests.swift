import Foundation
import Testing

@testable import Literate
@testable import Rulebook
@testable import SiteGenerator

/// What the site refuses to show, `verify` has refused before, at the chapter's line.
@Suite("Links and images")
struct LinkAgreementTests {
    /// A folder of chapters with pictures, one of them behind a link that leads out of the folder.
    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        let manager = FileManager.default
        let images = scratch.folder.appending(path: "chapters/images")
        try manager.createDirectory(at: images, withIntermediateDirectories: true)
        for name in ["a card.svg", "two..dots.svg", "100%.svg"] {
            try Data("<svg/>".utf8).write(to: images.appending(path: name))
        }
        let secret = scratch.folder.appending(path: "secret.svg")
        try Data("<svg/>".utf8).write(to: secret)
        try manager.createSymbolicLink(
            atPath: images.appending(path: "out.svg").path, withDestinationPath: "../../secret.svg")
        try manager.createSymbolicLink(
            atPath: images.appending(path: "in.svg").path, withDestinationPath: "a card.svg")
        try manager.createSymbolicLink(
            atPath: scratch.folder.appending(path: "chapters/up").path, withDestinationPath: "..")
        return scratch
    }

    private func book(_ text: String, in scratch: Scratch) throws -> Book {
        let chapters = [
            Sample.chapter("# One\n\n\(text)\n", file: "01-one.md"),
            Sample.chapter("# Two\n\n## A place\n\nWords.\n", file: "02-two.md"),
        ]
        return Book(folder: scratch.folder.appending(path: "chapters"), chapters: chapters)
    }

    private func isShown(_ book: Book, _ rulebook: Rulebook) throws -> Bool {
        do {
            _ = try SiteBuilder(
                book: book, findings: Findings(), rulebook: rulebook, words: Sample.words,
                theme: Sample.theme
            ).files()
            return true
        } catch is SiteProblems {
            return false
        }
    }

    @Test(
        "an image or a link is refused by both or shown by both",
        arguments: [
            ("![a](images/a%20card.svg)", true), ("![a](./images//a%20card.svg)", true),
            ("![a](images/two..dots.svg)", true), ("![a](images/in.svg)", true),
            ("![a](images/100%25.svg)", true), ("![a](images/out.svg)", false),
            ("![a](up/secret.svg)", false), ("![a](../secret.svg)", false),
            ("![a](%2e%2e/secret.svg)", false), ("![a](images/%2E%2E/%2e./secret.svg)", false),
            ("![a](%2Fetc/passwd.svg)", false), ("![a](images/100%.svg)", false),
            ("![a](images/a%00.svg)", false), ("[a](02-two.md#a-place)", true),
            ("[a](02-two%2Emd#a%2Dplace)", true), ("[a](02-two.md#no-place)", false),
            ("[a](02-two.md?x)", false), ("[a](%2e%2e/02-two.md)", false),
            ("[a](rules.md#unsettled)", true), ("[a](rules.md#R-1.1)", true),
            ("[a](rules.md#R-99.99)", false), ("[a](rules.md#section-99)", false),
            ("[a](legend.md)", true), ("[a](legend.md#lanes)", true),
            ("[a](legend.md#lane)", false),
            ("[a](api.md#uiview)", false), ("`var(--ui-nothing)` and {{ no tag }}", true),
            ("## L12\n\n```swift\nlet a = 1\n```\n\n[a](#section-l12)", true),
        ])
    func agreement(text: String, isGood: Bool) throws {
        let scratch = try scratch()
        let rulebook = try Sample.rulebook()
        let id = try #require(rulebook.rules.first?.id)
        let book = try book(text.replacing("R-1.1", with: id), in: scratch)
        let problems = LinkCheck(book).problems + RulesLinkCheck(book, given: rulebook).problems
        #expect(problems.isEmpty == isGood, "\(problems)")
        #expect(problems.allSatisfy { $0.position.file == "book/01-one.md" })
        // What leads out is left out by the site even if nobody asked before.
        #expect(try isShown(book, rulebook) == isGood)
    }

    @Test("a heading is never called like a line of a listing")
    func lineNames() throws {
        let listings = String(repeating: "```swift\nlet a = 1\n```\n\n", count: 3)
        let headings = (1...20).map { "## L\($0)\n\n" }.joined()
        #expect(try isShown(book(listings + headings, in: scratch()), Sample.rulebook()))
    }
}
