/// What a reader gets to edit and to read of an exercise, as Swift.
struct ExerciseText {
    let exercise: Exercise
    let chapter: Chapter

    /// The file that the reader edits: the task as a comment, and the starter.
    var start: String {
        let name = exercise.id
        let place =
            exercise.part == nil
            ? "What you write is added to the program of \(chapter.file)."
            : "What you write takes the place of a listing in \(chapter.file)."
        let header =
            ["\(exercise.title) (\(exercise.effort))", ""]
            + exercise.taskLines
            + [
                "", "The other classes and the checks are in rest/\(name).swift, to be read.",
                place, "",
            ] + commands
        return comment(header) + "\n" + Self.importing(exercise.starter.text)
    }

    /// The checks, and the rest of the program as far as they and the answer use it, to be read.
    var rest: String {
        let header = comment([
            "The checks of \(name), and the rest of its program, from \(chapter.file).",
            "It is to be read: what you change here is not compiled.",
        ])
        let others = chapter.parts(variant: exercise.variant)
            .filter { exercise.part == nil || $0.id != exercise.part }
        let parts = ReachedParts(
            of: others, from: exercise.checks + [exercise.starter, exercise.solution]
        ).parts.map { "// \(chapter.file):\($0.firstLine)\n\($0.text)" }
        let checks = exercise.checks.map { check in
            let guarding = check.isGuard ? " (holds already, and must go on holding)" : ""
            return comment(["Check: \(check.claimName ?? "")\(guarding)", ""])
                + comment(check.lines.map { "    " + $0 })
        }
        return ([header] + checks + parts).joined(separator: "\n")
    }

    /// What the reader types, each command with what it does beside it.
    private var commands: [String] {
        let commands = [
            ("make exercise", "runs the checks whenever you save this file"),
            ("make exercise NAME=\(exercise.id)", "runs them once"),
        ]
        let width = commands.map(\.0.count).max() ?? 0
        return commands.map { command, effect in
            "    \(command.padded(to: width))   \(effect)"
        }
    }

    private var name: String { "“\(exercise.title)”" }

    private func comment(_ lines: [String]) -> String {
        lines.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
    }

    private static func importing(_ text: String) -> String {
        let hasImport = text.split(separator: "\n").contains { $0.hasPrefix("import ") }
        return hasImport ? text : "import UIKit\n\n" + text
    }
}

extension Exercise {
    /// The task in lines for the reader's file, with the transcript that it speaks of.
    var taskLines: [String] {
        task.plainLines + (transcript.map { [""] + $0.lines.map { "    " + $0 } } ?? [])
    }

    /// The same in lines that fit any terminal.
    public var taskReportLines: [ReportLine] {
        task.reportLines
            + (transcript.map { [.gap] + $0.lines.map { .transcript("    " + $0) } } ?? [])
    }

    /// The names of the checks, as somebody needs them who predicts which of them hold already.
    public var checkReportLines: [ReportLine] {
        [ReportLine(.heading, "What is checked:")]
            + checks.map { ReportLine(.text, $0.claimName ?? "", lead: "  · ") }
    }
}

extension Block {
    /// The lines of a text for the terminal, as wide as the book's; a model value is called by its
    /// name, and a link by its words.
    public var plainLines: [String] {
        paragraphs.flatMap { paragraph in
            paragraph.isEmpty || paragraph.hasPrefix(" ")
                ? [paragraph] : paragraph.wrapped(at: BlessedBlock.widestSentence)
        }
    }

    /// The same text in lines that fit any terminal.
    public var reportLines: [ReportLine] {
        paragraphs.map { ReportLine($0.hasPrefix("    ") ? .code : .text, $0) }
    }

    /// The text with each paragraph in a line of its own; code keeps its lines.
    private var paragraphs: [String] {
        let text = text.replacing(/\{\{(\w+)\}\}/) { "`\($0.1)`" }
            .replacing(/\[([^\]\n]+)\]\([^)\n]*\)/) { String($0.output.1) }
            .replacing(/\*\*([^*\n]+)\*\*/) { String($0.output.1) }
        var paragraphs: [String] = []
        for line in text.trimmingWhitespace().split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            if Self.goesOn(line), let last = paragraphs.last, !last.isEmpty {
                paragraphs[paragraphs.count - 1] = "\(last) \(line.trimmingWhitespace())"
            } else {
                paragraphs.append(String(line))
            }
        }
        return paragraphs
    }

    /// Whether a line goes on with the paragraph above it: code, a list's entry and a heading begin something of their own.
    private static func goesOn(_ line: Substring) -> Bool {
        !line.isEmpty && !line.contains(/^(\s|[-*+] |\d+\. |[#>|])/)
    }
}
