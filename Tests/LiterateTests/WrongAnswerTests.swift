import Foundation
import Testing

@testable import Literate

/// What readers are told whose answers fail like known wrong ones; the compiler is asked once for each.
@Suite(.serialized)
struct WrongAnswerTests {
    private let folder: TrialFolder
    private let verification: Verification
    private let chapter: Chapter
    private let exercise: Exercise
    private let record: WrongAnswerRecord
    private let table: LocaleTable

    init() throws {
        folder = try TrialFolder([:])
        table = try LocaleTable.load(
            FixtureTests.package.appendingPathComponent("site/locales/en.json"))
        verification = try BookVerifier(
            FixtureTests.folder.appendingPathComponent("good-exercise"), shownAs: "book",
            table: table
        ).verify()
        (chapter, exercise) = try verification.book.exercise(named: "step-by-two")
        record = WrongAnswerRecord(verification.book, verification.findings)
    }

    private func report(_ answer: String) throws -> ExerciseReport {
        let file = folder.url.appendingPathComponent("mine.swift")
        try answer.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try ExerciseTrial(
            AnswerFile(file, shownAs: "mine.swift"), to: exercise, in: chapter, table,
            toolchain: .find(), engine: .besideThisProgram(), limit: 20
        ).outcome()
        return ExerciseReport(exercise: exercise, outcome: outcome, record: record)
    }

    @Test("an answer that fails as a wrong one does is told its reply, whatever its lines")
    func told() throws {
        let same = try report(
            """
            import UIKit

            /// My own words.
            func stepped(_ count: Int) -> Int {
                let step = 3
                return count + step
            }
            """)
        #expect(same.reply == ["This is wrong in way 2."])
        #expect(same.text.contains("\n\nThis is wrong in way 2.\n\n✕ a tap counts two\n"))
        let stops = try report(
            "func stepped(_ count: Int) -> Int {\n\n\n    precondition(count >= 0, \"no debts\")\n"
                + "    return count + 2\n}\n")
        #expect(stops.reply == ["This is wrong in way 1."])
    }

    @Test("with other values found nothing is told, nor once it is done")
    func untold() throws {
        #expect(try report("func stepped(_ count: Int) -> Int { count + 7 }\n").reply.isEmpty)
        #expect(try report(exercise.solution.text).reply.isEmpty)
    }

    @Test(
        "who has written nothing yet is told nothing, though a wrong answer fails as the starter does"
    )
    func starter() throws {
        let same = try report("func stepped(_ count: Int) -> Int { 1 + count }\n")
        let signature = try #require(same.outcome.signature)
        let started = try report("// The task.\nimport UIKit\n\n" + exercise.starter.text)
        #expect(started.outcome.signature == nil && !started.outcome.isDone)
        #expect(!signature.text.isEmpty)
    }

    @Test("the record is read as it was written, and says so when an answer fails otherwise")
    func kept() throws {
        try record.write(in: folder.url)
        #expect(try WrongAnswerRecord.read(in: folder.url, shownAs: "book") == record)
        #expect(record.problems(in: verification.book, verification.findings).isEmpty)
        let problems = WrongAnswerRecord().problems(in: verification.book, verification.findings)
        #expect(problems.count == 4)
        #expect(problems.first?.remedy == "`make bless` writes it down")
        #expect(
            problems.map(\.position)
                == verification.book.exercises.flatMap {
                    $0.exercise.wrongAnswers.map(\.attempt.fence)
                })
    }

    @Test("what is no record is told with its file")
    func noRecord() throws {
        #expect(try WrongAnswerRecord.read(in: folder.url, shownAs: "book") == nil)
        try "[1]".write(
            to: folder.url.appendingPathComponent(WrongAnswerRecord.fileName), atomically: true,
            encoding: .utf8)
        let problem = #expect(throws: Problem.self) {
            try WrongAnswerRecord.read(in: folder.url, shownAs: "book")
        }
        #expect(problem?.position.file == "book/wrong-answers.json")
    }
}
