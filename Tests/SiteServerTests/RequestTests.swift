import Foundation
import Testing

@testable import SiteServer

@Suite struct RequestTests {
    @Test(
        "other methods than GET and HEAD are refused, and told which are answered",
        arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "PATCH", "TRACE", "get"])
    func methods(_ method: String) async throws {
        let site = try ServedSite()
        let reply = try await site.get("/index.html", method, more: "Content-Length: 0\r\n")
        #expect(reply.status == 405)
        #expect(reply.headers["Allow"] == "GET, HEAD")
    }

    @Test("what follows a request is not taken for another")
    func smuggled() async throws {
        let site = try ServedSite()
        let reply = try await site.get(
            "/book.css", more: "Content-Length: 40\r\n\r\nGET /files/one.swift HTTP/1.1\r\n")
        #expect(reply.body == "p {}\n")
    }

    @Test("what is no request is refused")
    func nonsense() async throws {
        let site = try ServedSite()
        let own = "Host: localhost:\(site.server.port)"
        for text in [
            "\r\n\r\n", "GET /\r\n\(own)\r\n\r\n", "GET / HTTP/1.1 more\r\n\(own)\r\n\r\n",
            "GET / HTTP/2.0\r\n\(own)\r\n\r\n", "GET / HTTP/1.1\n\(own)\n\n",
            "GET / HTTP/1.1\r\n\(own)\r\n folded: x\r\n\r\n",
            "GET / HTTP/1.1\r\n\(own)\r\nno colon\r\n\r\n",
            "GET / HTTP/1.1\r\n\(own)\r\nX: a\0b\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\r\n\r\n",
        ] {
            #expect(try await site.send(text).status == 400, "\(text.debugDescription)")
        }
    }

    @Test("a request line of a megabyte is refused before it has come")
    func longLine() async throws {
        let site = try ServedSite()
        let reply = try await site.get("/" + String(repeating: "a", count: 1 << 20))
        #expect(reply.status == 414)
    }

    @Test("a header of 100 KB is refused, and so are many small ones")
    func largeHeaders() async throws {
        let site = try ServedSite()
        let long = "X: \(String(repeating: "a", count: 100_000))\r\n"
        #expect(try await site.get("/", more: long).status == 431)
        let many = String(repeating: "X: a\r\n", count: 10_000)
        #expect(try await site.get("/", more: many).status == 431)
    }

    @Test("of a head that never ends no more is kept than the limit")
    func keptBytes() throws {
        var reader = HeadReader()
        #expect(throws: Refusal.headersTooLarge) {
            _ = try reader.take(Array("GET / HTTP/1.1\r\n".utf8))
            for _ in 0..<10_000 { _ = try reader.take(Array("X: 0123456789\r\n".utf8) + [65]) }
        }
        var line = HeadReader()
        #expect(throws: Refusal.lineTooLong) {
            for _ in 0..<1_000 { _ = try line.take([UInt8](repeating: 65, count: 100)) }
        }
    }

    @Test("a client that sends half a request keeps nobody else waiting")
    func slowClient() async throws {
        let site = try ServedSite(arrival: .seconds(3_600))
        let slow = try (0..<20).map { _ in try RawSocket(port: site.server.port) }
        for client in slow { client.write(Array("GET / HTT".utf8)) }
        #expect(try await site.get("/book.css").status == 200)
        withExtendedLifetime(slow) {}
    }

    @Test("a client that never ends its request is hung up on")
    func halfOpen() async throws {
        let site = try ServedSite(arrival: .milliseconds(50))
        // The clock that ends it wakes up on the threads that all tests share, and may have to wait for them.
        let client = try RawSocket(port: site.server.port, patience: 600)
        #expect(try await client.exchange(Array("GET / HTTP/1.1\r\nHost".utf8)).isEmpty)
    }
}
