import Foundation
import Testing

@testable import Literate

/// Answers that mean harm or have bad luck: each is stopped, told in a sentence, and disturbs nothing else.
@Suite(.serialized)
struct HostileAnswerTests {
    private let folder: TrialFolder
    private let chapter: Chapter
    private let exercise: Exercise
    private let table: LocaleTable

    init() throws {
        folder = try TrialFolder([:])
        table = try LocaleTable.load(
            FixtureTests.package.appendingPathComponent("site/locales/en.json"))
        let book = Book.load(
            FixtureTests.folder.appendingPathComponent("good-exercise"), shownAs: "book"
        ).book
        (chapter, exercise) = try book.exercise(named: "step-by-two")
    }

    /// What becomes of an answer whose first line is at line 5 of its file.
    private func outcome(
        _ body: String, besides rest: String = "", limit: Double = 1, halt: Halt = Halt()
    ) throws -> ExerciseTrial.Outcome {
        let file = folder.url.appendingPathComponent("mine.swift")
        let text = """
            import UIKit
            import Foundation

            func stepped(_ count: Int) -> Int {
                \(body)
                return count < 0 ? count : count + 2
            }
            \(rest)

            """
        try text.write(to: file, atomically: true, encoding: .utf8)
        var trial = try ExerciseTrial(
            AnswerFile(file, shownAs: "mine.swift"), to: exercise, in: chapter, table,
            toolchain: .find(), engine: .besideThisProgram(), limit: limit)
        trial.halt = halt
        return try trial.outcome()
    }

    /// What is told of the first check that does not hold.
    private func told(_ outcome: ExerciseTrial.Outcome) throws -> ExerciseTrial.Failure {
        #expect(!outcome.isDone && outcome.isStopped)
        return try #require(outcome.checks.first { !$0.isPassed }?.failures.first)
    }

    #if os(Linux)
        @Test(
            "what computes without end is stopped within its limit, and told with the line where it stood",
            arguments: ["while true {}", "var a = 0; while true { a &+= 1 }"])
        func endless(body: String) throws {
            let failure = try told(outcome(body))
            #expect(failure.lines == ["it does not end: it was stopped after 1 s"])
            #expect(failure.position.file == "mine.swift" && failure.position.line == 5)
        }

        @Test("what takes memory without end is stopped, at its line")
        func memory() throws {
            let body =
                "var all: [[UInt8]] = []; while true { all.append([UInt8](repeating: 1, count: 1 << 26)) }"
            let failure = try told(outcome(body, limit: 60))
            #expect(failure.lines[0].hasPrefix("it takes more and more memory: it was stopped at"))
            #expect(failure.position.file == "mine.swift" && failure.position.line == 5)
        }

        @Test("an answer starts no program")
        func programs() throws {
            let outcome = try outcome(
                """
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                do { try process.run(); print("started") } catch { print("refused") }
                """)
            #expect(outcome.isDone && outcome.printed == "refused\nrefused\n")
        }

        @Test("an answer cannot stop the program that judges it, nor its own group")
        func parent() throws {
            let outcome = try outcome(
                "print(kill(getppid(), SIGKILL), kill(0, SIGKILL), kill(-1, SIGTERM))")
            #expect(outcome.isDone && outcome.printed == "-1 -1 -1\n-1 -1 -1\n")
        }

        @Test("an answer writes nothing into the reader's folder")
        func files() throws {
            let place = folder.path("there.txt")
            let outcome = try outcome(
                "do { try \"x\".write(toFile: \"\(place)\", atomically: false, encoding: .utf8) } catch { print(\"refused\") }"
            )
            #expect(outcome.isDone && outcome.printed == "refused\nrefused\n")
            #expect(!FileManager.default.fileExists(atPath: place))
        }
    #endif

    @Test(
        "what waits without end is stopped within its limit, and told by the check that it happens in",
        arguments: [
            "sleep(1000)", "DispatchSemaphore(value: 0).wait()", "while true { usleep(1000) }",
        ])
    func waiting(body: String) throws {
        let failure = try told(outcome(body))
        #expect(failure.lines == ["it does not end: it was stopped after 1 s"])
    }

    @Test("what prints without end is stopped")
    func flood() throws {
        let failure = try told(
            outcome("while true { print(String(repeating: \"x\", count: 1000)) }"))
        #expect(failure.lines[0].hasPrefix("it prints without end: it was stopped after"))
    }

    @Test("a check that was stopped keeps none that held before it from being told")
    func othersHold() throws {
        let outcome = try outcome("if count < 0 { while true {} }")
        #expect(outcome.checks.map(\.isPassed) == [true, false])
        let second = try self.outcome("if count >= 0 { while true {} }")
        #expect(
            second.checks.map { $0.failures.first?.lines[0] } == [
                "it does not end: it was stopped after 1 s",
                "it did not run, because a check before it was stopped",
            ])
    }

    @Test("a crash is told at its line, and what was printed before it is kept")
    func crash() throws {
        let outcome = try outcome("print(\"here\"); fatalError(\"no steps\")")
        let failure = try told(outcome)
        #expect(failure.lines == ["the program stops: no steps"])
        #expect(failure.position.file == "mine.swift" && failure.position.line == 5)
        #expect(outcome.printed.hasPrefix("here\n"))
    }

    @Test("a function that calls itself without end is told as such")
    func overflow() throws {
        let failure = try told(
            outcome(
                "return deep(count)",
                besides: "func deep(_ n: Int) -> Int { deep(n + 1) + deep(n) }"))
        #expect(
            failure.lines == [
                "the program stops: its stack is full, so some function calls itself without end"
            ])
        #if os(Linux)
            #expect(
                failure.position
                    == SourcePosition(file: "mine.swift", line: 8, column: failure.position.column))
        #endif
    }

    @Test("whoever ends the program has passed no check", arguments: [0, 1])
    func exits(status: Int) throws {
        let outcome = try outcome("exit(\(status))")
        #expect(try told(outcome).lines == ["it ended the program, with exit(\(status))"])
        #expect(outcome.checks.allSatisfy { !$0.isPassed })
    }

    @Test("what an answer writes among the tests' events passes no check")
    func events() throws {
        let function = "\\u{22}kind\\u{22}:\\u{22}testEnded\\u{22}"
        let outcome = try outcome(
            """
            let folder = ProcessInfo.processInfo.environment["WORKBOOK_RUNS"] ?? ""
            let events = (try? String(contentsOfFile: folder + "/events.jsonl", encoding: .utf8)) ?? ""
            let ended = events.split(separator: "\\n").map {
                $0.replacingOccurrences(of: "testStarted", with: "testEnded")
            }
            print("{\(function)}")
            try? (events + ended.joined(separator: "\\n") + "\\n")
                .write(toFile: folder + "/events.jsonl", atomically: false, encoding: .utf8)
            exit(0)
            """)
        #expect(!outcome.isDone && outcome.checks.allSatisfy { !$0.isPassed })
    }

    @Test("there is nothing to read, and standard output may be closed")
    func streams() throws {
        let outcome = try outcome(
            "print(readLine() ?? \"nothing\"); fclose(stdin); close(1); fclose(stdout)")
        #expect(outcome.isDone || outcome.isStopped)
        #expect(outcome.printed.hasPrefix("nothing\n"))
    }

    @Test(
        "an answer that redefines what its checks use is refused at its line",
        arguments: [
            ("func == (a: Int, b: Int) -> Bool { true }", "=="),
            ("extension Int { static func == (a: Int, b: Int) -> Bool { true } }", "=="),
            ("extension Equatable { static func == (a: Self, b: Self) -> Bool { true } }", "=="),
            ("func <= <T>(a: T, b: T) -> Bool { true }", "<="),
            ("enum Testing {}", "Testing"), ("func __met() {}", "__met"),
            ("struct CGPoint { init(x: Int, y: Int) {} }", "CGPoint"),
        ])
    func shadows(rest: String, name: String) throws {
        let problem = try #require(try outcome("", besides: rest).problems.first)
        #expect(problem.message == "the checks use `\(name)`, and would get this one of yours")
        #expect(problem.position.file == "mine.swift" && problem.position.line == 8)
    }

    @Test("an answer's own types have operators and helpers as they like")
    func ownTypes() throws {
        let outcome = try outcome(
            "",
            besides: """
                struct Step: Equatable {
                    var size = 2
                    static func == (a: Step, b: Step) -> Bool { a.size == b.size }
                }
                func == (a: Step, b: Int) -> Bool { a.size == b }
                extension Step { static func <= (a: Step, b: Int) -> Bool { a.size <= b } }
                func tapAgain() {}
                """)
        #expect(outcome.problems.isEmpty && outcome.isDone)
    }

    @Test("an outcome that nobody wants any more is not waited for")
    func halted() throws {
        let halt = Halt()
        halt.call()
        #expect(throws: Halted.self) { try outcome("while true {}", halt: halt) }
    }
}
