import Foundation

/// The stream of Swift Testing's events, a JSON object a line, as far as it is known unread.
enum EventStream {
    /// What a line has if a test starts or ends: one that only fails, again and again, gives no sign
    /// of life.
    static let beats = [mark(of: "testStarted"), mark(of: "testEnded")]

    /// How many issues in a row are worth reading.
    private static let mostIssues = 200

    /// The stream without what a test that fails in an endless loop writes after its first failures.
    static func thinned(_ stream: Data) -> Data {
        let issue = Array(mark(of: "issueRecorded").utf8)
        var kept = Data()
        stream.withUnsafeBytes { bytes in
            var start = 0
            var issues = 0
            while start < bytes.count {
                let end = bytes.offset(of: [10], from: start, to: bytes.count) ?? bytes.count - 1
                let isIssue = bytes.offset(of: issue, from: start, to: end) != nil
                issues = isIssue ? issues + 1 : 0
                if issues <= mostIssues { kept.append(contentsOf: bytes[start...end]) }
                start = end + 1
            }
        }
        return kept
    }

    /// How a line names its kind; within a text the quotation marks would be escaped.
    private static func mark(of kind: String) -> String { "\"kind\":\"\(kind)\"" }
}
