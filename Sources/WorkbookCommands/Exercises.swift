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

    @Option(help: "The name of an exercise to begin anew; a copy of your file is kept.")
    var reset: String?

    @Flag(help: "Do not ask before an exercise begins anew.")
    var yes = false

    func validate() throws {
        if out.isEmpty { throw ValidationError("--out takes the name of a folder") }
    }

    func run() throws {
        let (book, problems) = Book.checked(
            URL(fileURLWithPath: book), shownAs: book, kept: .besideThisProgram())
        try stop(for: problems)
        let folder = ExerciseFolder(URL(fileURLWithPath: out), shownAs: out, book: book)
        let changes = try folder.write(resetting: try reset.flatMap { try asked($0, book, folder) })
        for path in changes.kept { print("yours, left as it is: \(path)") }
        let count = book.exercises.count
        print(
            """
            \(count) \(count == 1 ? "exercise" : "exercises") in \(out):
            \(book.exerciseList)

                make exercise    shows one after the other, and checks what you save
            """)
        try stop(for: changes.problems)
    }

    /// The exercise to begin anew, if the reader wants it; what is theirs is kept.
    private func asked(_ name: String, _ book: Book, _ folder: ExerciseFolder) throws -> Exercise? {
        let (chapter, exercise) = try book.exercise(beginning: name)
        guard folder.isChanged(exercise, in: chapter) else { return exercise }
        if !yes {
            let path = folder.shownPath(of: exercise, in: chapter)
            print("\(path) has your changes. Begin anew? A copy is kept. [y/N] ", terminator: "")
            fflush(nil)
            guard ["y", "yes"].contains(readLine()?.lowercased() ?? "") else {
                throw ToolFailure("nothing was written")
            }
        }
        if let copy = try folder.keepCopy(of: exercise, in: chapter) {
            print("your file is kept as \(copy)")
        }
        return exercise
    }
}
