import Literate

/// The text of the watch mode's screen about the current exercise.
struct WatchText {
    private let state: WatchState

    init(_ state: WatchState) { self.state = state }

    /// The text; the task has two lines unless there is room for all of it, or all of it is wanted.
    func lines(columns: Int, rows: Int) -> [ReportLine] {
        let whole = state.item.exercise.taskReportLines
        let rest =
            [.gap, ReportLine(.place, state.path), .gap] + question + verdict + success + hints
            + solution
        let all = head + [.gap] + whole + rest
        let isShort = state.showsTask || all.flatMap { $0.lines(at: columns) }.count <= rows
        return isShort ? all : head + beginning(of: whole, columns) + rest
    }

    private var head: [ReportLine] {
        let exercise = state.item.exercise
        return [
            ReportLine(.heading, "\(exercise.title) (\(exercise.extent))"),
            ReportLine(.place, state.item.chapter.title),
        ]
    }

    /// Two lines of the task, and the key that shows the others.
    private func beginning(of task: [ReportLine], _ columns: Int) -> [ReportLine] {
        let lines = task.flatMap { $0.lines(at: columns) }
        guard lines.count > 2 else { return [.gap] + task }
        let more = " … (t: all of it)"
        let second = lines[1].prefix(max(0, columns - more.count))
        return [.gap, ReportLine(.text, lines[0]), ReportLine(.text, second + more)]
    }

    private var question: [ReportLine] {
        guard case .reset = state.question else { return [] }
        return [
            ReportLine(
                .heading, "Begin this exercise anew? A copy of your file is kept in kept/."), .gap,
        ]
    }

    private var verdict: [ReportLine] {
        switch state.verdict {
        case .failed(let words): [ReportLine(.failed, words), .gap]
        default: state.report.map { $0.verdict + [.gap] } ?? []
        }
    }

    private var hints: [ReportLine] {
        if state.isRight { return [] }
        let all = state.item.exercise.hints
        return all.prefix(state.hints).enumerated().flatMap { index, hint in
            [ReportLine(.heading, "Hint \(index + 1) of \(all.count)")] + hint.reportLines + [.gap]
        }
    }

    /// The words above the book's own answer.
    static let solutionHeading = "The book’s own solution"

    private var solution: [ReportLine] {
        guard state.showsSolution, state.maySeeSolution else { return [] }
        let code = state.item.exercise.solution.text
            .split(separator: "\n", omittingEmptySubsequences: false)
        return [ReportLine(.heading, Self.solutionHeading)]
            + code.map { ReportLine(.code, String($0), lead: "  ") } + [.gap]
    }

    /// What was learned, and what comes next.
    private var success: [ReportLine] {
        guard case .told(let report, isDone: true, _, _) = state.verdict else { return [] }
        return [ReportLine(.heading, "Done. What to notice:")] + report.notice + [.gap, next, .gap]
    }

    private var next: ReportLine {
        let order = state.order
        guard let next = order.next(after: state.item) else {
            return ReportLine(
                .heading, "That was the last one: all \(state.items.count) exercises are done.")
        }
        let title = next.exercise.title
        return ReportLine(
            .heading,
            order.plan.isEmpty || order.isPlanOpen
                ? "n goes on to the next: \(title)"
                : "That was the last one of the plan. n goes on in the book: \(title)")
    }
}
