import Foundation

/// What a request is answered with.
struct Answer {
    var status = Status.ok
    var type: ContentType
    var body: Data

    /// A plain sentence, for what has no page.
    init(_ refusal: Refusal) {
        status = refusal.status
        type = .text
        body = Data((refusal.sentence + "\n").utf8)
    }

    init(_ status: Status = .ok, _ type: ContentType, _ body: Data) {
        self.status = status
        self.type = type
        self.body = body
    }

    /// The bytes to send; a HEAD is told how long the body is, and gets none.
    ///
    /// One request has one connection, so that nothing of one can be taken for the beginning of the next.
    func bytes(withBody: Bool) -> Data {
        var lines = [
            "HTTP/1.1 \(status.rawValue) \(status.phrase)",
            "Content-Type: \(type.rawValue)", "Content-Length: \(body.count)",
            "Connection: close", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
            "Cross-Origin-Resource-Policy: same-origin", "Referrer-Policy: no-referrer",
        ]
        if status == .methodNotAllowed { lines.append("Allow: GET, HEAD") }
        let head = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        return withBody ? head + body : head
    }
}
