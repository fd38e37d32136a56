import Testing

@testable import SiteServer

@Suite struct HostTests {
    @Test("a site that has its own name point to this machine is refused")
    func others() async throws {
        let site = try ServedSite()
        let port = site.server.port
        for host in [
            "evil.example:\(port)", "localhost.evil.example:\(port)", "evil.example", "localhost",
            "localhost:\(port &+ 1)", "127.0.0.2:\(port)", "0.0.0.0:\(port)", "",
            "localhost:\(port)@evil.example", "::1:\(port)",
        ] {
            let reply = try await site.get("/", host: host)
            #expect(reply.status == 421, "\(host)")
            #expect(!reply.body.contains("the cover"), "\(host)")
        }
    }

    @Test("the names of this machine are answered, in any case of letters")
    func own() async throws {
        let site = try ServedSite()
        for name in ["localhost", "127.0.0.1", "[::1]", "LocalHost"] {
            let reply = try await site.get("/", host: "\(name):\(site.server.port)")
            #expect(reply.status == 200, "\(name)")
        }
    }

    @Test("a request without a Host, or with two, is refused")
    func missing() async throws {
        let site = try ServedSite()
        let own = "Host: localhost:\(site.server.port)\r\n"
        #expect(try await site.send("GET / HTTP/1.1\r\n\r\n").status == 400)
        #expect(try await site.send("GET / HTTP/1.0\r\n\r\n").status == 400)
        #expect(try await site.send("GET / HTTP/1.1\r\n\(own)\(own)\r\n").status == 400)
        #expect(
            try await site.send("GET / HTTP/1.1\r\n\(own)Host: evil.example\r\n\r\n").status == 400)
    }
}
