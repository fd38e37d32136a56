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
            let width = workshop.items.map(\.id.count).max() ?? 0
            var chapter = ""
            for item in workshop.items {
                if item.chapter.title != chapter {
                    chapter = item.chapter.title
                    print(chapter)
                }
                let mark = progress.done[item.id] != nil ? "✓" : item.id == current ? "▸" : " "
                let name = item.id + String(repeating: " ", count: width - item.id.count)
                print("  \(mark) \(name)  \(item.exercise.title) (\(item.exercise.extent))")
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
            guard let next = isFirst ? current : workshop.next(after: current, progress) else {
                let isAll = workshop.items.allSatisfy { progress.done[$0.id] != nil }
                return print(
                    isAll
                        ? "All \(workshop.items.count) exercises are done."
                        : "This is the last exercise that is not done.")
            }
            try workshop.begin(next)
        }
    }
}

/// Goes back to the exercise before.
struct PreviousExercise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previous", abstract: "Go back to the exercise before this one in the book.")

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try options.workshop()
            let current = workshop.current(try workshop.progress())
            guard let previous = workshop.previous(before: current) else {
                throw ToolFailure("\(current.id) is the first exercise")
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
        print(item.exercise.taskLines.joined(separator: "\n"))
    }
}
