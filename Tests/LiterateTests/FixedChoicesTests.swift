import Foundation
import Testing

@testable import Literate

@Suite("Choices of the engine that no page turns")
struct FixedChoicesTests {
    private let source = """
        public struct ModelChoices: Equatable {
            /// When the slop leaves.
            @Varied public var slopDeparture = SlopDeparture.asItBegins
            @Varied public var nestedPush = NestedPush.endsFirst
        }

        """

    private func fixed(_ text: String, _ source: String) throws -> String {
        let (chapter, _) = Chapter.read(Array(text.utf8), file: "01-a.md")
        let book = Book(
            folder: .init(fileURLWithPath: "/nowhere"), chapters: [try #require(chapter)])
        return FixedChoices(besides: book).fixed(source)
    }

    @Test("a choice that the book names stays, every other is the model's own side, on its line")
    func fixed() throws {
        let text =
            "# A\n\n```figure {of=a}\nchoices.slopDeparture of asItBegins, never: when\n```\n"
        let found = try fixed(text, source).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(found[2] == "    @Varied public var slopDeparture = SlopDeparture.asItBegins")
        #expect(found[3] == "    public var nestedPush: NestedPush { get { .endsFirst } set {} }")
        #expect(
            found.count == source.split(separator: "\n", omittingEmptySubsequences: false).count)
    }

    @Test("a listing that sets a choice names it, and other files are left alone")
    func named() throws {
        let text = "# A\n\n```swift {#p}\nlet a = device.parameters.choices.nestedPush\n```\n"
        #expect(try fixed(text, source).contains("@Varied public var nestedPush"))
        let other = "@Varied public var panSlop = CGFloat.ten\n"
        #expect(try fixed(text, other) == other)
    }
}
