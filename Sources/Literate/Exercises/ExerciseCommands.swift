/// The commands about exercises as a reader types them: with `make` where the folders are the usual ones, else with their options.
public struct ExerciseCommands: Sendable {
    /// The options that say where the exercises are; empty with the usual folders.
    private let options: String

    /// The commands for the exercises of a book, answered in a folder.
    public init(book: String = "chapters", out: String = "exercises") {
        let named = [("--book", book, "chapters"), ("--out", out, "exercises")]
        options = named.filter { $0.1 != $0.2 }.map { " \($0.0) \(Self.quoted($0.1))" }.joined()
    }

    /// Goes on with the current exercise.
    public var goOn: String { typed("", or: "watch") }

    /// Checks an answer once.
    public func check(_ name: String) -> String { typed(" NAME=\(name)", or: "run \(name)") }

    /// Prints a hint, counted from 1.
    public func hint(_ number: Int, of name: String) -> String {
        typed(" NAME=\(name) HINT=\(number)", or: "hint \(name) \(number)")
    }

    /// Prints the book's own solution.
    public func solution(of name: String) -> String {
        typed(" NAME=\(name) SOLUTION=1", or: "solution \(name)")
    }

    /// Shows the task of an exercise, or of the current one, without checking it.
    public func show(_ name: String? = nil) -> String {
        workbook("show" + (name.map { " " + $0 } ?? ""))
    }

    /// Begins an exercise anew.
    public func reset(_ name: String) -> String { workbook("reset \(name)") }

    private func typed(_ arguments: String, or subcommand: String) -> String {
        options.isEmpty ? "make exercise" + arguments : workbook(subcommand)
    }

    private func workbook(_ subcommand: String) -> String {
        ".build/debug/workbook exercise \(subcommand)\(options)"
    }

    /// A word as a shell takes it.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-".contains($0) }
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
