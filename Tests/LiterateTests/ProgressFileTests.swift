import Foundation
import Testing

@testable import Literate

/// The file of a reader's progress.
struct ProgressFileTests {
    private let folder: TrialFolder
    private let file: ProgressFile

    init() throws {
        folder = try TrialFolder([:])
        file = ProgressFile(in: folder.url, shownAs: "exercises")
    }

    private func exercise() throws -> Exercise {
        let book = Book.load(
            FixtureTests.folder.appendingPathComponent("good-exercise"), shownAs: "book"
        ).book
        return try book.exercise(named: "step-by-two").exercise
    }

    @Test("what was noted is read again")
    func roundTrip() throws {
        let exercise = try exercise()
        #expect(try file.read() == (ExerciseProgress(), nil))
        try file.update { progress in
            progress.current = exercise.id
            progress.hints[exercise.id] = 2
            progress.note(exercise, doneWith: Data("mine".utf8), at: Date(timeIntervalSince1970: 0))
        }
        let (progress, notice) = try file.read()
        #expect(notice == nil && progress.current == "step-by-two")
        #expect(progress.done["step-by-two"]?.date == "1970-01-01T00:00:00Z")
        #expect(try ExerciseProgress(progress.data) == progress)
        try file.update { $0.forget(exercise) }
        #expect(try file.read().progress.done.isEmpty)
    }

    @Test(
        "a file that cannot be used is put aside and named, and progress begins anew",
        arguments: [
            ("", "not a file of progress"), ("{", "not a file of progress"),
            ("[1, 2]", "not a file of progress"),
            (#"{"format": 0, "done": {}, "hints": {}}"#, "damaged"),
            (#"{"format": 1, "done": 3, "hints": {}}"#, "damaged"),
            (#"{"format": 1, "done": {}, "hints": {"a": -1}}"#, "damaged"),
            (#"{"format": 2, "news": true}"#, "a newer version of the book"),
        ])
    func damaged(text: String, words: String) throws {
        let place = folder.url.appendingPathComponent(ProgressFile.name)
        try text.write(to: place, atomically: true, encoding: .utf8)
        let (progress, notice) = try file.read()
        #expect(progress == ExerciseProgress())
        #expect(notice?.contains(words) == true)
        #expect(notice?.contains("exercises/.progress.json.aside-1") == true)
        #expect(try String(contentsOfFile: place.path + ".aside-1", encoding: .utf8) == text)
        try text.write(to: place, atomically: true, encoding: .utf8)
        #expect(try file.read().notice?.contains("aside-2") == true)
    }

    @Test("of two, what either has done counts, and the hints of both")
    func merging() throws {
        let exercise = try exercise()
        var (mine, other) = (ExerciseProgress(), ExerciseProgress())
        mine.note(exercise, doneWith: Data(), at: Date(timeIntervalSince1970: 100))
        other.note(exercise, doneWith: Data(), at: Date(timeIntervalSince1970: 50))
        (mine.hints, other.hints) = (["a": 3, "b": 1], ["a": 1, "c": 2])
        other.current = "c"
        mine.merge(other)
        #expect(mine.done["step-by-two"]?.date == "1970-01-01T00:00:50Z")
        #expect(mine.hints == ["a": 3, "b": 1, "c": 2] && mine.current == "c")
    }

    @Test("drafts of processes that are gone are removed, and nothing else is")
    func leftovers() throws {
        let gone = folder.path(".\(ProgressFile.name).new-999999999")
        let other = folder.path("..progress.json")
        for path in [gone, other] {
            try "x".write(toFile: path, atomically: false, encoding: .utf8)
        }
        try file.update { $0.current = "a" }
        #expect(!FileManager.default.fileExists(atPath: gone))
        #expect(FileManager.default.fileExists(atPath: other))
    }
}
