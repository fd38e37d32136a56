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
        #expect(report.text.contains("\nThe task is at the top of exercises/step.swift\n"))
    }

    @Test(
        "the hint that is offered is the first that the reader has not seen, or the last again",
        arguments: [
            (0, "A hint: make exercise NAME=step-by-two HINT=1"),
            (1, "The next hint: make exercise NAME=step-by-two HINT=2"),
            (2, "The last hint again: make exercise NAME=step-by-two HINT=2"),
        ])
    func hints(seen: Int, offer: String) {
        var outcome = ExerciseTrial.Outcome()
        outcome.checks = [check("one")]
        let report = ExerciseReport(exercise: exercise, outcome: outcome, hintsSeen: seen)
        #expect(report.text.hasSuffix("\n" + offer))
    }

    @Test("a hint is asked for in the folder of the answer, also where that is not the usual one")
    func otherFolder() {
        var outcome = ExerciseTrial.Outcome()
        outcome.checks = [check("one")]
        let commands = ExerciseCommands(out: "my answers")
        let report = ExerciseReport(exercise: exercise, outcome: outcome, commands: commands)
        let command = ".build/debug/workbook exercise hint step-by-two 1 --out 'my answers'"
        #expect(report.text.contains(command))
    }

    @Test(
        "a paragraph of the task is one, whatever a line of it begins with; a list's entries stay")
    func paragraphs() {
        var task = exercise.task
        task.text = "One tap, at\n(150, 340), and `a`\n“b”.\n\n- A first thing.\n- A second."
        #expect(
            task.plainLines == [
                "One tap, at (150, 340), and `a` “b”.", "", "- A first thing.", "- A second.",
            ])
    }

    @Test("who predicts has the names of the checks, the guards' like the others'")
    func checkNames() {
        let lines = exercise.checkReportLines.flatMap { $0.lines(at: 80) }
        #expect(lines == ["What is checked:", "  · a tap counts two", "  · debt stays"])
    }
}
