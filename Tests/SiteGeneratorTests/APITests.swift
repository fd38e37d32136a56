import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The pages of the API")
struct APITests {
    private func graph() throws -> SymbolGraph {
        func symbol(_ kind: String, _ path: [String], _ declaration: String, _ comment: String)
            -> String
        {
            """
            {"kind": {"identifier": "swift.\(kind)"}, "identifier": {"precise": "\(path.joined())"},
             "pathComponents": [\(path.map { "\"\($0)\"" }.joined(separator: ","))],
             "docComment": {"lines": [\(comment.split(separator: "|").map { "{\"text\": \"\($0 == "-" ? "" : $0)\"}" }.joined(separator: ","))]},
             "declarationFragments": [{"spelling": "\(declaration)"}],
             "location": {"uri": "file:///x/Sources/TouchEngine/Core/Gestures/A.swift"}}
            """
        }
        let symbols = [
            symbol(
                "class", ["UITapper"], "class UITapper", "Taps `twice` (Rule G-1.1).|-|More of it."),
            symbol("method", ["UITapper", "tap()"], "func tap()", "Taps once."),
            symbol("init", ["UITapper", "init()"], "init()", "Makes one."),
            symbol("struct", ["Finger"], "struct Finger", "The book's own."),
        ]
        let text = """
            {"symbols": [\(symbols.joined(separator: ","))], "relationships": [
            {"kind": "inheritsFrom", "source": "UITapper", "target": "x", "targetFallback": "Foundation.NSObject"}]}
            """
        return try JSONDecoder().decode(SymbolGraph.self, from: Data(text.utf8))
    }

    private func pages() throws -> [String: String] {
        let reference = try #require(APIReference([graph()]))
        let pages = try APIPages(
            reference: reference, text: RuleText(known: ["G-1.1"], page: "rules.html"),
            theme: try Sample.look(), words: Sample.words
        ).html { _, _ in [:] }
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.html) })
    }

    @Test(
        "types stand by the part of the engine they belong to, UIKit's first, members in their order"
    )
    func groups() throws {
        let html = try #require(try pages()["api-gestures.html"])
        let order = ["id=\"UITapper\"", "Makes one.", "Taps once.", "id=\"Finger\""].map {
            html.firstRange(of: $0)!.lowerBound
        }
        #expect(order == order.sorted())
        #expect(html.contains("NSObject"))
        #expect(html.contains("<p>More of it.</p>"))
    }

    @Test("a doc comment's rule leads to the rules, its code is code")
    func text() throws {
        let html = try #require(try pages()["api.html"])
        #expect(html.contains("<a href=\"rules.html#G-1.1\">G-1.1</a>"))
        #expect(html.contains("<code>twice</code>"))
        #expect(html.contains("api-gestures.html#UITapper"))
    }

    @Test("only names that are not Apple's are marked as the book's own")
    func own() throws {
        let html = try #require(try pages()["api.html"])
        #expect(html.matches(of: /class="own"/).count == 1)
    }
}
