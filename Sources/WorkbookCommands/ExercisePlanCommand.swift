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

    func run() throws { print(try plan().text) }

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
        do throws(ExercisePlan.Refusal) {
            return try ExercisePlan(
                book.exercises.map(\.exercise), minutes: minutes, topic: wanted)
        } catch {
            throw ToolFailure("\(error)")
        }
    }
}
