import Testing

@testable import Literate

/// What the terminal says of an answer.
struct ExerciseReportTests {
    private let exercise: Exercise

    init() throws {
        let book = Book.checked(
            FixtureTests.folder.appendingPathComponent("good-exercise"), shownAs: "book"
        ).book
        exercise = try book.exercise(named: "step-by-two").exercise
    }

    private func check(_ name: String, _ reasons: String...) -> ExerciseTrial.Check {
        let failure = ExerciseTrial.Failure(position: exercise.task.fence, lines: ["1 == 2"])
        return ExerciseTrial.Check(name: name, failures: [failure], reasons: reasons)
    }

    @Test("why a recognizer did what it did is told once, at the first check that tells it")
    func reasonsOnce() {
        var outcome = ExerciseTrial.Outcome()
        outcome.checks = [
            check("the first", "pan failed.", "tap waited."),
            check("the second", "pan failed.", "press began."),
        ]
        let text = ExerciseReport(exercise: exercise, outcome: outcome).text
        #expect(text.matches(of: /pan failed\./).count == 1)
        let second = text.split(separator: "the second").last ?? ""
        #expect(second.contains("press began.") && !second.contains("tap waited."))
    }

    @Test("the report names the file to edit")
    func names() {
        var outcome = ExerciseTrial.Outcome()
        outcome.checks = [check("one")]
        let report = ExerciseReport(
            exercise: exercise, outcome: outcome, path: "exercises/step.swift")
        #expect(report.text.contains("\nexercises/step.swift\n"))
    }
}
