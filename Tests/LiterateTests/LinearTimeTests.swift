import Foundation
import Testing

@testable import Literate

/// However long a chapter is, and whatever there is much of in it, reading it takes a time in proportion.
struct LinearTimeTests {
    /// Chapters with many of one thing.
    static let shapes: [(name: String, text: @Sendable (Int) -> String)] = [
        ("equal headings", { String(repeating: "## The same\n\n", count: $0) }),
        (
            "headings and links to them",
            { count in
                (0..<count).map { "## Part \($0)\n\n[](#part-\($0))\n\n" }.joined()
            }
        ),
        ("lines of prose", { String(repeating: "Words *and* `code`, and more.\n", count: $0) }),
        ("words in one line", { String(repeating: "word ", count: $0) }),
        ("opening brackets", { String(repeating: "[", count: $0) }),
        ("footnotes that are none", { String(repeating: "[^ ", count: $0) }),
        ("model values in one line", { String(repeating: "{{panSlop}} ", count: $0) }),
        (
            "footnotes",
            { count in
                (0..<count).map { "Here[^n\($0)].\n\n[^n\($0)]: It is so.\n\n" }.joined()
            }
        ),
        (
            "blocks",
            { count in
                (0..<count).map { "```text {#t\($0)}\nwords\n```\n\n" }.joined()
            }
        ),
        (
            "claims with what is told of them",
            { count in
                (0..<count).map {
                    "```swift {#c\($0) .test name=\"claim \($0)\"}\nlet device = Device()\n"
                        + "#expect(device.now == 0)\n```\n\n```trace {of=c\($0)}\n```\n\n"
                }.joined()
            }
        ),
        (
            "lines of one listing",
            { count in
                "```swift {#long}\n" + String(repeating: "let a = 1\n", count: count) + "```\n"
            }
        ),
        (
            "rows of a table",
            { count in
                "```table\n| a | b |\n" + String(repeating: "| 1 | 2 |\n", count: count) + "```\n"
            }
        ),
    ]

    /// The seconds that this thread works while it reads and checks a chapter.
    private func work(_ text: String) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let bytes = Array(("# A chapter\n\n" + text).utf8)
        let start = now()
        let (chapter, _) = Chapter.checked(bytes, file: "01-a.md")
        if let chapter {
            let book = Book(folder: FileManager.default.temporaryDirectory, chapters: [chapter])
            _ = LinkCheck(book).problems
        }
        return now() - start
    }

    @Test("four times as much takes about four times the work", arguments: shapes.indices)
    func proportion(shape: Int) {
        let text = Self.shapes[shape].text
        // Enough to be measured, which in one shape are more things than in another.
        var count = 250
        var once = work(text(count))
        while once < 0.1 {
            count *= 2
            once = work(text(count))
        }
        // Beside other work the same text takes now more, now less; work that grew with the square would be sixteen times as much.
        var more = Double.infinity
        for _ in 0..<5 where more >= 8 * once {
            once = min(once, work(text(count)))
            more = min(more, work(text(4 * count)))
        }
        #expect(more < 8 * once, "\(Self.shapes[shape].name), \(count) and \(4 * count)")
    }
}
