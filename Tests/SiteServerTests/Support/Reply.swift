import Foundation

/// What a server sent back, taken apart.
struct Reply {
    let status: Int
    let headers: [String: String]
    let body: String

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        let parts = text.split(
            separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        let lines = (parts.first ?? "").split(separator: "\r\n")
        status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        headers = Dictionary(
            lines.dropFirst().compactMap { line in
                let parts = line.split(separator: ": ", maxSplits: 1)
                return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
            }
        ) { first, _ in first }
        body = parts.count > 1 ? String(parts[1]) : ""
    }
}
