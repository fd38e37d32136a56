import Foundation
import Testing

@testable import SiteServer

@Suite struct LiveTests {
    private struct News: Decodable {
        var seen: String
        var told: Int
        var problems: [LiveProblem]
        var words: [String: String]
    }

    private func news(_ site: ServedSite, _ query: String) async throws -> News {
        let reply = try await site.get("/_serve/news?" + query)
        #expect(reply.headers["Content-Type"] == "application/json; charset=utf-8")
        return try JSONDecoder().decode(News.self, from: Data(reply.body.utf8))
    }

    @Test("a page is sent with the script, and may ask its own server; the file stays as it is")
    func script() async throws {
        let site = try ServedSite()
        let body = try await site.get("/index.html").body
        #expect(body.contains("<script src=\"/_serve/reload.js\" data-page=\"index.html\""))
        #expect(body.contains("default-src 'none'; connect-src 'self'; script-src 'self'"))
        let file = try String(
            contentsOf: site.folder.appending(path: "index.html"), encoding: .utf8)
        #expect(file == ServedSite.page)
        #expect(try await site.get("/_serve/reload.js").body == "// the reload script\n")
        #expect(try await site.get("/_serve/reload.css").body == "aside {}\n")
        #expect(try await site.get("/_serve/other").status == 404)
    }

    @Test("a page is told when it was built anew, and not when another was")
    func rebuilt() async throws {
        let site = try ServedSite(patience: .milliseconds(300))
        try site.write(ServedSite.page, to: "other.html")
        let first = try await news(site, "page=index.html")
        async let next = news(site, "page=index.html&seen=\(first.seen)&told=\(first.told)")
        try site.write("<p>other</p>", to: "other.html")
        site.state.published()
        #expect(try await next.seen == first.seen)
        async let last = news(site, "page=index.html&seen=\(first.seen)&told=\(first.told)")
        try site.write("<p>the cover, changed</p>", to: "index.html")
        site.state.published()
        #expect(try await last.seen != first.seen)
    }

    @Test("a page is told of a change deep inside it that leaves it as long as it was")
    func sameLength() async throws {
        let site = try ServedSite()
        let page = { (end: String) in "<p>\(String(repeating: "a word ", count: 1_000))\(end)</p>" }
        try site.write(page("one"), to: "index.html")
        let first = try await news(site, "page=index.html")
        try site.write(page("two"), to: "index.html")
        site.state.published()
        #expect(try await news(site, "page=index.html").seen != first.seen)
    }

    @Test("a file that comes after the pages is waited for, and not longer than it takes")
    func later() async throws {
        let site = try ServedSite(patience: .seconds(3_600))
        site.state.published(isWhole: false)
        let answered = Flag()
        async let reply = {
            let reply = try await site.get("/book.html")
            answered.raise()
            return reply
        }()
        // Others are answered meanwhile, one after the other.
        for _ in 0..<30 { #expect(try await site.get("/book.css").status == 200) }
        #expect(!answered.isRaised)
        try site.write("<p>the whole book</p>", to: "book.html")
        site.state.completed()
        #expect(try await reply.body.contains("the whole book"))
    }

    @Test("a file that does not come after the pages is not waited for")
    func gone() async throws {
        let site = try ServedSite(patience: .seconds(3_600))
        site.state.published(isWhole: false)
        async let reply = site.get("/gone.html")
        site.state.completed()
        #expect(try await reply.status == 404)
        #expect(try await site.get("/gone.html").status == 404)
    }

    @Test("mistakes stay when what was missing of the site has come")
    func completed() async throws {
        let site = try ServedSite()
        site.state.published(isWhole: false)
        site.state.failed([LiveProblem(place: "a.md:1:1", message: "wrong")])
        site.state.completed()
        #expect(try await news(site, "page=index.html").problems.count == 1)
    }

    @Test("a change of the style sheet is one of every page")
    func restyled() async throws {
        let site = try ServedSite()
        let first = try await news(site, "page=index.html")
        try site.write("p { color: red }", to: "book.css")
        site.state.published()
        let next = try await news(site, "page=index.html&seen=\(first.seen)&told=\(first.told)")
        #expect(next.seen != first.seen)
    }

    @Test("a page is told of mistakes as they come, and that they are gone")
    func mistakes() async throws {
        let site = try ServedSite()
        let problem = LiveProblem(
            place: "chapters/01-a.md:3:1", message: "the link leads nowhere", remedy: "mend it",
            line: "[a](b.md)")
        let first = try await news(site, "page=index.html")
        #expect(first.problems.isEmpty)
        async let next = news(site, "page=index.html&seen=\(first.seen)&told=\(first.told)")
        site.state.failed([problem])
        let told = try await next
        #expect(told.problems == [problem])
        #expect(told.words == ["close": "Close"])
        site.state.published()
        let mended = try await news(site, "page=index.html&seen=\(told.seen)&told=\(told.told)")
        #expect(mended.problems.isEmpty)
    }

    @Test("what a site does not have yet is asked for again when it is there")
    func missing() async throws {
        let site = try ServedSite()
        let reply = try await site.get("/later.html")
        #expect(reply.body.contains("data-page=\"later.html\""))
        let first = try await news(site, "page=later.html")
        try site.write(ServedSite.page, to: "later.html")
        site.state.published()
        let next = try await news(site, "page=later.html&seen=\(first.seen)&told=\(first.told)")
        #expect(next.seen != first.seen)
    }

    @Test("news are of pages of the site, and of nothing else")
    func outside() async throws {
        let site = try ServedSite()
        #expect(try await site.get("/_serve/news?page=../secret.txt").status == 400)
        #expect(try await site.get("/_serve/news").status == 400)
    }

    @Test("a page's name cannot break out of the script's tag")
    func quoting() async throws {
        let site = try ServedSite()
        let body = try await site.get("/a%22%3e%3cscript%3e").body
        #expect(body.contains("data-page=\"a&quot;>&lt;script>\""))
    }
}
