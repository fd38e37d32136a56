import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The page for an address that leads nowhere")
struct LostPageTests {
    /// The page of a site that stands at an address.
    private func page(at address: String) throws -> String {
        let map = SiteMap(
            cover: .init(path: "index.html", title: "Book"),
            parts: [.init(title: "Chapters", entries: [.init(path: "one.html", title: "One")])])
        let shell = Shell(map: map, words: Sample.words, address: address)
        return try LostPage(theme: try Sample.look()).html(shell)
    }

    @Test("it lists the book's pages, and searchers do not keep it")
    func lists() throws {
        let page = try page(at: "")
        #expect(page.contains("<a href=\"one.html\">One</a>"))
        #expect(page.contains("<meta name=\"robots\" content=\"noindex\">"))
    }

    @Test("where the site's place is known, its links hold at any address")
    func absolute() throws {
        let page = try page(at: "https://example.org/book/")
        #expect(page.contains("<a href=\"https://example.org/book/one.html\">One</a>"))
        #expect(
            page.contains("<link rel=\"stylesheet\" href=\"https://example.org/book/book.css\">"))
        #expect(
            page.contains("<link rel=\"canonical\" href=\"https://example.org/book/404.html\">"))
    }

    @Test("the cover's own address is that of the site")
    func cover() {
        let map = SiteMap(cover: .init(path: "index.html", title: "Book"), parts: [])
        func canonical(_ address: String) -> String? {
            Shell(map: map, words: Sample.words, address: address).data(for: "index.html")[
                "canonical"] as? String
        }
        #expect(canonical("https://example.org/") == "https://example.org/")
        #expect(canonical("") == "index.html")
    }
}
