import Testing

@testable import Literate

@Suite("Whole files")
struct WholeFileTests {
    /// The file of the listing with that id and variant.
    private func file(
        _ id: String, variant: String? = nil, own: Set<String> = [], _ parts: String...
    ) -> String? {
        let text =
            "# Title\n\n" + parts.map { "```swift \($0)\n```" }.joined(separator: "\n\n") + "\n"
        guard let chapter = Chapter.read(Array(text.utf8), file: "book/01-sample.md").0,
            let listing = chapter.blocks.first(where: { $0.id == id && $0.variant == variant })
        else { return nil }
        return WholeFile(of: listing, in: chapter, own: own)?.text
    }

    @Test("what a listing names comes along, in the order of the chapter, and what that names too")
    func needed() {
        let text = file(
            "c", "{#a}\nstruct A {}", "{#b}\nstruct B { var a = A() }", "{#z}\nstruct Z {}",
            "{#c}\nstruct C { var b = B() }")
        #expect(
            text == """
                import UIKit

                struct A {}

                struct B { var a = A() }

                struct C { var b = B() }

                """)
    }

    @Test("a listing that needs nothing is its own whole file, and there is none besides")
    func nothing() {
        #expect(file("a", "{#a}\nstruct A {}", "{#b}\nstruct B { var a = A() }") == nil)
        #expect(file("a", "{#a}\nimport WebKit\n\nstruct A {}") != nil)
    }

    @Test("a listing that needs something of the book alone has no file")
    func own() {
        #expect(file("b", own: ["phone"], "{#a}\nlet a = phone()", "{#b}\nlet b = a") == nil)
        #expect(file("b", "{#a}\nlet a = phone()", "{#b}\nlet b = a") != nil)
    }

    @Test("what is made for a protocol comes along with it, if it is of the same version")
    func protocols() throws {
        let parts = [
            "{#ask}\nprotocol Asking {}", "{#a}\nstruct A: Asking {}",
            "{#ask variant=x}\nprotocol Asking {}", "{#n variant=x}\nlet n = a as? Asking",
        ]
        let text = try #require(file("ask", variant: "x", parts[0], parts[1], parts[2], parts[3]))
        #expect(text.contains("as? Asking") && !text.contains("struct A"))
        #expect(file("ask", parts[0], parts[1]) == nil)
    }
}
