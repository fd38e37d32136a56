import Foundation
import Literate
import Testing

@testable import WorkbookCommands

@Suite struct ExercisePlanCommandTests {
    private let book: LittleBook
    private let folder: String

    init() throws {
        book = try LittleBook()
        folder = book.folder.appending(path: "book").path
        try book.write("# The third\n\nHere is one more.\n", to: "book/03-third.md")
    }

    private func new(_ words: String...) throws {
        try NewExerciseCommand.parse(words + ["--book", folder]).run()
    }

    @Test("an exercise that was begun is in the plan")
    func both() throws {
        try new("third-tap", "--chapter", "03-third.md")
        let plan = try ExercisePlanCommand.parse([
            "--minutes", "30", "--for", "taps", "--book", folder,
        ]).plan()
        #expect(plan.steps.map(\.exercise.id) == ["third-tap"])
    }

    @Test("what is done is left out where that is wanted, and a plan of nothing else is refused")
    func done() throws {
        try new("third-tap", "--chapter", "03-third.md")
        let answers = book.folder.appending(path: "answers")
        try FileManager.default.createDirectory(at: answers, withIntermediateDirectories: true)
        try book.write(
            #"{"format":1,"done":{"third-tap":{"answer":"a","date":"2026-01-01T00:00:00Z"}},"hints":{}}"#,
            to: "answers/.progress.json")
        let words = ["--minutes", "30", "--book", folder, "--out", answers.path]
        #expect(try ExercisePlanCommand.parse(words).plan().steps.count == 1)
        let all = #expect(throws: ToolFailure.self) {
            try ExercisePlanCommand.parse(words + ["--skip-done"]).plan()
        }
        #expect(
            all?.description == "all exercises are done; leave out --skip-done to plan with them")
    }

    @Test("a chapter that the book does not have is answered with the nearest")
    func noChapter() throws {
        let error = #expect(throws: ToolFailure.self) {
            try new("third-tap", "--chapter", "03-thirt")
        }
        #expect(error?.description.contains("did you mean `03-third`?") == true)
    }

    @Test("a name that is none is refused, and nothing is written")
    func noName() throws {
        #expect(throws: ToolFailure.self) { try new("Third", "--chapter", "03-third") }
        let text = try String(contentsOfFile: "\(folder)/03-third.md", encoding: .utf8)
        #expect(text == "# The third\n\nHere is one more.\n")
    }

    @Test(
        "a word that is no topic is answered with the nearest, and a book without exercises with what a route takes"
    )
    func refusals() throws {
        let topic = #expect(throws: ToolFailure.self) {
            try ExercisePlanCommand.parse([
                "--minutes", "30", "--for", "swipe-bak", "--book", folder,
            ]).plan()
        }
        #expect(topic?.description == "`swipe-bak` is no topic\n    did you mean `swipe-back`?")
        #expect(throws: ToolFailure.self) {
            try ExercisePlanCommand.parse(["--minutes", "30", "--book", folder]).plan()
        }
    }
}
