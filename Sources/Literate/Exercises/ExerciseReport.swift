/// What the terminal tells of an answer to an exercise, in the book's words.
public struct ExerciseReport {
    let exercise: Exercise
    let outcome: ExerciseTrial.Outcome
    /// What is known of wrong answers.
    var record = WrongAnswerRecord()

    /// A report on an answer that compiles.
    public init(
        exercise: Exercise, outcome: ExerciseTrial.Outcome,
        record: WrongAnswerRecord = WrongAnswerRecord()
    ) {
        self.exercise = exercise
        self.outcome = outcome
        self.record = record
    }

    /// What the reader probably thought, in lines; none if the answer fails like no wrong answer of the exercise.
    public var reply: [String] {
        record.reply(to: outcome.signature?.text, of: exercise)?.plainLines ?? []
    }

    /// The whole report.
    public var text: String {
        ([exercise.title, exercise.effort, ""] + outcome.checks.flatMap(lines) + [""] + ending)
            .joined(separator: "\n")
    }

    private func lines(of check: ExerciseTrial.Check) -> [String] {
        guard !check.isPassed else { return ["✓ \(check.name)"] }
        let failures = check.failures.flatMap { failure in
            ["    " + failure.lines[0]] + failure.lines.dropFirst().map { "        " + $0 }
                + ["    at \(failure.position.file):\(failure.position.line)"]
        }
        let reasons = check.reasons.flatMap { sentence in
            [""] + sentence.wrapped(at: BlessedBlock.widestSentence - 4).map { "    " + $0 }
        }
        return ["✕ \(check.name)"] + failures + reasons + (reasons.isEmpty ? [] : [""])
    }

    private var ending: [String] {
        guard !outcome.isDone else {
            return ["Done. What to notice:", ""] + exercise.notice.plainLines
                + ["", "The book’s own solution: make exercise NAME=\(exercise.id) SOLUTION=1"]
        }
        let failed = outcome.checks.count { !$0.isPassed }
        let all = outcome.checks.count
        let told = reply
        return (told.isEmpty ? [] : told + [""]) + [
            "\(failed) of \(all) \(all == 1 ? "check" : "checks") \(failed == 1 ? "does" : "do") not hold.",
            "A hint: make exercise NAME=\(exercise.id) HINT=1",
        ]
    }
}
