import ArgumentParser
import Foundation
import Literate

/// Proposes a route through the exercises, for a workshop.
struct ExercisePlanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Propose which exercises to do, in which order, in so many minutes.")

    @Option(help: "How long the workshop takes.")
    var minutes: Int?

    @Option(
        name: .customLong("for"),
        help: """
            What the exercises are to be about: \
            \(Exercise.Topic.allCases.map(\.rawValue).joined(separator: ", ")).
            """)
    var topic: String?

    @Flag(help: "Leave out the exercises that are done.")
    var skipDone = false

    @Flag(help: "Follow the plan: `next` and `make exercise` show its exercises, in its order.")
    var begin = false

    @Flag(help: "Follow no plan any more: `next` goes on in the book’s order.")
    var leave = false

    @OptionGroup var options: ExerciseOptions

    func validate() throws {
        if leave, minutes != nil || begin {
            throw ValidationError("--leave makes no plan: it takes neither --minutes nor --begin")
        }
        if !leave, minutes == nil {
            throw ValidationError("a plan takes --minutes, as in `--minutes 60`")
        }
    }

    func run() throws {
        try ExerciseEnd.telling {
            if leave {
                try options.workshop().progressFile.update { $0.plan = nil }
                return print("No plan is followed: `next` goes on in the book’s order.")
            }
            let book = try book()
            let plan = try plan(of: book)
            print(
                plan.text(pages: LeaderPages(for: plan, in: book)) { slug in
                    book.chapters.first { $0.slug == slug }?.title ?? slug
                })
            print()
            if begin {
                try follow(plan)
            } else {
                print(invitation(to: plan))
            }
        }
    }

    /// How the plan is followed: by everybody, or only here if it leaves out what was done here.
    private func invitation(to plan: ExercisePlan) -> String {
        guard !skipDone else {
            return "To follow it, add --begin: `next` then shows its exercises, in its order."
        }
        return """
            Beforehand, everybody builds the book: `make` takes a quarter of an hour, and needs a network.
            In the workshop, everybody types this, which shows these exercises in this order:

                \(plan.command)
            """
    }

    /// Makes the plan the reader's, who begins with its first exercise that is not done.
    private func follow(_ plan: ExercisePlan) throws {
        let workshop = try options.workshop()
        let progress = try workshop.progressFile.update { progress in
            progress.plan = plan.steps.map(\.exercise.id)
            progress.current = nil
            progress.current = workshop.current(progress).id
        }
        let first = workshop.current(progress)
        print(
            workshop.order(progress).isPlanOpen
                ? """
                The first is \(first.id). `\(options.commands.goOn)` checks it. To predict first, see only its task, and what is checked:
                \(options.commands.show())
                """
                : "All its exercises are done; to do one again: `\(options.commands.reset("NAME"))`."
        )
    }

    private func book() throws -> Book {
        let (book, problems) = Book.checked(
            URL(fileURLWithPath: options.book), shownAs: options.book)
        try stop(for: problems)
        return book
    }

    /// The plan that is asked for.
    func plan() throws -> ExercisePlan { try plan(of: book()) }

    private func plan(of book: Book) throws -> ExercisePlan {
        let topics = Exercise.Topic.allCases
        let wanted = try topic.map { word in
            guard let found = topics.first(where: { $0.rawValue == word }) else {
                throw ToolFailure(
                    "`\(word)` is no topic\n    "
                        + suggestion(for: word, among: topics.map(\.rawValue), what: "topics"))
            }
            return found
        }
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
            return try ExercisePlan(open, minutes: minutes ?? 0, topic: wanted)
        } catch {
            throw ToolFailure("\(error)")
        }
    }

    private func progress() throws -> ExerciseProgress {
        let (progress, notice) = try ProgressFile(
            in: URL(fileURLWithPath: options.out), shownAs: options.out
        ).read()
        if let notice { Console.complain(notice) }
        return progress
    }
}
