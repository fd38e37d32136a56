import ArgumentParser
import Foundation
import Literate

/// Checks a reader's answer once.
struct RunExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Compile your answer to an exercise and run its checks.")

    @Argument(help: "The name of the exercise, or its beginning; without one, the current one.")
    var name: String?

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try options.workshop()
            let item = try workshop.item(named: name, workshop.progress())
            let (data, trial) = try workshop.answer(to: item)
            let outcome = try trial.outcome()
            let progress = try workshop.note(outcome, of: data, to: item)
            print(workshop.report(on: outcome, of: data, to: item, progress).text)
            if let end = outcome.end { throw end }
        }
    }
}

/// Checks all answers, one after the other.
struct CheckAllExercises: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-all", abstract: "Run the checks of every exercise.")

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try options.workshop()
            var done = 0
            for item in workshop.items {
                let (data, trial) = try workshop.answer(to: item)
                let outcome = try trial.outcome()
                if outcome.isDone {
                    done += 1
                    try workshop.progressFile.update { $0.note(item.exercise, doneWith: data) }
                }
                print(line(of: item, outcome))
                fflush(nil)
            }
            print("\(done) of \(workshop.items.count) done.")
            if done < workshop.items.count { throw ExerciseEnd.notYet }
        }
    }

    private func line(of item: Workshop.Item, _ outcome: ExerciseTrial.Outcome) -> String {
        guard !outcome.isDone else { return "✓ \(item.id)" }
        if let problem = outcome.problems.first {
            return "✕ \(item.id): does not compile: \(problem.message)"
        }
        let report = ExerciseReport(exercise: item.exercise, outcome: outcome)
        return "✕ \(item.id): \(report.count)"
    }
}
