import ArgumentParser
import Foundation
import Literate

/// Where the exercises are: what the commands about them have in common.
struct ExerciseOptions: ParsableArguments {
    @Option(help: "The folder of the chapters.")
    var book = "chapters"

    @Option(help: "The folder of your answers.")
    var out = "exercises"

    @Option(help: "The table of sentences that say why a recognizer did or did not fire.")
    var locale = "site/locales/en.json"

    @Option(help: "Seconds after which a check is stopped.")
    var limit = 10.0

    /// How the reader types what a command proposes.
    var commands: ExerciseCommands { ExerciseCommands(book: book, out: out) }

    func validate() throws {
        if out.isEmpty { throw ValidationError("--out takes the name of a folder") }
        if limit <= 0 || !limit.isFinite {
            throw ValidationError("--limit takes seconds, more than 0")
        }
    }

    /// The book's exercises and the reader's folder; what is not there yet is written.
    func workshop() throws -> Workshop {
        let workshop = try Workshop(self)
        if try workshop.writeIfMissing() {
            Console.note("The exercises are in \(out)/ now: a file each, for you to edit.")
        }
        return workshop
    }
}
