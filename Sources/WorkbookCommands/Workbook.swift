import ArgumentParser

/// The book's command: checks it, blesses its transcripts, and makes its site.
package struct Workbook: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "workbook",
        abstract: "Checks, blesses and publishes a book whose listings run.",
        subcommands: [
            Verify.self, Robust.self, Audit.self, Bless.self, Lint.self, Site.self, Serve.self,
            New.self, Rules.self, Lower.self, Try.self,
            TryExercise.self,
            ExercisePlanCommand.self,
            Exercises.self, Extract.self, ParityCommand.self, ExerciseSources.self,
        ])

    package init() {}
}
