import Foundation
import Testing

@testable import SiteServer

@Suite struct AnswerTests {
    @Test("a file is sent with its type, and the browser is told neither to guess nor to keep it")
    func headers() async throws {
        let site = try ServedSite()
        for (target, type) in [
            ("/", "text/html; charset=utf-8"), ("/book.css", "text/css; charset=utf-8"),
            ("/scripts/page.js", "text/javascript; charset=utf-8"),
            ("/files/one.swift", "text/plain; charset=utf-8"),
        ] {
            let reply = try await site.get(target)
            #expect(reply.status == 200, "\(target)")
            #expect(reply.headers["Content-Type"] == type, "\(target)")
            #expect(reply.headers["X-Content-Type-Options"] == "nosniff", "\(target)")
            #expect(reply.headers["Cache-Control"] == "no-store", "\(target)")
            #expect(reply.headers["Content-Length"] == "\(reply.body.utf8.count)", "\(target)")
        }
    }

    @Test("a HEAD has the headers of a GET and no body")
    func head() async throws {
        let site = try ServedSite()
        let full = try await site.get("/book.css")
        let head = try await site.get("/book.css", "HEAD")
        #expect(head.headers == full.headers)
        #expect(head.status == 200 && head.body.isEmpty)
        #expect(try await site.get("/nowhere", "HEAD").body.isEmpty)
    }

    @Test("a range is answered with the whole file")
    func range() async throws {
        let site = try ServedSite()
        let reply = try await site.get("/book.css", more: "Range: bytes=1-2\r\n")
        #expect(reply.status == 200 && reply.body == "p {}\n")
    }

    @Test("an unknown path is answered with a sentence, or with the site's own page for it")
    func unknown() async throws {
        let site = try ServedSite()
        let plain = try await site.get("/nowhere.html")
        #expect(plain.status == 404)
        #expect(plain.body.contains("There is no such page on this site."))
        try site.write("<html><head></head><body>a page of the site's</body>", to: "404.html")
        let own = try await site.get("/nowhere.html")
        #expect(own.status == 404)
        #expect(own.body.contains("a page of the site's"))
    }

    @Test("a large file arrives whole")
    func large() async throws {
        let site = try ServedSite()
        let text = String(repeating: "0123456789abcdef", count: 300_000)
        try site.write(text, to: "large.txt")
        #expect(try await site.get("/large.txt").body == text)
    }

    @Test("a port that is taken is named, with what to do")
    func port() async throws {
        let site = try ServedSite()
        let port = site.server.port
        let error = #expect(throws: SiteServer.Failure.self) {
            try SiteServer(
                site.folder, port: port,
                live: try LiveScript(site.around.appending(path: "live")), state: site.state)
        }
        let words = "\(try #require(error))"
        #expect(words.contains("port \(port) is taken by another program"))
        #expect(words.contains("--port \(port &+ 1)") || words.contains("--port \(port &- 1)"))
    }

    @Test("the server listens on the loopback address and on no other")
    func loopback() throws {
        let bytes = Loopback(port: 8_800).withSockAddr { address, count in
            Array(UnsafeRawBufferPointer(start: address, count: Int(count))[2..<8])
        }
        #expect(bytes == [0x22, 0x60, 127, 0, 0, 1])
    }
}
