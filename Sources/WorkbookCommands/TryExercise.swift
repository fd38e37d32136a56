import ArgumentParser
import Foundation
import Literate

/// Checks a reader's answer to an exercise.
struct TryExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "exercise",
        abstract: "Compile your answer to an exercise and run its checks.")

    @Argument(help: "The name of the exercise; without one, all are listed.")
    var name: String?

    @Option(help: "The number of a hint to print, from 1.")
    var hint: Int?

    @Flag(help: "Print the book’s own solution.")
    var solution = false

    @Option(help: "The folder of the chapters.")
    var book = "chapters"

    @Option(help: "The folder that the exercises were written to.")
    var out = "exercises"

    @Option(help: "The table of sentences that say why a recognizer did or did not fire.")
    var locale = "site/locales/en.json"

    @OptionGroup var limit: LimitOption

    func run() throws {
        let (book, problems) = Book.checked(URL(fileURLWithPath: book), shownAs: book)
        guard let name else {
            throw ToolFailure(
                "which exercise? `make exercise NAME=…` takes one of\n"
                    + book.exerciseList)
        }
        try stop(for: problems)
        let (chapter, exercise) = try book.exercise(named: name)
        if let hint { return try tell(hint, of: exercise) }
        if solution { return print(exercise.solution.text, terminator: "") }
        let folder = ExerciseFolder(URL(fileURLWithPath: out), shownAs: out, book: book)
        let path = folder.shownPath(of: exercise, in: chapter)
        let file = folder.file(of: exercise, in: chapter)
        guard FileManager.default.fileExists(atPath: file.path) else {
            throw ToolFailure("there is no \(path) yet: run `make exercises`, and edit it")
        }
        let outcome = try ExerciseTrial(
            AnswerFile(file, shownAs: path), to: exercise, in: chapter,
            .load(URL(fileURLWithPath: locale)), toolchain: .find(), engine: .besideThisProgram(),
            limit: limit.seconds
        ).outcome()
        try stop(for: outcome.problems)
        let folderOfBook = URL(fileURLWithPath: self.book)
        let record =
            (try? WrongAnswerRecord.read(in: folderOfBook, shownAs: self.book))
            ?? WrongAnswerRecord()
        print(ExerciseReport(exercise: exercise, outcome: outcome, record: record).text)
        if !outcome.isDone { throw ExitCode.failure }
    }

    private func tell(_ number: Int, of exercise: Exercise) throws {
        guard exercise.hints.indices.contains(number - 1) else {
            throw ToolFailure("\(exercise.id) has hints 1 to \(exercise.hints.count)")
        }
        print(exercise.hints[number - 1].plainLines.joined(separator: "\n"))
        if number < exercise.hints.count {
            print("\nThere is a further one: make exercise NAME=\(exercise.id) HINT=\(number + 1)")
        }
    }
}
