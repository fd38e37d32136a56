/// Collects a request's first lines from what arrives, and never keeps more than a little of it.
struct HeadReader {
    /// The longest request line, in bytes.
    static let longestLine = 8_192
    /// The most that the request line and the headers may come to, in bytes.
    static let largestHead = 32_768

    private var lines: [[UInt8]] = []
    private var line: [UInt8] = []
    private var total = 0

    /// Takes more bytes; the answer is the request, once its empty line has come.
    mutating func take(_ bytes: [UInt8]) throws(Refusal) -> RequestHead? {
        for byte in bytes {
            total += 1
            if lines.isEmpty && line.count > Self.longestLine { throw .lineTooLong }
            if total > Self.largestHead { throw .headersTooLarge }
            guard byte == UInt8(ascii: "\n") else {
                line.append(byte)
                continue
            }
            guard line.popLast() == UInt8(ascii: "\r") else { throw .malformed }
            // What follows the empty line is a body, which no answer depends on.
            if line.isEmpty { return try RequestHead(lines) }
            lines.append(line)
            line = []
        }
        return nil
    }
}
