import ArgumentParser
import Foundation
import Literate

/// Shows the current exercise, checks the answer whenever it is saved, and does what the keys say.
final class WatchLoop {
    /// What the loop is told besides keys.
    enum Message: Sendable {
        case news(WatchWork.News, Int)
        case resized
        case pause
        case goOn
        case end(Int32)
    }

    private(set) var workshop: Workshop
    var state: WatchState
    private let inbox: Inbox<Message>
    private let work: WatchWork
    private var watch: AnswerWatch
    private var painted: Frame?
    var isOver = false

    /// A loop that begins with an exercise.
    init(_ workshop: Workshop, at item: Workshop.Item, _ progress: ExerciseProgress) {
        self.workshop = workshop
        state = WatchState(
            items: workshop.items, place: workshop.items.firstIndex { $0.id == item.id } ?? 0,
            path: workshop.path(of: item), progress: progress, limit: workshop.options.limit)
        inbox = Inbox()
        work = WatchWork(inbox)
        watch = AnswerWatch(
            file: workshop.file(of: item).path, book: workshop.options.book)
    }

    /// Runs until the reader has enough; the terminal is as it was then.
    func run() throws {
        let signals = WatchSignals(inbox)
        defer { signals.stop() }
        Terminal.take()
        defer { Terminal.giveBack() }
        defer { work.stop() }
        begin()
        while !isOver {
            paint()
            let hasKeys = inbox.wait(seconds: work.isBusy || watch.isSettling ? 0.08 : 0.2)
            if hasKeys {
                guard let bytes = Terminal.read() else { return }
                for key in Key.all(in: bytes) where !isOver { press(key) }
            }
            for message in inbox.take() { hear(message) }
            if watch.isSaved() {
                state.message = nil
                check()
            }
            if watch.bookHasChanged() { reload() }
        }
    }

    private func paint() {
        let (columns, rows) = Terminal.size
        let screen = WatchScreen(state, columns: columns, rows: rows)
        state.scroll = min(state.scroll, screen.lastScroll)
        let frame = screen.frame
        guard frame != painted else { return }
        painted = frame
        Terminal.write(frame.painting(columns: columns, colours: Terminal.hasColours))
    }

    /// Checks the current answer.
    func check() {
        state.verdict = .busy(.compiling, since: Date(), before: state.report)
        work.begin(state.item, in: workshop)
    }

    /// Turns to the exercise that is the current one now.
    func begin() {
        let item = state.item
        state.path = workshop.path(of: item)
        state.showsSolution = false
        state.showsTask = false
        state.question = .none
        state.verdict = .none
        state.scroll = 0
        watch.follow(workshop.file(of: item).path)
        remember { $0.current = item.id }
        check()
    }

    /// Changes the progress in its file.
    func remember(_ change: (inout ExerciseProgress) -> Void) {
        do {
            state.progress = try workshop.progressFile.update(change)
        } catch {
            change(&state.progress)
            state.message = "\(error)"
        }
    }

    private func reload() {
        do {
            let new = try Workshop(workshop.options, quietly: true)
            let id = state.item.id
            workshop = new
            state.items = new.items
            state.place = new.items.firstIndex { $0.id == id } ?? 0
            _ = try new.folder.write()
            state.path = new.path(of: state.item)
            watch.follow(new.file(of: state.item).path)
            check()
        } catch {
            state.message = "The book has changed and cannot be read: \(error)"
        }
    }

    private func hear(_ message: Message) {
        switch message {
        case .resized: painted = nil
        case .pause: pause()
        case .goOn:
            Terminal.take()
            painted = nil
        case .end(let number):
            Terminal.giveBack()
            work.stop()
            WatchSignals.die(of: number)
        case .news(let news, let number) where number == work.number: hear(news)
        case .news: break
        }
    }

    private func hear(_ news: WatchWork.News) {
        switch news {
        case .step(let step):
            state.verdict = .busy(step, since: Date(), before: state.report)
        case .failure(let words):
            work.ended()
            state.verdict = .failed(words)
        case .outcome(let outcome, let answer, let seconds):
            work.ended()
            let item = state.item
            let report = workshop.report(on: outcome, of: answer, to: item, state.progress)
            if outcome.isDone { remember { $0.note(item.exercise, doneWith: answer) } }
            let count = outcome.problems.isEmpty ? report.count : "The answer does not compile."
            state.scroll = 0
            state.verdict = .told(report, isDone: outcome.isDone, count: count, seconds: seconds)
        }
    }

    /// Gives the terminal back, and waits until the shell lets the program go on.
    private func pause() {
        Terminal.giveBack()
        raise(SIGSTOP)
    }
}
