import ArgumentParser

/// The reader's exercises: watches them, checks them, helps with them.
struct ExerciseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "exercise",
        abstract: "Work through the book’s exercises; each answer is checked when you save it.",
        discussion: """
            The beginning of an exercise's name is enough where no other begins so. Without a name, the current exercise is meant.

            The exit status is 0 if the exercise is done, 1 if a check does not hold, 2 if something is missing or wrong that is \
            not your answer, such as a name that no exercise has, and 3 if the answer does not compile or had to be stopped. \
            A command line that cannot be read ends with 64.
            """,
        subcommands: [
            WatchExercises.self, ListExercises.self, ShowExercise.self, RunExercise.self,
            HintForExercise.self, NextExercise.self, PreviousExercise.self, ResetExercise.self,
            CheckAllExercises.self,
            SolutionOfExercise.self, ExercisePlanCommand.self, ExportProgress.self,
            ImportProgress.self,
        ],
        defaultSubcommand: WatchExercises.self)
}

/// How the commands about exercises end.
enum ExerciseEnd {
    /// A check does not hold.
    static let notYet = ExitCode(1)
    /// Something is missing or wrong that is not the answer.
    static let trouble = ExitCode(2)
    /// The answer does not compile, or had to be stopped.
    static let stopped = ExitCode(3)

    /// Runs a command, and tells what keeps it from its work in the words of that, with a status of its own.
    static func telling(_ work: () throws -> Void) throws {
        do {
            try work()
        } catch let code as ExitCode {
            throw code
        } catch {
            Console.complain("\(error)")
            throw trouble
        }
    }
}
