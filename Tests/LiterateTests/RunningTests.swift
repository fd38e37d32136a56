import Foundation
import Testing

@testable import Literate

struct RunningTests {
    @Test("diagnostics are read once each, without their group; notes are left out")
    func diagnostics() {
        let output = """
            chapters/01-a.md:12:5: error: cannot find 'x' in scope
                x
                ^
            chapters/01-a.md:3:1: note: did you mean 'y'?
            chapters/01-a.md:12:5: error: cannot find 'x' in scope
            chapters/01-a.md:14:9: warning: 'v' was never used; replace it [#no-usage]
            <unknown>:0: error: fatal
            """
        let found = Diagnostic.parse(output)
        #expect(found.map(\.position.line) == [12, 14])
        #expect(found.map(\.severity) == [.error, .warning])
        #expect(found.last?.message == "'v' was never used; replace it")
    }

    @Test("a crash is placed by the first frame in the chapter")
    func crashByFrame() {
        let text = """
            Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
            3 [ra] 0x01 second(_:) + 145 in claims at chapters/01-a.md:5:9
            4 [ra] 0x02 __claim_01_a_12() + 145 in claims at chapters/01-a.md:13:9
            """
        let report = CrashReport(text, file: "chapters/01-a.md", signal: 4)
        #expect(report.message == "Index out of range")
        #expect(report.line == 5)
        #expect(report.column == 9)
    }

    @Test("of several files with one name the innermost frame tells which")
    func crashAmongFiles() {
        let text = "0 in f() at /tmp/w/b/V.swift:5:9\n1 in g() at /tmp/w/a/V.swift:4:3\n"
        #expect(
            CrashReport.place(in: text, among: ["a/V.swift", "b/V.swift"])
                == SourcePosition(file: "b/V.swift", line: 5, column: 9))
        #expect(CrashReport.place(in: text, among: ["c/V.swift"]) == nil)
    }

    @Test("without frames a crash is placed by the line the runtime names")
    func crashByMessage() {
        let text = "Claims/01-a.md:7: Fatal error: no list\n"
        let report = CrashReport(text, file: "chapters/01-a.md", signal: 4)
        #expect(report.line == 7)
        #expect(report.column == nil)
        #expect(CrashReport("", file: "a", signal: 11).message.hasSuffix("signal 11"))
    }

    @Test("a crash is told in the last words, and in none if no check of Swift's stopped it")
    func lastWords() {
        let text = """
            Claims/01-a.md:3: Fatal error: printed
            Claims/01-a.md:7: Fatal error: died of this

            *** Program crashed: Illegal instruction at 0x0000 ***

             3 │     fputs("Fatal error: printed", stderr)
            """
        let report = CrashReport(text, file: "chapters/01-a.md", signal: SIGILL)
        #expect(report.message == "died of this" && report.line == 7)
        #expect(!report.words.contains("printed"))
        let killed = CrashReport(
            "Claims/01-a.md:3: Fatal error: printed\n", file: "chapters/01-a.md", signal: SIGKILL)
        #expect(killed.words == "the program was stopped by signal 9" && killed.line == nil)
    }

    @Test("events tell which test was interrupted, even if the last line is cut short")
    func events() {
        let stream = """
            {"kind":"event","payload":{"kind":"testStarted","testID":"M.__claim_a_1()/a.swift:1:2"},"version":0}
            {"kind":"event","payload":{"kind":"testEnded","testID":"M.__claim_a_1()/a.swift:1:2"},"version":0}
            {"kind":"event","payload":{"kind":"testStarted","testID":"M.__claim_a_9()/a.swift:1:2"},"version":0}
            {"kind":"event","payl
            """
        let events = TestEvents(Data(stream.utf8))
        #expect(events.started == ["__claim_a_1", "__claim_a_9"])
        #expect(events.interrupted == "__claim_a_9")
    }

    @Test("the hash of content changes with every byte and every boundary")
    func contentHash() {
        func hash(_ texts: String...) -> UInt64 {
            var hash = ContentHash()
            for text in texts { hash.add(text) }
            return hash.value
        }
        #expect(hash("abcdefghi") == hash("abcdefghi"))
        #expect(hash("abcdefghi") != hash("abcdefghj"))
        #expect(hash("abcdefghi") != hash("bbcdefghi"))
        #expect(hash("ab", "c") != hash("a", "bc"))
    }

    @Test("a program that shows no sign of life is stopped")
    func stuck() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("no-pulse")
        let process = try Subprocess.run(
            URL(fileURLWithPath: "/bin/sleep"), ["30"], pulse: .init(file: file, limit: 0.2))
        #expect(process.status == .stuck)
    }

    @Test("claims end with whoever started them, even one that never would")
    func claimsEndWithTheirParent() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in [
            ("confinement", Confinement.source), ("entry", ClaimSupport.entry),
            ("claim", "import Testing\n@Test func a() { while true {} }"),
        ] {
            try text.write(
                to: folder.appendingPathComponent("\(name).swift"), atomically: true,
                encoding: .utf8)
        }
        let toolchain = try Toolchain.find()
        let compiled = try Subprocess.run(
            toolchain.compiler,
            ["-parse-as-library"] + toolchain.testingFlags
                + ["-o", "claims", "confinement.swift", "entry.swift", "claim.swift"], in: folder)
        #expect(compiled.status == .exited(0), "\(compiled.errors)")

        // The inner shell starts the claims and ends; the outer one looks whether they have, too.
        let script = """
            (./claims --testing-library swift-testing & echo $! > pid; sleep 3)
            for i in $(seq 200); do kill -0 $(cat pid) || exit 0; sleep 0.1; done
            kill -9 $(cat pid)
            exit 7
            """
        let shell = URL(fileURLWithPath: "/bin/sh")
        #expect(try Subprocess.run(shell, ["-c", script], in: folder).status == .exited(0))
    }

    @Test("output, errors and status of a program arrive")
    func subprocess() throws {
        let shell = URL(fileURLWithPath: "/bin/sh")
        let process = try Subprocess.run(
            shell, ["-c", "echo $WORD; echo no >&2; exit 3"], environment: ["WORD": "yes"])
        #expect(process.status == .exited(3))
        #expect(process.output == "yes\n")
        #expect(process.errors == "no\n")
        #expect(throws: ToolFailure.self) {
            try Subprocess.run(URL(fileURLWithPath: "/no/such/program"), [])
        }
    }
}
