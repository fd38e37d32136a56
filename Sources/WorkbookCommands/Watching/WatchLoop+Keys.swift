import Foundation
import Literate

extension WatchLoop {
    /// Does what a key says.
    func press(_ key: Key) {
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
                to: state.order.next(after: state.item),
                "Every other exercise is done.")
        case .letter("p"):
            move(to: state.order.previous(before: state.item), "This is the first exercise.")
        case .letter("l"):
            state.question = .list(state.place)
            scrollToMarked()
        case .letter("h"):
            if state.isRight { break }
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
}
