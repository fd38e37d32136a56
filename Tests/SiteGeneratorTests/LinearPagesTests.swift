import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

/// However long a chapter is, its page is made and checked in a time in proportion.
struct LinearPagesTests {
    static let shapes: [(name: String, text: @Sendable (Int) -> String)] = [
        ("paragraphs", { String(repeating: "Words *and* `code`,\nand more.\n\n", count: $0) }),
        ("equal headings", { String(repeating: "## The same\n\nWords.\n\n", count: $0) }),
        (
            "parts",
            { count in (0..<count).map { "```swift {#p\($0)}\nlet a = 1\n```\n\n" }.joined() }
        ),
        ("listings", { String(repeating: "```swift\nlet a = 1\n```\n\n", count: $0) }),
        (
            "links to headings",
            { count in (0..<count).map { "## Part \($0)\n\n[](#part-\($0))\n\n" }.joined() }
        ),
        (
            "footnotes",
            { count in
                (0..<count).map { "Here[^n\($0)].\n\n[^n\($0)]: It is so.\n\n" }.joined()
            }
        ),
    ]

    /// The seconds that this thread works while it makes the site of a chapter.
    private func work(_ text: String) throws -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let builder = Sample.builder([Sample.chapter("# A chapter\n\n" + text)])
        let start = now()
        _ = try builder.files()
        return now() - start
    }

    @Test("four times as much takes about four times the work", arguments: shapes.indices)
    func proportion(shape: Int) throws {
        let text = Self.shapes[shape].text
        // What the theme costs is no matter of the chapter's length.
        let theme = try work("")
        var count = 250
        var once = try work(text(count)) - theme
        while once < 0.05 {
            count *= 2
            once = try work(text(count)) - theme
        }
        // Beside other work the same text takes now more, now less; work that grew with the square would be sixteen times as much.
        var more = Double.infinity
        for _ in 0..<5 where more >= 8 * once {
            once = min(once, try work(text(count)) - theme)
            more = min(more, try work(text(4 * count)) - theme)
        }
        #expect(more < 8 * once, "\(Self.shapes[shape].name), \(count) and \(4 * count)")
    }
}
