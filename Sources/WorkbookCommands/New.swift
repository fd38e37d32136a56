import ArgumentParser
import Foundation
import Literate

/// Begins something new in the book.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Begin a new chapter, or a new exercise of one.",
        subcommands: [Chapter.self, NewExerciseCommand.self])

    /// Writes a chapter that holds as it is, to be written over.
    struct Chapter: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Write the smallest complete chapter, for you to write over.")

        @Argument(help: "The chapter's title, without markup.")
        var title: [String]

        @Option(help: "The number of the chapter that it comes after; without it, the last one.")
        var after: Int?

        @Option(help: "The folder of the chapters.")
        var book = "chapters"

        func run() throws {
            let folder = URL(fileURLWithPath: book)
            guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            else {
                throw ToolFailure("\(book) is no folder; name that of the chapters with --book")
            }
            let draft: ChapterDraft
            do throws(ChapterDraft.Refusal) {
                draft = try ChapterDraft(
                    title: title.joined(separator: " "), after: after, among: files)
            } catch {
                throw ToolFailure(error.description)
            }
            let shown = (book.hasSuffix("/") ? book : book + "/") + draft.fileName
            do {
                try Data(draft.text.utf8).write(
                    to: folder.appendingPathComponent(draft.fileName), options: .withoutOverwriting)
            } catch {
                throw ToolFailure("\(shown) cannot be written: \(error.localizedDescription)")
            }
            print(
                """
                \(shown)
                Write over it while you look at it:

                    make serve
                """)
        }
    }
}
