import ArgumentParser
import Foundation
import Literate

/// Writes the exercises out as a Swift package.
struct Exercises: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write the exercises as a Swift package to edit; what you have changed stays.")

    @Option(help: "The folder of the chapters.")
    var book = "chapters"

    @Option(help: "The folder to write.")
    var out = "exercises"

    @Option(help: "The name of an exercise to begin anew; your file of it is written over.")
    var reset: String?

    @Flag(help: "Do not ask before an exercise begins anew.")
    var yes = false

    func validate() throws {
        if out.isEmpty { throw ValidationError("--out takes the name of a folder") }
    }

    func run() throws {
        let (book, problems) = Book.checked(URL(fileURLWithPath: book), shownAs: book)
        try stop(for: problems)
        let folder = ExerciseFolder(URL(fileURLWithPath: out), shownAs: out, book: book)
        let changes = try folder.write(resetting: try reset.flatMap { try asked($0, book, folder) })
        for path in changes.kept { print("yours, left as it is: \(path)") }
        let count = book.exercises.count
        print(
            """
            \(count) \(count == 1 ? "exercise" : "exercises") in \(out). Edit one and run its checks:
            \(book.exerciseList)

                make exercise NAME=\(book.exercises.first?.exercise.id ?? "…")
            """)
        try stop(for: changes.problems)
    }

    /// The exercise to begin anew, if the reader wants it.
    private func asked(_ name: String, _ book: Book, _ folder: ExerciseFolder) throws -> Exercise? {
        let (chapter, exercise) = try book.exercise(named: name)
        guard !yes, folder.isChanged(exercise, in: chapter) else { return exercise }
        let path = folder.shownPath(of: exercise, in: chapter)
        print("\(path) has your changes. Write the starter over them? [y/N] ", terminator: "")
        fflush(nil)
        guard ["y", "yes"].contains(readLine()?.lowercased() ?? "") else {
            throw ToolFailure("nothing was written")
        }
        return exercise
    }
}
