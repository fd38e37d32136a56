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

    @Argument(help: "The names of the files that the build expects.")
    var expected: [String] = []

    func run() throws {
        let (book, problems) = Book.load(URL(fileURLWithPath: book), shownAs: shownAs)
        try stop(for: problems)
        let extraction = Extraction(book)
        try stop(for: extraction.problems)
        let missing = Set(extraction.files.keys).subtracting(expected)
        guard missing.isEmpty else {
            throw ToolFailure("the build does not expect \(missing.sorted()); build again")
        }
        // A file that the build expects and no program fills stays empty.
        for name in expected {
            let file = URL(fileURLWithPath: out).appendingPathComponent(name)
            let text = extraction.files[name] ?? "// Nothing in the book fills this file.\n"
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
    }
}
