import Testing

@testable import Literate

@Suite("What an answer reaches of a program")
struct ReachedPartsTests {
    private func reached(_ parts: String..., from code: String) throws -> [String] {
        let blocks = (parts + [code]).map { "```swift {.hidden}\n\($0)\n```" }
        let folder = try TrialFolder([
            "01-a.md": "# Title\n\n" + blocks.joined(separator: "\n\n") + "\n"
        ])
        let all = try #require(Book.load(folder.url, shownAs: "book").book.chapters.first).blocks
        return ReachedParts(of: all.dropLast(), from: all.suffix(1)).parts.map {
            String($0.text.dropLast())
        }
    }

    @Test("what is named, and what that names, in the program's order; nothing else")
    func named() throws {
        let parts = try reached(
            "class Far {}", "final class Near { let far = Far() }", "class Other {}",
            from: "_ = Near()")
        #expect(parts == ["class Far {}", "final class Near { let far = Far() }"])
    }

    @Test("an extension comes with its type, or for a member that is called")
    func extensions() throws {
        let parts = try reached(
            "class Near {}", "extension Near {\n    func a() {}\n}",
            "extension Device {\n    func swipe() {}\n}",
            "extension Device {\n    func pinch() {}\n}",
            from: "_ = Near(); device.swipe()")
        #expect(parts.count == 3 && !parts.contains { $0.contains("pinch") })
    }

    @Test("a name in a comment reaches nothing, and an import belongs to any program")
    func comments() throws {
        let parts = try reached("import UIKit", "class Far {}", from: "let x = 1  // like Far")
        #expect(parts == ["import UIKit"])
    }
}
