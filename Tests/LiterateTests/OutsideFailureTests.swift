import Foundation
import Testing

@testable import Literate

/// What is no mistake of a chapter is never told as one.
struct OutsideFailureTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("outside-\(UUID().uuidString)")

    /// What becomes of a chapter that is right, with a compiler that is a script.
    private func outcome(compiler script: String) throws -> ChapterOutcome {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let compiler = folder.appendingPathComponent("swiftc")
        try "#!/bin/sh\n\(script)\n".write(to: compiler, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        let text = "# A\n\n```swift {.test name=\"a\"}\n#expect(Device().now == 0)\n```\n"
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let toolchain = Toolchain(compiler: compiler, identity: "", testingFlags: [], limit: 5)
        let work = folder.appendingPathComponent("work")
        return try ChapterProgram(
            chapter, toolchain: toolchain, engine: .besideThisProgram(), limit: 5,
            findsTouchless: false
        ).outcome(in: work, .init(.nothing, of: "a", scratch: work))
    }

    @Test(
        "a compiler that dies, finds no room or comes to no end says nothing of the chapter",
        arguments: [
            "kill -9 $$", "kill -11 $$",
            "echo 'error: compile command failed due to signal 6 (use -v to see it)' >&2; exit 1",
            "echo '<unknown>:0: error: No space left on device' >&2; exit 1",
            "echo 'LLVM ERROR: IO failure on output stream: No space left on device' >&2; exit 1",
            "echo 'error: unable to execute command: Killed' >&2; exit 254", "sleep 600",
            "while :; do sleep 600 & done",
        ])
    func compiler(script: String) {
        #expect(throws: OutsideFailure.self) { try outcome(compiler: script) }
    }

    @Test("a mistake that the compiler finds is the chapter's, whatever the words")
    func mistake() throws {
        let said = "01-a.md:4:3: error: cannot find 'No space left on device' in scope"
        let problems = try outcome(compiler: "echo \"\(said)\" >&2; exit 1").problems
        #expect(problems.map(\.position.line) == [4])
    }

    @Test("a program of the book that could not write down what it found is not judged")
    func unwritten() throws {
        let script = "#!/bin/sh\nexit \(ClaimSupport.cannotWrite)\n"
        #expect(throws: OutsideFailure.self) { try run(script) }
    }

    @Test("a program that is killed once runs again, one that kills itself keeps its end")
    func killed() throws {
        // The folder it runs in is made anew each time, the one above is not.
        let once = "#!/bin/sh\nif mkdir ../seen; then kill -9 $$; fi\nexit 0\n"
        #expect(try run(once).status == .exited(0))
        #expect(try run("#!/bin/sh\nkill -9 $$\n").status == .killed(signal: SIGKILL))
    }

    private func run(_ script: String) throws -> ToolTape.Answer {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent(ClaimProcess.executableName)
        try script.write(to: program, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: program.path)
        let tape = ToolTape(.nothing, at: "a")
        return try ClaimProcess(folder: folder, limit: 5, tape: tape).start([])
    }
}
