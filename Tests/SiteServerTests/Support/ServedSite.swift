import Foundation

@testable import SiteServer

/// A little site on a server of its own, which ends with it.
final class ServedSite: Sendable {
    static let page = """
        <!DOCTYPE html><html lang="en"><head>
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
        <title>Cover</title></head><body><p>the cover</p></body></html>

        """

    /// The folder that holds the site's, and a file beside it that must not be read.
    let around: URL
    let folder: URL
    let state = LiveState(words: ["close": "Close"])
    let server: SiteServer
    private let running: Task<Void, any Error>

    init(arrival: Duration = .seconds(10), patience: Duration = .seconds(20)) throws {
        around = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "served-\(UUID().uuidString)")
        folder = around.appending(path: "public")
        let live = around.appending(path: "live")
        for (path, text) in [
            "public/index.html": Self.page, "public/book.css": "p {}\n",
            "public/scripts/page.js": "// a script\n", "public/files/one.swift": "let one = 1\n",
            "public/.made-by-workbook": "hidden", "secret.txt": "the secret",
            "live/reload.js": "// the reload script\n", "live/reload.css": "aside {}\n",
        ] {
            let file = around.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let server = try SiteServer(
            port: 0,
            answers: LiveAnswers(
                folder: SiteFolder(path: folder.path), live: try LiveScript(live), state: state,
                patience: patience),
            arrival: arrival)
        self.server = server
        if #available(macOS 15, *) {
            running = Task(executorPreference: OwnThreads()) { try await server.run() }
        } else {
            running = Task { try await server.run() }
        }
    }

    deinit {
        running.cancel()
        try? FileManager.default.removeItem(at: around)
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: path))
    }

    /// What comes back for a request as a browser sends it, with other lines if they are given.
    func get(_ target: String, _ method: String = "GET", host: String? = nil, more: String = "")
        async throws -> Reply
    {
        let host = host ?? "localhost:\(server.port)"
        return try await send("\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\n\(more)\r\n")
    }

    /// What comes back for these bytes.
    func send(_ text: String) async throws -> Reply {
        Reply(try await RawSocket(port: server.port).exchange(Array(text.utf8)))
    }
}
