import Foundation

/// What Swift Testing reported of a run of claims, read from its event stream.
struct TestEvents {
    /// An expectation that did not hold, an error that a claim let through, or a claim given up.
    struct Issue: Codable, Equatable {
        /// The test function; nil if it happened outside every test, as on a thread of the claim's own.
        var function: String?
        var file: String?
        var line: Int?
        var column: Int?
        var text: String

        fileprivate var place: [String] { [file ?? "", "\(line ?? 0)", "\(column ?? 0)"] }
    }

    /// The functions that started, in order.
    private(set) var started: [String] = []
    private(set) var ended: Set<String> = []
    private(set) var issues: [Issue] = []

    /// The function that started and did not end, if the program died in one.
    var interrupted: String? { started.last { !ended.contains($0) } }

    /// Reads the stream, a JSON object a line; a line cut short by a crash is left out.
    init(_ stream: Data) {
        let decoder = JSONDecoder()
        for line in stream.split(separator: 10) {
            guard let event = try? decoder.decode(Line.self, from: Data(line)),
                let kind = event.payload.kind
            else { continue }
            switch (kind, event.payload.function) {
            case ("testStarted", let function?): started.append(function)
            case ("testEnded", let function?): ended.insert(function)
            case ("issueRecorded", let function): add(event.payload, in: function)
            case ("testCancelled", let function), ("testSkipped", let function):
                let place = event.payload._sourceLocation
                add("the claim was given up before its end", in: function, at: place)
            default: break
            }
        }
        if let interrupted { keepFirstIssues(of: interrupted) }
    }

    /// Of a function that was stopped in a loop, the first issue of each place says enough.
    private mutating func keepFirstIssues(of function: String) {
        var places: Set<[String]> = []
        issues = issues.filter { issue in
            issue.function != function || places.insert(issue.place).inserted
        }
    }

    private mutating func add(_ payload: Line.Payload, in function: String?) {
        guard !(payload.issue?.isKnown ?? false) else { return }
        let text = payload.messages?.map(\.text).joined(separator: "\n") ?? ""
        add(text, in: function, at: payload.issue?.sourceLocation)
    }

    private mutating func add(_ text: String, in function: String?, at location: Line.Location?) {
        issues.append(
            Issue(
                function: function, file: location?.filePath, line: location?.line,
                column: location?.column, text: ExpectationWords.plain(text)))
    }

    private struct Line: Decodable {
        var payload: Payload

        struct Payload: Decodable {
            var kind: String?
            var testID: String?
            var messages: [Message]?
            var issue: Issue?
            var _sourceLocation: Location?

            /// The test function's bare name: what stands between the module and the parentheses.
            var function: String? {
                testID.flatMap { $0.firstMatch(of: /\.(\w+)\(\)/) }.map { String($0.output.1) }
            }
        }

        struct Message: Decodable {
            var text: String
        }

        struct Issue: Decodable {
            var isKnown: Bool?
            var sourceLocation: Location?
        }

        struct Location: Decodable {
            var filePath: String?
            var line: Int?
            var column: Int?

            enum CodingKeys: String, CodingKey {
                case filePath = "_filePath"
                case line, column
            }
        }
    }
}
