import Foundation
import Testing

@testable import SiteServer

@Suite struct PathTests {
    @Test("nothing outside the site is sent, however the way there is written")
    func ways() async throws {
        let site = try ServedSite()
        for target in [
            "/../secret.txt", "/files/../../secret.txt", "/files/../index.html", "/./index.html",
            "/%2e%2e%2fsecret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/.%2e/secret.txt",
            "/%252e%252e%252fsecret.txt", "/%252e%252e/secret.txt", "/..%5csecret.txt",
            "/..\\secret.txt", "/%5c..%5csecret.txt", "//secret.txt", "//etc/passwd",
            "/files//one.swift", "/index.html%00.css", "/%00", "/secret.txt",
            "/%c0%ae%c0%ae/secret.txt",
            "/files%2fone.swift", "/%2", "/%zz",
        ] {
            let reply = try await site.get(target)
            #expect(reply.status == 404, "\(target)")
            #expect(!reply.body.contains("the secret"), "\(target)")
        }
    }

    @Test("a target that is no path, or holds a byte that no address has, is refused")
    func targets() async throws {
        let site = try ServedSite()
        #expect(try await site.get("index.html").status == 404)
        #expect(try await site.get("http://localhost/index.html").status == 404)
        #expect(try await site.get("*").status == 404)
        #expect(try await site.get("/index.html\0").status == 400)
        #expect(try await site.get("/a b").status == 400)
        #expect(try await site.get("/caf\u{e9}").status == 400)
    }

    @Test("a dot file is not sent")
    func dotFiles() async throws {
        let site = try ServedSite()
        #expect(try await site.get("/.made-by-workbook").status == 404)
        #expect(try await site.get("/%2emade-by-workbook").status == 404)
    }

    @Test("a symbolic link is not followed, neither to a file nor to a folder")
    func links() async throws {
        let site = try ServedSite()
        let manager = FileManager.default
        try manager.createSymbolicLink(
            at: site.folder.appending(path: "link.txt"),
            withDestinationURL: site.around.appending(path: "secret.txt"))
        try manager.createSymbolicLink(
            at: site.folder.appending(path: "up"), withDestinationURL: site.around)
        for target in ["/link.txt", "/up/secret.txt", "/up/public/index.html"] {
            #expect(try await site.get(target).status == 404, "\(target)")
        }
    }

    @Test("a pipe and a folder are no files")
    func pipes() async throws {
        let site = try ServedSite()
        #expect(mkfifo(site.folder.appending(path: "pipe.txt").path, 0o600) == 0)
        #expect(try await site.get("/pipe.txt").status == 404)
        #expect(try await site.get("/files").status == 404)
    }

    @Test("a question mark ends the path, and one folder's slash means its index")
    func queries() async throws {
        let site = try ServedSite()
        #expect(try await site.get("/book.css?../../secret.txt").body == "p {}\n")
        #expect(try await site.get("/?x=%2e%2e").body.contains("the cover"))
        #expect(try await site.get("/files/%6fne.swift?").body == "let one = 1\n")
    }
}
