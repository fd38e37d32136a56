import Foundation
import Testing

@testable import Literate

/// A reader's answers to the exercise of a little book; the compiler is asked once for each.
@Suite(.serialized)
struct ExerciseTrialTests {
    private let folder: TrialFolder
    private let chapter: Chapter
    private let exercise: Exercise
    private let table: LocaleTable

    init() throws {
        folder = try TrialFolder([:])
        let books = FixtureTests.folder
        table = try LocaleTable.load(
            FixtureTests.package.appendingPathComponent("site/locales/en.json"))
        let book = Book.load(books.appendingPathComponent("good-exercise"), shownAs: "book").book
        (chapter, exercise) = try book.exercise(named: "step-by-two")
    }

    private func outcome(_ answer: String) throws -> ExerciseTrial.Outcome {
        let file = folder.url.appendingPathComponent("mine.swift")
        try ("// Mine.\nimport UIKit\n\n" + answer + "\n")
            .write(to: file, atomically: true, encoding: .utf8)
        return try ExerciseTrial(
            AnswerFile(file, shownAs: "mine.swift"), to: exercise, in: chapter, table,
            toolchain: .find(), engine: .besideThisProgram(), limit: 20
        ).outcome()
    }

    private func report(_ outcome: ExerciseTrial.Outcome) -> String {
        ExerciseReport(exercise: exercise, outcome: outcome).text
    }

    @Test("what does not hold is told by the check's name, with the reason of each recognizer")
    func starter() throws {
        let outcome = try outcome(exercise.starter.text)
        #expect(outcome.problems.isEmpty && !outcome.isDone)
        #expect(outcome.checks.map(\.isPassed) == [false, true])
        let failure = try #require(outcome.checks[0].failures.first)
        #expect(failure.lines == ["(counter.count → 1) == 2", "one tap"])
        #expect(failure.position.file == "book/01-stepping.md")
        #expect(outcome.checks[0].reasons.first?.hasPrefix("step was recognized because") == true)
        let report = report(outcome)
        #expect(report.contains("✕ a tap counts two\n") && report.contains("✓ debt stays"))
        #expect(report.contains("1 of 2 checks does not hold.") && report.contains("HINT=1"))
        #expect(!report.contains("The counter did not change") && !report.contains("SOLUTION"))
    }

    @Test("of an answer to choose, the page tells what the terminal tells of the same answer")
    func choices() throws {
        let books = FixtureTests.folder
        let findings = try BookVerifier(
            books.appendingPathComponent("good-exercise"), shownAs: "book", table: table
        ).verify().findings
        #expect(
            exercise.choices.map(\.choice) == [
                "count < 0 ? count : count + 2", "one", "two, or a stop",
            ])
        for answer in exercise.choices {
            let told = try #require(findings.judged[answer.fence])
            let trial = try outcome(answer.text).checks
            #expect(told.map(\.name) == trial.map(\.name))
            #expect(told.map(\.reasons) == trial.map(\.reasons))
            #expect(
                told.map { $0.failures.map(\.lines) } == trial.map { $0.failures.map(\.lines) })
        }
        let judged = exercise.choices.map { findings.judged[$0.fence]?.map(\.isPassed) }
        #expect(judged == [[true, true], [false, true], [true, false]])
        #expect(findings.judged[exercise.starter.fence]?[0].reasons.isEmpty == false)
    }

    @Test("whoever has passed every check is told what to notice, and where the solution is")
    func solution() throws {
        let outcome = try outcome(exercise.solution.text)
        #expect(outcome.isDone && outcome.problems.isEmpty)
        let report = report(outcome)
        #expect(report.contains("The counter did not change") && report.contains("SOLUTION=1"))
    }

    @Test("what does not compile is told at the reader's own line")
    func compileError() throws {
        let outcome = try outcome("func stepped(_ count: Int) -> Int { cuont }")
        #expect(outcome.checks.isEmpty && !outcome.isDone)
        #expect(
            outcome.problems.map(\.description) == [
                "mine.swift:4:37: error: cannot find 'cuont' in scope"
            ])
    }

    @Test(
        "what UIKit has and the engine lacks is told as such, of the chapter's classes too; a slip is not"
    )
    func lacking() throws {
        let answer = """
            extension Counter {
                override var prefersHomeIndicatorAutoHidden: Bool { true }
                func dim() { view.largeContentTitle = nil; view.largeTitel = nil }
            }
            func stepped(_ count: Int) -> Int { count + 2 }
            """
        let told = try outcome(answer).problems.map(\.description)
        #expect(
            told == [
                "mine.swift:5:18: error: UIKit has `UIViewController.prefersHomeIndicatorAutoHidden`, the engine does not\n"
                    + "    leave it out, or write what you need of it yourself",
                "mine.swift:6:23: error: UIKit has `UIView.largeContentTitle`, the engine does not\n"
                    + "    leave it out, or write what you need of it yourself",
                "mine.swift:6:53: error: value of type 'UIView' has no member 'largeTitel'",
            ])
    }

    @Test("an answer that the rest cannot do with is told where the rest needs it")
    func missingName() throws {
        let outcome = try outcome("func step(_ count: Int) -> Int { 2 }")
        #expect(outcome.problems.count == 2)
        #expect(outcome.problems[0].position.file == "book/01-stepping.md")
        #expect(
            outcome.problems[0].message.hasPrefix("the book’s code does not compile with yours"))
    }

    @Test("a crash fails the check it happens in, at the reader's line, and the others run")
    func crash() throws {
        let outcome = try outcome(
            "func stepped(_ count: Int) -> Int { \n    precondition(count >= 0, \"no\"); return 2 }"
        )
        #expect(outcome.checks.map(\.isPassed) == [true, false])
        let failure = try #require(outcome.checks[1].failures.first)
        #expect(failure.lines == ["the program stops: no"])
        #expect(failure.position.file == "mine.swift" && failure.position.line == 5)
    }

    @Test("statements have no place in an answer")
    func statement() throws {
        let problem = try #require(try outcome("print(1)").problems.first)
        #expect(problem.position.line == 4 && problem.remedy == "move it into a function")
    }
}
