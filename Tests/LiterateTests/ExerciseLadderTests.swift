import Foundation
import Testing

@testable import Literate

@Suite("The book's exercises")
struct ExerciseLadderTests {
    private let book = Book.load(
        FixtureTests.package.appendingPathComponent("chapters"), shownAs: "chapters"
    ).book

    @Test("each chapter has a ladder from reading over mending and choosing to a design")
    func ladders() {
        let chapters = book.chapters.filter { !$0.isReference && !$0.isSymptom }.map(\.slug)
        let alone = book.exercises.map(\.exercise).filter { $0.needs.count == 1 }
        for chapter in chapters {
            let rungs = Set(alone.filter { $0.needs == [chapter] }.map(\.rung))
            #expect(rungs == Set(Exercise.Rung.allCases), "\(chapter)")
        }
    }

    @Test("three join chapters, the last of them five")
    func joins() {
        let joins = book.exercises.map(\.exercise).filter { $0.needs.count > 1 }
        #expect(joins.map(\.needs.count).sorted() == [2, 3, 5])
    }

    @Test(
        "there is a route of an hour through all, and of two about every topic",
        arguments: Exercise.Topic.allCases)
    func routes(_ topic: Exercise.Topic) throws {
        let all = book.exercises.map(\.exercise)
        #expect(try ExercisePlan(all, minutes: 60).steps.count >= 3)
        #expect(try !ExercisePlan(all, minutes: 120, topic: topic).steps.isEmpty)
    }

    @Test("it is known how each wrong answer fails")
    func record() throws {
        let record = try WrongAnswerRecord.read(in: book.folder, shownAs: "chapters")
        #expect(record != nil)
    }
}
