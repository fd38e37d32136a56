import ArgumentParser
import Foundation
import Literate

/// Keeps a reader company: shows the current exercise, and checks the answer whenever it is saved.
struct WatchExercises: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "watch",
        abstract: "Show the current exercise, and check your answer whenever you save it.",
        discussion: """
            Without a name it goes on with the current exercise or, once that is done, with the next.

            Where there is no terminal to show it on, the current exercise is checked once, as `run` does.
            """)

    @Argument(help: "The name of the exercise to begin with, or its beginning.")
    var name: String?

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        guard Terminal.isInteractive else {
            var once = RunExercise()
            once.name = name
            once.options = options
            return try once.run()
        }
        try ExerciseEnd.telling {
            let workshop = try options.workshop()
            let progress = try workshop.progress()
            let item =
                try name == nil ? workshop.goingOn(progress) : workshop.item(named: name, progress)
            try WatchLoop(workshop, at: item, progress).run()
            print(farewell(workshop, try workshop.progressFile.read().progress))
        }
    }

    /// How much is done, and with what the next call goes on.
    private func farewell(_ workshop: Workshop, _ progress: ExerciseProgress) -> String {
        let count = workshop.items.count { progress.done[$0.id] != nil }
        let next = workshop.goingOn(progress)
        let done = "\(count) of \(workshop.items.count) exercises done."
        guard progress.done[next.id] == nil else { return done }
        return done + " `\(options.commands.goOn)` goes on with \(next.id)."
    }
}
