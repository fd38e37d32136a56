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

    private var workshop: Workshop
    private var state: WatchState
    private let inbox: Inbox<Message>
    private let work: WatchWork
    private var watch: AnswerWatch
    private var painted: Frame?
    private var isOver = false

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
    private func check() {
        state.verdict = .busy(.compiling, since: Date(), before: state.report)
        work.begin(state.item, in: workshop)
    }

    /// Turns to the exercise that is the current one now.
    private func begin() {
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
    private func remember(_ change: (inout ExerciseProgress) -> Void) {
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
            let report = workshop.report(on: outcome, of: answer, to: item)
            if outcome.isDone { remember { $0.note(item.exercise, doneWith: answer) } }
            let count = outcome.problems.isEmpty ? report.count : "The answer does not compile."
            state.scroll = 0
            state.verdict = .told(report, isDone: outcome.isDone, count: count, seconds: seconds)
        }
    }
}

extension WatchLoop {
    /// Does what a key says.
    private func press(_ key: Key) {
        switch key {
        case .interrupt: isOver = true
        case .suspend:
            Terminal.giveBack()
            // `make`, which may have started it, is to stop as well.
            kill(0, SIGTSTP)
        default:
            switch state.question {
            case .list(let marked): choose(key, marked)
            case .reset: answer(key)
            case .none: command(key)
            }
        }
    }

    private func command(_ key: Key) {
        state.message = nil
        let page = WatchScreen(state, columns: Terminal.size.columns, rows: Terminal.size.rows).page
        switch key {
        case .letter("q"): isOver = true
        case .letter("n"):
            move(
                to: workshop.next(after: state.item, state.progress),
                "Every other exercise is done.")
        case .letter("p"):
            move(to: workshop.previous(before: state.item), "This is the first exercise.")
        case .letter("l"):
            state.question = .list(state.place)
            scrollToMarked()
        case .letter("h"):
            let (id, count) = (state.item.id, min(state.hints + 1, state.item.exercise.hints.count))
            remember { $0.hints[id] = max(count, $0.hints[id] ?? 0) }
            show("Hint \(count) of")
        case .letter("s"):
            if state.maySeeSolution {
                state.showsSolution.toggle()
                if state.showsSolution { show(WatchText.solutionHeading) }
            } else {
                state.message = "The book’s own solution can be seen once all checks hold."
            }
        case .letter("t"):
            state.showsTask.toggle()
            state.scroll = 0
        case .letter("r"):
            state.question = .reset
            state.scroll = 0
        case .letter("o"): state.message = ChapterPage(of: state.item, in: workshop.options).open()
        case .enter: check()
        case .down: state.scroll += 1
        case .up: state.scroll = max(0, state.scroll - 1)
        case .pageDown, .letter(" "): state.scroll += page
        case .pageUp, .letter("b"): state.scroll = max(0, state.scroll - page)
        default: break
        }
    }

    /// Scrolls to a heading, if it is out of sight.
    private func show(_ heading: String) {
        let screen = WatchScreen(state, columns: Terminal.size.columns, rows: Terminal.size.rows)
        guard screen.lastScroll > 0, let line = screen.line(beginning: heading) else { return }
        state.scroll = line
    }

    private func move(to item: Workshop.Item?, _ otherwise: String) {
        guard let item, let place = state.items.firstIndex(where: { $0.id == item.id }) else {
            state.message = otherwise
            return
        }
        state.place = place
        begin()
    }

    private func choose(_ key: Key, _ marked: Int) {
        switch key {
        case .up, .letter("k"): state.question = .list(max(0, marked - 1))
        case .down, .letter("j"): state.question = .list(min(state.items.count - 1, marked + 1))
        case .pageUp: state.question = .list(max(0, marked - 10))
        case .pageDown: state.question = .list(min(state.items.count - 1, marked + 10))
        case .enter: return move(to: state.items[marked], "")
        case .escape, .letter("q"), .letter("l"):
            state.question = .none
            state.scroll = 0
            return
        default: return
        }
        scrollToMarked()
    }

    /// Scrolls so that the marked line of the list is seen.
    private func scrollToMarked() {
        let screen = WatchScreen(state, columns: Terminal.size.columns, rows: Terminal.size.rows)
        guard let line = screen.markedLine else { return }
        if line < state.scroll + 1 { state.scroll = max(0, line - 1) }
        if line >= state.scroll + screen.page { state.scroll = line - screen.page + 1 }
    }

    private func answer(_ key: Key) {
        state.question = .none
        guard key == .letter("y") else { return state.message = "Nothing was changed." }
        do {
            let copy = try workshop.reset(state.item)
            state.progress = try workshop.progressFile.read().progress
            begin()
            state.message =
                copy.map { "Your file is kept as \($0)." } ?? "It is as it was at first."
        } catch {
            state.message = "\(error)"
        }
    }

    /// Gives the terminal back, and waits until the shell lets the program go on.
    private func pause() {
        Terminal.giveBack()
        raise(SIGSTOP)
    }
}
