import Foundation
import Testing

@testable import Literate

/// What counts as a sign that a program gets on.
struct PulseTests {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("pulse-\(UUID().uuidString)")

    private func line(_ kind: String, column: Int = 5) -> String {
        """
        {"kind":"event","payload":{"issue":{"isKnown":false,"sourceLocation":\
        {"_filePath":"01-a.md","column":\(column),"line":7}},"kind":"\(kind)",\
        "messages":[{"text":"\\"kind\\":\\"testEnded\\""}],"testID":"M.__claim_a_1()/a.swift:1:2"}}

        """
    }

    @Test("that a test starts or ends is a sign of life, that it fails is none")
    func beats() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        var listener = PulseListener(.init(file: file, limit: 1, beats: EventStream.beats))
        #expect(listener.signs() == 0)
        var text = ""
        func signs(after more: String) throws -> Int {
            text += more
            try text.write(to: file, atomically: false, encoding: .utf8)
            return listener.signs()
        }
        #expect(try signs(after: line("runStarted")) == 1)
        let start = line("testStarted")
        #expect(try signs(after: String(start.dropLast(150))) == 1)
        #expect(try signs(after: String(start.suffix(150))) == 2)
        #expect(try signs(after: line("issueRecorded") + line("issueRecorded")) == 2)
        #expect(try signs(after: line("testEnded")) == 3)
    }

    @Test("a program that only fails, again and again, is stopped")
    func failingForEver() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let one = file.appendingPathExtension("one")
        defer { try? FileManager.default.removeItem(at: one) }
        try line("issueRecorded").write(to: one, atomically: true, encoding: .utf8)
        let failing = "for i in $(seq 100); do cat $1 >> $2; sleep 0.05; done"
        let process = try Subprocess.run(
            URL(fileURLWithPath: "/bin/sh"), ["-c", failing, "sh", one.path, file.path],
            pulse: .init(file: file, limit: 0.5, beats: EventStream.beats))
        #expect(process.status == .stuck)
    }

    @Test("of a test that fails without end, the first failure of each place is read")
    func firstFailures() {
        let failures = String(
            repeating: line("issueRecorded") + line("issueRecorded", column: 9), count: 1000)
        let open = Data((line("testStarted") + failures).utf8)
        #expect(EventStream.thinned(open).count < open.count / 5)
        #expect(TestEvents(EventStream.thinned(open)).issues.map(\.column) == [5, 9])

        let few = line("testStarted") + line("issueRecorded") + line("issueRecorded")
        let ended = Data((few + line("testEnded")).utf8)
        #expect(EventStream.thinned(ended) == ended)
        #expect(TestEvents(ended).issues.count == 2)
    }
}
