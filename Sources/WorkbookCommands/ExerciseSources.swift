import ArgumentParser
import Foundation
import Literate

/// Writes readers' answers as test sources, for the package of the exercises.
struct ExerciseSources: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write answers to exercises as Swift files with their checks, for the build.",
        shouldDisplay: false)

    @Option(help: "The folder of the chapters.")
    var book: String

    @Option(help: "The folder to write to.")
    var out: String

    @Argument(help: "The readers' files, each named by its exercise.")
    var files: [String] = []

    func run() throws {
        let (book, problems) = Book.checked(URL(fileURLWithPath: book), shownAs: book)
        try stop(for: problems)
        var refused: [Problem] = []
        for path in files {
            let file = URL(fileURLWithPath: path)
            let name = file.deletingPathExtension().lastPathComponent
            var text = "// The book has no such exercise.\n"
            if let (chapter, exercise) = try? book.exercise(named: name) {
                let answer = try AnswerFile(file, shownAs: path)
                let lowered = try answer.lowered(for: exercise, in: chapter)
                refused += lowered.problems
                text = lowered.source
            }
            try text.write(
                to: URL(fileURLWithPath: out).appendingPathComponent(file.lastPathComponent),
                atomically: true, encoding: .utf8)
        }
        try stop(for: refused)
    }
}
