/// What the terminal tells of an answer to an exercise, in the book's words.
public struct ExerciseReport {
    let exercise: Exercise
    let outcome: ExerciseTrial.Outcome
    /// The lines of the reader's file, to show the one with a mistake.
    private let answer: [Substring]
    /// How messages name that file; empty if there is none.
    private let path: String
    /// What is known of wrong answers.
    private let record: WrongAnswerRecord
    /// How many hints the reader has seen.
    private let hintsSeen: Int
    /// What the reader types next.
    private let commands: ExerciseCommands

    /// A report on an answer, whose text shows the lines that mistakes stand in.
    public init(
        exercise: Exercise, outcome: ExerciseTrial.Outcome, answer: String = "", path: String = "",
        record: WrongAnswerRecord = WrongAnswerRecord(), hintsSeen: Int = 0,
        commands: ExerciseCommands = ExerciseCommands()
    ) {
        self.commands = commands
        self.hintsSeen = hintsSeen
        self.path = path
        self.exercise = exercise
        self.outcome = outcome
        self.answer = answer.split(separator: "\n", omittingEmptySubsequences: false)
        self.record = record
    }

    /// What the reader probably thought, in lines; none if the answer fails like no wrong answer of the exercise.
    public var reply: [String] {
        record.reply(to: outcome.signature?.text, of: exercise)?.plainLines ?? []
    }

    /// The report of a run that stands alone, with what can be done next.
    public var text: String {
        let head =
            [
                ReportLine(.heading, exercise.title), ReportLine(.place, exercise.effort),
            ]
            + (path.isEmpty ? [] : [ReportLine(.place, "The task is at the top of \(path)")])
            + [.gap]
        return (head + verdict + [.gap] + ending)
            .flatMap { $0.lines(at: BlessedBlock.widestSentence) }.joined(separator: "\n")
    }

    /// What was found out: what the reader probably thought, then check by check, and what the reader's code printed.
    public var verdict: [ReportLine] {
        outcome.problems.flatMap(lines) + replied + checked + printed
    }

    private var replied: [ReportLine] {
        let lines = reply.map { ReportLine(.text, $0) }
        return lines.isEmpty ? [] : lines + [.gap]
    }

    /// The checks; what was said of a recognizer is not said again.
    private var checked: [ReportLine] {
        var said: Set<String> = []
        return outcome.checks.flatMap { check in
            let reasons = check.reasons.filter { said.insert($0).inserted }
            return lines(of: check, because: reasons)
        }
    }

    /// What to see in the answer that is right.
    public var notice: [ReportLine] { exercise.notice.reportLines }

    private func lines(of problem: Problem) -> [ReportLine] {
        let place = problem.position
        let line = "\(place.file):\(place.line):\(place.column): error: \(problem.message)"
        var lines = [ReportLine(.failed, line)]
        if !place.file.hasSuffix(".md"), answer.indices.contains(place.line - 1) {
            let source = answer[place.line - 1]
            let before = source.utf8.prefix(place.column - 1).map { $0 == 9 ? "    " : " " }
                .joined()
            lines.append(ReportLine(.code, String(source), lead: "    "))
            lines.append(ReportLine(.code, before + "^", lead: "    "))
        }
        return lines + (problem.remedy.map { [ReportLine(.text, $0, lead: "    ")] } ?? []) + [.gap]
    }

    private func lines(
        of check: ExerciseTrial.Check, because reasons: [String]
    ) -> [ReportLine] {
        guard !check.isPassed else { return [ReportLine(.passed, check.name, lead: "✓ ")] }
        let failures = check.failures.flatMap(lines)
        let told = reasons.flatMap { [.gap, ReportLine(.reason, $0, lead: "    ")] }
        return [ReportLine(.failed, check.name, lead: "✕ ")] + failures + told
            + (told.isEmpty ? [] : [.gap])
    }

    /// Something that does not hold: what was expected, and beside it what was found.
    private func lines(of failure: ExerciseTrial.Failure) -> [ReportLine] {
        var lines: [ReportLine] = []
        if let finding = failure.finding {
            lines.append(ReportLine(.text, finding.expected, lead: "    expected  "))
            for (index, found) in finding.found.enumerated() {
                let lead = index == 0 ? "    found     " : "              "
                lines.append(ReportLine(.found, found, lead: lead))
            }
        } else {
            lines.append(ReportLine(.found, failure.lines[0], lead: "    "))
        }
        lines += failure.lines.dropFirst().map { ReportLine(.text, $0, lead: "        ") }
        let place = "at \(failure.position.file):\(failure.position.line)"
        return lines + [ReportLine(.place, place, lead: "    ")]
    }

    /// What the reader's code printed, as far as anybody reads it.
    private var printed: [ReportLine] {
        var lines = outcome.printed.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        guard !lines.isEmpty else { return [] }
        let more = lines.count - Self.mostPrinted
        return [.gap, ReportLine(.heading, "Your code printed:")]
            + lines.prefix(Self.mostPrinted).map {
                ReportLine(.code, String($0.prefix(Self.widestPrinted)), lead: "  │ ")
            } + (more > 0 ? [ReportLine(.text, "and \(more) more lines", lead: "    ")] : [])
    }

    private static let mostPrinted = 30
    private static let widestPrinted = 400

    private var ending: [ReportLine] {
        guard !outcome.isDone else {
            return [ReportLine(.heading, "Done. What to notice:"), .gap] + notice + [
                .gap,
                ReportLine(.text, "The book’s own solution: \(commands.solution(of: exercise.id))"),
            ]
        }
        let heading = outcome.problems.isEmpty ? count : "The answer does not compile."
        return [ReportLine(.heading, heading)] + hint
    }

    /// How to get the next hint, or the last again.
    private var hint: [ReportLine] {
        let count = exercise.hints.count
        guard count > 0 else { return [] }
        let words =
            hintsSeen == 0 ? "A hint" : hintsSeen < count ? "The next hint" : "The last hint again"
        let number = min(hintsSeen + 1, count)
        return [ReportLine(.text, "\(words): \(commands.hint(number, of: exercise.id))")]
    }

    /// How many checks do not hold.
    public var count: String {
        let failed = outcome.checks.count { !$0.isPassed }
        let all = outcome.checks.count
        return "\(failed) of \(all) \(all == 1 ? "check" : "checks") "
            + "\(failed == 1 ? "does" : "do") not hold."
    }
}
