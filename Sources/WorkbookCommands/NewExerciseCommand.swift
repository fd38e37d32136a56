import ArgumentParser
import Foundation
import Literate

/// Adds an exercise that holds as it is to a chapter, to be written over.
struct NewExerciseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "exercise",
        abstract:
            "Add an exercise with two wrong answers, replies and hints, for you to write over."
    )

    @Argument(help: "The exercise's name: a word of the chapter first, joined by hyphens.")
    var name: String

    @Option(help: "The chapter's file, with or without .md.")
    var chapter: String

    @Option(help: "The folder of the chapters.")
    var book = "chapters"

    func run() throws {
        let (book, problems) = Book.checked(URL(fileURLWithPath: book), shownAs: book)
        try stop(for: problems)
        let slug = Blesser.slug(chapter)
        guard let chapter = book.chapters.first(where: { $0.slug == slug }) else {
            throw ToolFailure(
                "there is no chapter `\(slug)`\n    "
                    + suggestion(for: slug, among: book.chapters.map(\.slug), what: "chapters"))
        }
        let draft: NewExercise
        do throws(NewExercise.Refusal) {
            draft = try NewExercise(named: name, in: chapter, of: book)
        } catch {
            throw ToolFailure(error.description)
        }
        let file = book.folder.appendingPathComponent("\(slug).md").resolvingSymlinksInPath()
        try Data(draft.text.utf8).write(to: file, options: .atomic)
        print(
            """
            \(chapter.file):\(draft.line)
            Write over it, then let `make bless` note how the wrong answers fail, and check it:

                make bless verify
            """)
    }
}
