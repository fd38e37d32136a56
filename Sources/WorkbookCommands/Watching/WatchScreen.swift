import Foundation
import Literate

/// The watch mode's screen: the exercise, what the checks say of the answer, and what can be done.
struct WatchScreen {
    private let state: WatchState
    private let columns: Int
    private let rows: Int
    private let now: Date

    /// The screen of a state on a terminal of that size.
    init(_ state: WatchState, columns: Int, rows: Int, now: Date = Date()) {
        self.state = state
        self.columns = max(columns, 10)
        self.rows = max(rows, 4)
        self.now = now
    }

    /// The screen's lines, as many as the terminal has rows at most.
    var frame: Frame {
        let foot = foot.suffix(rows - 1)
        let room = rows - foot.count
        let body = body
        guard body.count > room else {
            let gap = [[Frame.Piece]](repeating: [], count: room - body.count)
            return Frame(lines: body + gap + foot)
        }
        let start = min(state.scroll, lastScroll)
        let below = body.count - start - (room - 1)
        let more =
            below > 0
            ? "↓ \(below) more \(below == 1 ? "line" : "lines"): space, or the arrows"
            : "the end: ↑ goes back"
        return Frame(
            lines: body[start..<min(body.count, start + room - 1)]
                + [[Frame.Piece(text: String(more.prefix(columns)), look: .dim)]] + foot)
    }

    /// How far the screen can be scrolled.
    var lastScroll: Int {
        let room = rows - min(foot.count, rows - 1)
        return body.count > room ? body.count - (room - 1) : 0
    }

    /// How many lines of the text are seen at a time.
    var page: Int { max(1, rows - min(foot.count, rows - 1) - 2) }

    /// Where the marked line of a list is, so that it can be brought into sight.
    var markedLine: Int? { body.firstIndex { $0.contains { $0.look == .marked } } }

    /// Where a heading that begins with some words is.
    func line(beginning words: String) -> Int? {
        body.firstIndex { $0.first.map { $0.look == .bold && $0.text.hasPrefix(words) } ?? false }
    }

    private var body: [[Frame.Piece]] {
        if case .list(let marked) = state.question { return list(marking: marked) }
        return WatchText(state).lines(columns: columns, rows: rows - min(foot.count, rows - 1))
            .flatMap { line in
                line.lines(at: columns).map { [Frame.Piece(text: $0, look: Self.look(of: line))] }
            }
    }

    private static func look(of line: ReportLine) -> Frame.Look {
        switch line.kind {
        case .heading: .bold
        case .passed: .good
        case .failed: .bad
        case .found: .told
        case .place, .code, .transcript: .dim
        case .text, .reason: .plain
        }
    }

    /// All exercises, the marked one set off.
    private func list(marking marked: Int) -> [[Frame.Piece]] {
        var lines: [[Frame.Piece]] = []
        var chapter = ""
        for (place, item) in state.items.enumerated() {
            if item.chapter.title != chapter {
                chapter = item.chapter.title
                lines.append([Frame.Piece(text: cut(chapter), look: .bold)])
            }
            let sign = state.progress.done[item.id] != nil ? "✓" : place == state.place ? "▸" : " "
            let planned = state.order.number(of: item).map { "plan \($0): " } ?? ""
            let text = cut("\(sign) \(planned)\(item.exercise.title) (\(item.exercise.extent))")
            let name = "  " + item.id
            let named =
                text.count + name.count <= columns ? [Frame.Piece(text: name, look: .dim)] : []
            lines.append(
                [Frame.Piece(text: text, look: place == marked ? .marked : .plain)] + named)
        }
        return lines
    }

    private func cut(_ text: String) -> String {
        text.count > columns ? String(text.prefix(columns - 1)) + "…" : text
    }

    /// What stands at the bottom: how it stands, the bar, and the keys.
    private var foot: [[Frame.Piece]] {
        let rule = [Frame.Piece(text: String(repeating: "─", count: columns), look: .dim)]
        let status = status.map { line in
            line.lines(at: columns).map { [Frame.Piece(text: $0, look: Self.look(of: line))] }
        }
        return [rule] + (status ?? []) + [bar] + keys
    }

    private var status: ReportLine? {
        if let message = state.message { return ReportLine(.text, message) }
        switch state.verdict {
        case .none: return nil
        case .busy(let step, let since, _): return ReportLine(.found, busy(step, since))
        case .failed: return nil
        case .told(_, let isDone, let count, let seconds):
            let time = String(format: "%.1f s", seconds)
            return isDone
                ? ReportLine(.passed, "All checks hold. (\(time))")
                : ReportLine(.text, "\(count) (\(time)) Save the file to try again.")
        }
    }

    private func busy(_ step: ExerciseTrial.Step, _ since: Date) -> String {
        let seconds = max(0, now.timeIntervalSince(since))
        let signs = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
        let sign = signs[Int(seconds * 10) % signs.count]
        let time = "\(Int(seconds)) s"
        switch step {
        case .compiling: return "\(sign) compiling, \(time)"
        case .running where seconds < 2: return "\(sign) the checks are running"
        case .running:
            return
                "\(sign) the checks are still running, \(time); a check is stopped after \(Int(state.limit)) s"
        }
    }

    /// How much is done.
    private var bar: [Frame.Piece] {
        let all = state.counted.count
        let isPlans = state.order.number(of: state.item) != nil
        let count = " \(state.done)/\(all)" + (isPlans ? " of the plan" : "")
        let width = max(0, min(columns - count.count, 60))
        let full = all == 0 ? 0 : width * state.done / all
        return [
            Frame.Piece(text: String(repeating: "█", count: full), look: .good),
            Frame.Piece(text: String(repeating: "░", count: width - full), look: .dim),
            Frame.Piece(text: count),
        ]
    }

    /// The keys, in as many lines as they need.
    private var keys: [[Frame.Piece]] {
        var lines: [[Frame.Piece]] = [[]]
        var width = 0
        for (key, long) in choices {
            let word = String(long.prefix(max(0, columns - key.count - 1)))
            let needed = key.count + 1 + word.count
            if width > 0, width + 2 + needed > columns {
                lines.append([])
                width = 0
            }
            if width > 0 {
                lines[lines.count - 1].append(Frame.Piece(text: "  "))
                width += 2
            }
            lines[lines.count - 1] += [
                Frame.Piece(text: key, look: .bold), Frame.Piece(text: " \(word)"),
            ]
            width += needed
        }
        return lines
    }

    private var choices: [(String, String)] {
        switch state.question {
        case .list: return [("↑↓", "choose"), ("enter", "go there"), ("q", "back")]
        case .reset: return [("y", "begin anew"), ("n", "leave it as it is")]
        case .none:
            return [("n", "next"), ("p", "previous"), ("l", "list")]
                + (state.hasHint ? [("h", "hint")] : [])
                + (state.maySeeSolution ? [("s", "solution")] : [])
                + [("t", "task"), ("r", "reset"), ("o", "open chapter"), ("q", "quit")]
        }
    }
}
