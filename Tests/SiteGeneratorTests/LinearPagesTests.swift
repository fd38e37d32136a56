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

    @Test("eight times as much takes about eight times the work", arguments: shapes.indices)
    func proportion(shape: Int) throws {
        let text = Self.shapes[shape].text
        /// The least of some measurements: beside other work the same text takes now more, now less.
        func least(of text: String) throws -> Double {
            try (0..<3).map { _ in try work(text) }.min() ?? 0
        }
        // What the theme costs is no matter of the chapter's length.
        let theme = try least(of: "")
        var count = 125
        var once = try least(of: text(count)) - theme
        while once < 0.03 {
            count *= 2
            once = try least(of: text(count)) - theme
        }
        // Work that grew with the square would be sixty-four times as much.
        var more = Double.infinity
        for _ in 0..<5 where more >= 24 * once {
            more = min(more, try work(text(8 * count)) - theme)
        }
        #expect(more < 24 * once, "\(Self.shapes[shape].name), \(count) and \(8 * count)")
    }
}
