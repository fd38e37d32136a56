import Testing

@testable import Literate

@Suite("What the programs of a chapter have in common, written once")
struct SharedPartsTests {
    /// The sources that become of some, without empty lines.
    private func merged(_ sources: String...) -> [String] {
        SharedParts.merged(sources.enumerated().map { ("\($0)", $1) }).map(\.text)
    }

    private func count(_ text: String, _ word: String) -> Int {
        text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
            .filter { $0 == word }.count
    }

    @Test(
        "a class that is the same stands once, and one that differs under two names, each used by its own program"
    )
    func names() {
        let merged = merged(
            """
            class Page { }
            class Stack { let pages = [Page()] }
            func scene1() { _ = Stack() }
            """,
            """
            class Page { }
            class Stack { let pages = [Page(), Page()] }
            func scene2() { _ = Stack() }
            """)
        #expect(merged.count == 1)
        #expect(count(merged[0], "Page") == 4)
        #expect(merged[0].contains("class Stack__2 { let pages = [Page(), Page()] }"))
        #expect(merged[0].contains("func scene1() { _ = Stack() }"))
        #expect(merged[0].contains("func scene2() { _ = Stack__2() }"))
    }

    @Test(
        "what calls something that differs is another thing, however far away that is, and in a circle"
    )
    func reach() {
        let listing = """
            class A { var b: B?; func f() { a() } }
            class B { var owner: A? }
            func c() -> A { A() }
            func d() { _ = c() }
            """
        let merged = merged(
            listing + "\nfunc a() { print(1) }\nfunc scene1() { d() }",
            listing + "\nfunc a() { print(2) }\nfunc scene2() { d() }")
        #expect(merged.count == 1)
        for name in ["A", "B", "c", "d", "a"] {
            #expect(count(merged[0], name) > 0 && count(merged[0], name + "__2") > 0, "\(name)")
        }
        #expect(merged[0].contains("func scene2() { d__2() }"))
    }

    @Test("comments and empty lines make no difference")
    func comments() {
        let merged = merged(
            "/// A.\nclass Page { }\nfunc scene1() { }", "class Page { }\n\n\nfunc scene2() { }")
        #expect(count(merged.joined(), "class") == 1)
    }

    @Test("labels, members and texts keep their words")
    func words() {
        let merged = merged(
            "func page() { }\nfunc scene1() { page() }",
            """
            func page() { print(2) }
            func scene2(_ x: X) { page(); x.page(); show(page: "page") }
            """)
        #expect(merged.count == 1)
        #expect(
            merged[0].contains(
                "func scene2(_ x: X) { page__2(); x.page(); show(page: \"page\") }"))
    }

    @Test(
        "a program stands alone whose local would be taken for what differs, or whose members would be seen by the others"
    )
    func alone() {
        #expect(
            merged(
                "func page() { }\nfunc scene1() { page() }",
                "func page() { print(2) }\nfunc scene2() { let page = 1; print(page) }"
            ).count == 2)
        #expect(
            merged(
                "extension Device { func swipe() { } }",
                "extension Device { func swipe() { drag() } }"
            ).count == 2)
        #expect(
            merged("extension Device { func swipe() { } }", "func scene2(_ a: A) { a.swipe() }")
                .count
                == 2)
        // The engine's class is meant.
        #expect(merged("class Card { }", "func scene2() { _ = Card() }").count == 2)
        #expect(
            merged("func scene1() { _ = Card() }", "class Card { }").joined().contains("Card__1"))
        #expect(merged("class Card { }", "print(1)").count == 2)
    }

    @Test("an extension belongs to its type, and a conformance of the engine's to the protocol")
    func extensions() {
        let listing = "protocol Deciding { }\nextension View: Deciding { var answer: Int { 1 } }\n"
        #expect(merged(listing + "class A: View { }", listing + "class B: View { }").count == 1)
        let merged = merged(
            "class Card { }\nextension Card { var a: Int { 1 } }",
            "class Card { }\nextension Card { var a: Int { 2 } }")
        #expect(merged.count == 1)
        #expect(merged[0].contains("extension Card__2 { var a: Int { 2 } }"))
    }

    @Test("of functions of one name all are new where one is")
    func overloads() {
        let merged = merged(
            "func go() { }\nfunc go(_ a: Int) { }\nfunc scene1() { go(); go(1) }",
            "func go() { }\nfunc go(_ a: Int) { print(a) }\nfunc scene2() { go(); go(1) }")
        #expect(merged.count == 1)
        #expect(count(merged[0], "go__2") == 4 && count(merged[0], "go") == 4)
    }
}
