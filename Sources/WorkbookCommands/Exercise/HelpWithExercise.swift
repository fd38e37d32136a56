import ArgumentParser
import Foundation
import Literate

/// Gives a hint.
struct HintForExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hint", abstract: "Give a hint; each goes further than the one before.")

    @Argument(help: "The name of the exercise, or its beginning; without one, the current one.")
    var name: String?

    @Argument(help: "The number of the hint, from 1; without one, the next that you have not seen.")
    var number: Int?

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try Workshop(options)
            let progress = try workshop.progress()
            let exercise = try workshop.item(named: name, progress).exercise
            let seen = progress.hints[exercise.id] ?? 0
            let count = exercise.hints.count
            let number = number ?? min(seen + 1, count)
            guard exercise.hints.indices.contains(number - 1) else {
                throw ToolFailure("\(exercise.id) has no hint \(number): it has 1 to \(count)")
            }
            try workshop.progressFile.update { progress in
                progress.hints[exercise.id] = max(number, progress.hints[exercise.id] ?? 0)
            }
            print("Hint \(number) of \(count)\n")
            print(exercise.hints[number - 1].plainLines.joined(separator: "\n"))
            if number < count {
                let next = options.commands.hint(number + 1, of: exercise.id)
                print("\nOne that goes further: \(next)")
            }
        }
    }
}

/// Prints the book's own answer.
struct SolutionOfExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "solution", abstract: "Print the book’s own solution, once all checks hold.")

    @Argument(help: "The name of the exercise, or its beginning; without one, the current one.")
    var name: String?

    @Flag(help: "Print it although the exercise is not done yet.")
    var anyway = false

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try Workshop(options)
            let progress = try workshop.progress()
            let item = try workshop.item(named: name, progress)
            guard anyway || progress.done[item.id] != nil else {
                throw ToolFailure(
                    "\(item.id) is not done yet: the solution is printed once all its checks hold\n"
                        + "    to see it now, add --anyway (with make, SOLUTION=anyway)")
            }
            print(item.exercise.solution.text, terminator: "")
        }
    }
}

/// Begins an exercise anew.
struct ResetExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset",
        abstract: "Begin an exercise anew; a copy of what you have written is kept.")

    @Argument(help: "The name of the exercise, or its beginning.")
    var name: String

    @Flag(help: "Do not ask.")
    var yes = false

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try options.workshop()
            let item = try workshop.item(named: name, workshop.progress())
            let path = workshop.path(of: item)
            if !yes, workshop.folder.isChanged(item.exercise, in: item.chapter) {
                print(
                    "\(path) has your changes. Begin anew? A copy is kept. [y/N] ", terminator: "")
                fflush(nil)
                guard ["y", "yes"].contains(readLine()?.lowercased() ?? "") else {
                    throw ToolFailure("nothing was changed; --yes does it without asking")
                }
            }
            let copy = try workshop.reset(item)
            if let copy { print("your file is kept as \(copy)") }
            print("\(path) is as it was at first")
        }
    }
}
