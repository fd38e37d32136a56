import ArgumentParser
import Foundation
import Literate

/// Proposes a route through the exercises, for a workshop.
struct ExercisePlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Propose which exercises to do, in which order, in so many minutes.")

    @Option(help: "How long the workshop takes.")
    var minutes: Int

    @Option(
        name: .customLong("for"),
        help: """
            What the exercises are to be about: \
            \(Exercise.Topic.allCases.map(\.rawValue).joined(separator: ", ")).
            """)
    var topic: String?

    @Option(help: "The folder of the chapters.")
    var book = "chapters"

    @Flag(help: "Leave out the exercises that are done.")
    var skipDone = false

    @Option(help: "The folder of your answers, with the file that says what is done.")
    var out = "exercises"

    func run() throws { try ExerciseEnd.telling { print(try plan().text) } }

    /// The plan that is asked for.
    func plan() throws -> ExercisePlan {
        let topics = Exercise.Topic.allCases
        let wanted = try topic.map { word in
            guard let found = topics.first(where: { $0.rawValue == word }) else {
                throw ToolFailure(
                    "`\(word)` is no topic\n    "
                        + suggestion(for: word, among: topics.map(\.rawValue), what: "topics"))
            }
            return found
        }
        let (book, problems) = Book.checked(URL(fileURLWithPath: book), shownAs: book)
        try stop(for: problems)
        let asked = book.exercises.map(\.exercise).filter { exercise in
            wanted.map(exercise.topics.contains) ?? true
        }
        let done = skipDone ? try progress().done : [:]
        let open = asked.filter { done[$0.id] == nil }
        if open.isEmpty, !asked.isEmpty {
            throw ToolFailure(
                "all exercises\(wanted.map { " about `\($0.rawValue)`" } ?? "") are done; "
                    + "leave out --skip-done to plan with them")
        }
        do throws(ExercisePlan.Refusal) {
            return try ExercisePlan(open, minutes: minutes, topic: wanted)
        } catch {
            throw ToolFailure("\(error)")
        }
    }

    private func progress() throws -> ExerciseProgress {
        let (progress, notice) = try ProgressFile(
            in: URL(fileURLWithPath: out), shownAs: out
        ).read()
        if let notice { Console.complain(notice) }
        return progress
    }
}
