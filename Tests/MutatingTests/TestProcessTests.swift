import Foundation
import Testing

@testable import Mutating

/// Scripts stand in for the test bundle, and say what a bundle says.
@Suite("A run of the tests")
struct TestProcessTests {
    private static let issue = "echo '✘ Test x recorded an issue at A.swift:1:2: it failed'"

    private func ending(
        _ script: String, stopsAtFailure: Bool = true, seconds: Int = 5
    ) throws -> TestProcess.Ending {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("mutating-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let binary = folder.appendingPathComponent("bundle")
        try "#!/bin/sh\n\(script)\n".write(to: binary, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: binary.path)
        let order = TestProcess.Order(
            mutant: 3, tests: [1, 2], seconds: seconds, stopsAtFailure: stopsAtFailure)
        let process = try TestProcess(order, binary: binary, scratch: folder)
        while true {
            if let ending = process.poll() { return ending }
            usleep(1000)
        }
    }

    @Test("that reaches its end has noticed nothing")
    func passed() throws {
        #expect(try ending("echo @begins 1 0; echo @ends 1 5") == .passed)
    }

    @Test("knows which mutant is on and which tests run")
    func environment() throws {
        let script = "[ $MUTANT_NUMBER = 3 ] && [ \"$(cat $MUTANT_TESTS | tr '\\n' ' ')\" = '1 2' ]"
        #expect(try ending(script) == .passed)
    }

    @Test("ends with the first failed test, and not before that test has ended")
    func failed() throws {
        let script = "echo @begins 1 0; \(Self.issue); echo @ends 1 5; exec sleep 60"
        #expect(try ending(script) == .failed(test: 1))
    }

    @Test("that only leaves another run is told apart from one whose expectation fails")
    func shown() throws {
        let left = "echo '↳ \(TestNote.leftAnother) some'"
        let begin = "echo @begins 2 0; \(Self.issue); \(left);"
        #expect(try ending(begin + "echo @ends 2 5; exec sleep 60") == .shown(test: 2))
        #expect(
            try ending(begin + "\(Self.issue); echo @ends 2 5; exec sleep 60") == .failed(test: 2))
    }

    @Test("that crashes says whether an expectation had failed in that test")
    func crashed() throws {
        let crash = "kill -ILL $$"
        #expect(
            try ending("echo @begins 1 0; \(crash)") == .crashed(test: 1, afterFailure: false))
        #expect(
            try ending("echo @begins 1 0; \(Self.issue); \(crash)")
                == .crashed(test: 1, afterFailure: true))
    }

    @Test("that computes without end is stopped")
    func endless() throws {
        let ending = try ending("echo @begins 1 0; kill -KILL $$")
        #expect(ending == .endless(test: 1))
    }
}

@Suite("The compiler's errors")
struct CompilerErrorTests {
    private let source = """
        func f() {
            let a = b + c; let d = 1
        }
        """

    @Test("are read with their places, those of other folders are not")
    func places() {
        let output = """
            /x/package/Sources/A.swift:3:7: error: no
            /x/package/Sources/A.swift:4:7: warning: oh
            /y/B.swift:3:7: error: no
            """
        let errors = CompilerError.all(in: output, under: URL(fileURLWithPath: "/x/package"))
        #expect(
            errors == [CompilerError(path: "Sources/A.swift", line: 3, column: 7, message: "no")])
    }

    @Test("blame the innermost mutant around their place, and in the end whatever is on the line")
    func blame() throws {
        let file = MutatedFile(path: "A.swift", source: source)
        let line = try #require(file.text.split(separator: "\n").dropFirst().first)
        let column = try #require(line.utf8.firstIndex(of: UInt8(ascii: ",")))
        let error = CompilerError(
            path: "A.swift", line: 2, column: column.utf16Offset(in: line) + 1, message: "no")
        let first = file.suspects(error, without: [], isFirstTry: true)
        #expect(first.map(\.kind) == [.arithmetic])
        let later = file.suspects(error, without: [], isFirstTry: false)
        #expect(later.map(\.kind) == [.arithmetic, .constant, .constant])
    }

    @Test("of a variable without a value blame what left its assignment out")
    func uninitialized() {
        let file = MutatedFile(
            path: "A.swift",
            source: """
                func f() {
                    g()
                    (a, b) = h()
                    i(a)
                }
                """)
        let error = CompilerError(
            path: "A.swift", line: 4, column: 7,
            message: "variable 'g' used before being initialized")
        let suspects = file.suspects(error, without: [], isFirstTry: true)
        #expect(suspects.map(\.before) == ["g()"])
    }
}

@Suite("Tests with marks")
struct InstrumentedTestsTests {
    @Test("each asks whether it is to run, on its own line, and is known by suite and title")
    func marks() {
        let source = """
            import Testing
            @Suite("Some") struct Some {
                @Test("holds (G-4.2)", .tags(.a)) func first() { g() }
                func helper() { g() }
            }
            """
        let file = InstrumentedTests(path: "Tests/A.swift", source: source, module: "M", from: 7)
        #expect(file.tests.map(\.name) == ["M.Some/first"])
        #expect(file.tests.map(\.title) == ["holds (G-4.2)"])
        #expect(file.tests.map(\.rules) == [["G-4.2"]])
        #expect(file.tests.map(\.line) == [3])
        #expect(file.text.contains("{ guard mutant_test_begins(7) else { return };"))
        let lines = { (text: String) in text.split(separator: "\n").count }
        #expect(lines(file.text) == lines(source))
    }
}
