import ArgumentParser
import Foundation
import Literate

/// Writes the progress where somebody else can take it from.
struct ExportProgress: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write your progress to a file, or print it.")

    @Argument(help: "The file to write; without one, it is printed.")
    var file: String?

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try Workshop(options)
            let data = try workshop.progress().data
            guard let file else {
                return print(String(decoding: data, as: UTF8.self), terminator: "")
            }
            do {
                try data.write(to: URL(fileURLWithPath: file), options: .atomic)
            } catch {
                throw ToolFailure("\(file) cannot be written: \(error.localizedDescription)")
            }
        }
    }
}

/// Adds progress that was made elsewhere.
struct ImportProgress: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Add the progress in a file to yours: what either has done counts.")

    @Argument(help: "A file that `export` has written.")
    var file: String

    @OptionGroup var options: ExerciseOptions

    func run() throws {
        try ExerciseEnd.telling {
            let workshop = try options.workshop()
            guard let data = FileManager.default.contents(atPath: file) else {
                throw ToolFailure("\(file) cannot be read")
            }
            let other: ExerciseProgress
            do {
                other = try ExerciseProgress(data)
            } catch {
                throw ToolFailure("\(file) cannot be imported: \(error). Nothing was changed.")
            }
            let before = try workshop.progress().done.count
            let progress = try workshop.progressFile.update { $0.merge(other) }
            let new = progress.done.count - before
            print(
                "\(new) \(new == 1 ? "exercise" : "exercises") more \(new == 1 ? "is" : "are") done."
            )
        }
    }
}
