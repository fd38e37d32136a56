/// The first lines of a request, as far as this server cares.
struct RequestHead: Equatable {
    let method: String
    /// The target as it was sent, percent signs and all.
    let target: String
    /// The values of the `Host` headers; a request that may be answered has one.
    let hosts: [String]

    /// Reads the lines of a request up to the empty one, without it.
    ///
    /// Whatever a browser would not send is refused.
    init(_ lines: [[UInt8]]) throws(Refusal) {
        guard let first = lines.first else { throw .malformed }
        let words = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, words.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isVisible) }),
            words[2].elementsEqual("HTTP/1.1".utf8) || words[2].elementsEqual("HTTP/1.0".utf8)
        else { throw .malformed }
        method = String(decoding: words[0], as: UTF8.self)
        target = String(decoding: words[1], as: UTF8.self)
        var hosts: [String] = []
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
                line[..<colon].allSatisfy(Self.isVisible),
                line[colon...].allSatisfy({ $0 >= 32 && $0 != 127 || $0 == 9 })
            else { throw .malformed }
            if String(decoding: line[..<colon], as: UTF8.self).lowercased() == "host" {
                let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
                hosts.append(String(value.drop { $0 == " " || $0 == "\t" }))
            }
        }
        self.hosts = hosts
    }

    private static func isVisible(_ byte: UInt8) -> Bool { byte > 32 && byte < 127 }

    /// Refuses what is not for this server: a site that has its name point here (DNS rebinding) is told apart by the host.
    func check(port: UInt16) throws(Refusal) {
        guard hosts.count == 1, var host = hosts.first?.lowercased() else { throw .malformed }
        while host.last == " " || host.last == "\t" { host.removeLast() }
        let names = ["localhost", "127.0.0.1", "[::1]"]
        // A browser leaves out the port that is HTTP's own.
        guard names.contains(where: { host == "\($0):\(port)" || (port == 80 && host == $0) })
        else { throw .otherHost }
        guard method == "GET" || method == "HEAD" else { throw .otherMethod }
    }
}
