import Foundation
import Testing

@testable import Literate

/// The folder that a reader edits: what is theirs stays.
struct ExerciseFolderTests {
    private let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("exercises-\(UUID().uuidString)")

    private func book(starter: String, id: String = "one") -> Book {
        let text = """
            # A

            ```swift {#part}
            let part = 1
            ```

            ### Exercise: One, and more

            ```exercise {#\(id) level=small rung=mending minutes=5 topics=taps}
            Make `part` {{panSlop}}.
            ```
            ```swift {.starter of=\(id) part=part}
            \(starter)
            ```
            ```swift {.check of=\(id) name="it is"}
            #expect(part == 2)
            ```
            ```swift {.solution of=\(id)}
            let part = 2
            ```
            ```notice {of=\(id)}
            It is.
            ```
            """
        let chapter = Chapter.read(Array(text.utf8), file: "chapters/01-a.md").0
        return Book(folder: place, chapters: [chapter].compactMap(\.self))
    }

    private func write(_ book: Book, resetting: Exercise? = nil) throws -> ExerciseFolder.Changes {
        try ExerciseFolder(place, shownAs: "exercises", book: book).write(resetting: resetting)
    }

    private var file: URL { place.appendingPathComponent("01-a/one.swift") }

    private func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    @Test("a reader gets the task as a comment and the starter, with the rest beside it")
    func firstTime() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        let changes = try write(book(starter: "let part = 1"))
        #expect(changes.kept.isEmpty && changes.written.contains("exercises/01-a/one.swift"))
        let text = try text()
        #expect(
            text.hasPrefix(
                "// One, and more (small, 5 minutes by estimate)\n//\n// Make `part` `panSlop`.\n"))
        #expect(
            text.contains(
                """
                //     make exercise            runs the checks whenever you save this file
                //     make exercise NAME=one   runs them once

                """))
        #expect(text.hasSuffix("\n\nimport UIKit\n\nlet part = 1\n"))
        let rest = try String(
            contentsOf: place.appendingPathComponent("01-a/rest/one.swift"), encoding: .utf8)
        #expect(!rest.contains("let part") && rest.contains("//     #expect(part == 2)\n"))
        #expect(try write(book(starter: "let part = 1")).written.isEmpty)
    }

    @Test("an untouched file follows the book, a changed one is kept and named")
    func renewal() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        _ = try write(book(starter: "let part = 1"))
        _ = try write(book(starter: "let part = 0"))
        #expect(try text().hasSuffix("let part = 0\n"))
        try "let part = 2 // mine".write(to: file, atomically: true, encoding: .utf8)
        let changes = try write(book(starter: "let part = -1"))
        #expect(changes.kept == ["exercises/01-a/one.swift"])
        #expect(try text() == "let part = 2 // mine")
        // And once more: that it was kept does not make it the book's.
        #expect(try write(book(starter: "let part = -2")).kept == changes.kept)
    }

    @Test("a file is kept even if nothing remembers what was written")
    func lostMemory() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        _ = try write(book(starter: "let part = 1"))
        try FileManager.default.removeItem(at: place.appendingPathComponent(".written.json"))
        #expect(
            try write(book(starter: "let part = 0")).kept == [
                "exercises/01-a/one.swift"
            ])
    }

    @Test("a link to a copy of what was written is the reader's")
    func link() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        _ = try write(book(starter: "let part = 1"))
        let copy = place.appendingPathComponent("copy.swift")
        try FileManager.default.moveItem(at: file, to: copy)
        try FileManager.default.createSymbolicLink(at: file, withDestinationURL: copy)
        #expect(try write(book(starter: "let part = 0")).kept == ["exercises/01-a/one.swift"])
        #expect(try text().hasSuffix("let part = 1\n"))
    }

    @Test("an exercise begins anew only if it is told to")
    func reset() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        let book = book(starter: "let part = 1")
        _ = try write(book)
        try "mine".write(to: file, atomically: true, encoding: .utf8)
        let (chapter, exercise) = try book.exercise(named: "one")
        let folder = ExerciseFolder(place, shownAs: "exercises", book: book)
        #expect(folder.isChanged(exercise, in: chapter))
        #expect(try write(book, resetting: exercise).kept.isEmpty)
        #expect(try text().hasSuffix("let part = 1\n"))
        #expect(!folder.isChanged(exercise, in: chapter))
    }

    @Test("what the book has no more goes, unless the reader has worked on it")
    func gone() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        _ = try write(book(starter: "let part = 1"))
        try "mine".write(to: file, atomically: true, encoding: .utf8)
        let changes = try write(book(starter: "let part = 1", id: "two"))
        #expect(changes.kept == ["exercises/01-a/one.swift"])
        #expect(try text() == "mine")
        let rest = place.appendingPathComponent("01-a/rest/one.swift")
        #expect(!FileManager.default.fileExists(atPath: rest.path))
    }

    @Test("a name that no exercise has is answered with the nearest, or with all if none is near")
    func unknownName() {
        let book = book(starter: "let part = 1", id: "first-part")
        func words(_ name: String) -> String? {
            #expect(throws: ToolFailure.self) { try book.exercise(named: name) }?.description
        }
        #expect(
            words("first-prat")
                == "there is no exercise `first-prat`\n    did you mean `first-part`?")
        #expect(
            words("banana")
                == "there is no exercise `banana`\n"
                + "A\n    first-part  One, and more (small, 5 minutes by estimate)")
    }

    @Test("an exercise is called by its name, the beginning of that, or its file")
    func calledByFile() throws {
        let book = book(starter: "let part = 1", id: "first-part")
        for word in ["first-part", "first", "first-part.swift", "exercises/01-a/first-part.swift"] {
            #expect(try book.exercise(beginning: word).exercise.id == "first-part")
        }
    }
}
