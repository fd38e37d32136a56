import ArgumentParser
import Foundation
import Literate

/// Writes the chapters' programs as test sources, for `swift test`.
struct Extract: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write every program of the book as a Swift file, for the build.",
        shouldDisplay: false)

    @Option(help: "The folder of the chapters.")
    var book: String

    @Option(help: "How compiler messages name that folder.")
    var shownAs = "chapters"

    @Option(help: "The folder to write to.")
    var out: String

    @Argument(
        help: "The names of the files that the build expects; without any, every file there is.")
    var expected: [String] = []

    func run() throws {
        let (book, problems) = Book.checked(URL(fileURLWithPath: book), shownAs: shownAs)
        try stop(for: problems)
        let extraction = Extraction(book)
        try stop(for: extraction.problems)
        let expected = expected.isEmpty ? extraction.files.keys.sorted() : expected
        let missing = Set(extraction.files.keys).subtracting(expected)
        guard missing.isEmpty else {
            let names = missing.sorted().joined(separator: ", ")
            throw ToolFailure("the build has no place for \(names): see Plugins/ExtractSnippets")
        }
        // A place that no program fills stays empty.
        for name in expected {
            let file = URL(fileURLWithPath: out).appendingPathComponent(name)
            let text = extraction.files[name] ?? "// The chapter has no program for this place.\n"
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
