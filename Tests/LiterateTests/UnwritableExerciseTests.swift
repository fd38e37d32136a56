import Foundation
import Testing

@testable import Literate

/// A folder of exercises in which something is in the way: nothing is lost, and the rest is written.
struct UnwritableExerciseTests {
    private let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("unwritable-\(UUID().uuidString)")
    private var file: URL { place.appendingPathComponent("01-stepping/step-by-two.swift") }
    private var other: URL { place.appendingPathComponent("01-stepping/step-by-pace.swift") }

    /// The book of two exercises, its first starter with a comment.
    private func book(_ edition: String) throws -> Book {
        let chapter = FixtureTests.folder
            .appendingPathComponent("good-exercise/01-stepping.md")
        let text = try String(contentsOf: chapter, encoding: .utf8)
            .replacing("{ count + 1 }", with: "{ count + 1 } // \(edition)")
        let read = Chapter.read(Array(text.utf8), file: "book/01-stepping.md").0
        return Book(folder: place, chapters: [try #require(read)])
    }

    private func write(
        _ edition: String, resetting name: String? = nil
    ) throws -> ExerciseFolder.Changes {
        let book = try book(edition)
        return try ExerciseFolder(place, shownAs: "out", book: book)
            .write(resetting: name.map { try book.exercise(named: $0).exercise })
    }

    private func failure(_ edition: String) throws -> String {
        try #require(throws: ToolFailure.self) { try write(edition) }.description
    }

    private func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    @Test("what cannot be read is left as it is and named, and the others are written")
    func unreadable() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        _ = try write("first")
        for obstacle in ["link", "folder"] {
            try FileManager.default.removeItem(at: file)
            try FileManager.default.removeItem(at: other)
            if obstacle == "link" {
                try FileManager.default.createSymbolicLink(
                    atPath: file.path, withDestinationPath: "/no/such/file")
            } else {
                try FileManager.default.createDirectory(
                    at: file, withIntermediateDirectories: false)
            }
            for reset in [nil, "step-by-two"] {
                let changes = try write("second", resetting: reset)
                #expect(
                    changes.problems.map(\.description) == [
                        """
                        out/01-stepping/step-by-two.swift:1:1: error: this cannot be read, left as it is
                            let it be a file that you can read, or move it away, and run this again
                        """
                    ])
            }
            let type = try FileManager.default.attributesOfItem(atPath: file.path)[.type]
            #expect(
                type as? FileAttributeType
                    == (obstacle == "link" ? .typeSymbolicLink : .typeDirectory))
            #expect(FileManager.default.fileExists(atPath: other.path))
        }
    }

    @Test("what could be written follows the book, even if something else could not")
    func halfWritten() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        let rest = place.appendingPathComponent("01-stepping/rest")
        try FileManager.default.createDirectory(
            at: rest.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: rest)
        let changes = try write("first")
        #expect(
            changes.problems.first?.description == """
                out/01-stepping/rest/step-by-two.swift:1:1: error: this cannot be written: \
                \(rest.path) is no folder
                    let its folder be one that you may write to, and run this again
                """)
        #expect(changes.problems.count == 2 && changes.written.contains("out/Package.swift"))
        #expect(try write("second").kept.isEmpty)
        #expect(try text().hasSuffix("// second\n"))
        #expect(try Data(contentsOf: rest) == Data("mine".utf8))
    }

    @Test("a stop in the middle makes no file the reader's", arguments: [false, true])
    func stopped(isWritten: Bool) throws {
        defer { try? FileManager.default.removeItem(at: place) }
        let path = "01-stepping/step-by-two.swift"
        _ = try write("first")
        var memory = WrittenFiles(in: place)
        let first = try Data(contentsOf: file)
        _ = try write("second")
        let second = try Data(contentsOf: file)
        memory.announce(second, at: path)
        try memory.write(in: place)
        try (isWritten ? second : first).write(to: file)
        #expect(try !write("third").kept.contains("out/\(path)"))
        #expect(try text().hasSuffix("// third\n"))
        let later = WrittenFiles(in: place)
        #expect(!later.knows(first, at: path) && !later.knows(second, at: path))
    }

    @Test("a folder that cannot be, or cannot remember, is told of before anything is written")
    func noFolder() throws {
        defer { try? FileManager.default.removeItem(at: place) }
        try Data("mine".utf8).write(to: place)
        #expect(
            try failure("first") == """
                out cannot be written to: \(place.path) is no folder
                    a folder was expected that you may write to: name another with --out
                """)
        #expect(try Data(contentsOf: place) == Data("mine".utf8))
        try FileManager.default.removeItem(at: place)
        try FileManager.default.createDirectory(
            at: place.appendingPathComponent(WrittenFiles.name), withIntermediateDirectories: true)
        #expect(try failure("first").hasPrefix("out/.written.json cannot be read, and nothing"))
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
