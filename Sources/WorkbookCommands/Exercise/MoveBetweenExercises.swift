import ArgumentParser
import Foundation
import Literate

/// Lists the exercises, with what is done.
struct ListExercises: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the exercises, and what is done.")

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try Workshop(options)
            let progress = try workshop.progress()
            let current = workshop.current(progress).id
            let order = workshop.order(progress)
            let width = workshop.items.map(\.id.count).max() ?? 0
            var chapter = ""
            for item in workshop.items {
                if item.chapter.title != chapter {
                    chapter = item.chapter.title
                    print(chapter)
                }
                let mark = progress.done[item.id] != nil ? "✓" : item.id == current ? "▸" : " "
                let name = item.id + String(repeating: " ", count: width - item.id.count)
                let number = order.number(of: item).map { ", no. \($0) of the plan" } ?? ""
                let extent = item.exercise.extent + number
                print("  \(mark) \(name)  \(item.exercise.title) (\(extent))")
            }
            let done = workshop.items.count { progress.done[$0.id] != nil }
            print("\(done) of \(workshop.items.count) done.")
        }
    }
}

/// Goes on to the next exercise.
struct NextExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "next", abstract: "Go on to the next exercise that is not done.")

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try options.workshop()
            let progress = try workshop.progress()
            let current = workshop.current(progress)
            // Who has begun none is sent to the first.
            let isFirst = progress.current == nil && progress.done[current.id] == nil
            let order = workshop.order(progress)
            guard let next = isFirst ? current : order.next(after: current) else {
                let isAll = workshop.items.allSatisfy { progress.done[$0.id] != nil }
                return print(
                    isAll
                        ? "All \(workshop.items.count) exercises are done."
                        : "This is the last exercise that is not done.")
            }
            if !order.plan.isEmpty, !order.isPlanOpen {
                print("The exercises of the plan are done. This one is the next in the book.\n")
            }
            try workshop.begin(next)
        }
    }
}

/// Shows an exercise, without running its checks.
struct ShowExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show the task of an exercise without checking it, to predict first.")

    @Argument(help: "The name of the exercise, or its beginning; without one, the current one.")
    var name: String?

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try options.workshop()
            try workshop.begin(try workshop.item(named: name, workshop.progress()))
        }
    }
}

/// Goes back to the exercise before.
struct PreviousExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previous", abstract: "Go back to the exercise before this one.")

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try options.workshop()
            let progress = try workshop.progress()
            let current = workshop.current(progress)
            let order = workshop.order(progress)
            guard let previous = order.previous(before: current) else {
                throw ToolFailure(
                    "\(current.id) is the first exercise"
                        + (order.number(of: current) == nil ? "" : " of the plan"))
            }
            try workshop.begin(previous)
        }
    }
}

extension Workshop {
    /// Makes an exercise the current one, and says what it asks for.
    fileprivate func begin(_ item: Item) throws {
        try progressFile.update { $0.current = item.id }
        print("\(item.exercise.title) (\(item.exercise.extent)): \(path(of: item))\n")
        let text = item.exercise.taskReportLines + [.gap] + item.exercise.checkReportLines
        print(text.flatMap { $0.lines(at: Terminal.textWidth) }.joined(separator: "\n"))
        print("\nTo check it: \(options.commands.check(item.id))")
    }
}
