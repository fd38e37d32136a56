import ArgumentParser
import Foundation
import Testing

@testable import Literate
@testable import WorkbookCommands

/// The screens of the watch mode, as lines.
struct WatchScreenTests {
    private static let sizes = [(80, 24), (40, 20), (120, 40), (20, 8), (12, 5)]
    private let workshop: Workshop

    init() throws {
        let book = LittleBook.package.appending(path: "Tests/Fixtures/Books/good-exercise").path
        let locale = LittleBook.package.appending(path: "site/locales/en.json").path
        workshop = try Workshop(
            .parse(["--book", book, "--out", "/nowhere/exercises", "--locale", locale]))
    }

    private var state: WatchState {
        WatchState(
            items: workshop.items, place: 0, path: workshop.path(of: workshop.items[0]),
            progress: ExerciseProgress(), limit: 10)
    }

    private func told(printing text: String = "", failing: Bool) -> WatchState {
        let failures = [
            ExerciseTrial.Failure(
                position: SourcePosition(
                    file: "chapters/a-very-long-name-of-a-chapter.md", line: 7),
                lines: ["(counter.count → 1) == 2", "one tap"])
        ]
        let check = ExerciseTrial.Check(
            name: "a tap counts two", failures: failing ? failures : [],
            reasons: failing ? ["step was recognized because it got 1 tap with 1 finger."] : [])
        let outcome = ExerciseTrial.Outcome(checks: [check], printed: text)
        let report = ExerciseReport(exercise: workshop.items[0].exercise, outcome: outcome)
        var state = state
        state.verdict = .told(report, isDone: !failing, count: report.count, seconds: 1.25)
        return state
    }

    private func texts(_ state: WatchState, _ columns: Int, _ rows: Int) -> [String] {
        WatchScreen(state, columns: columns, rows: rows).frame.texts
    }

    @Test("in a plan the bar counts its exercises, and after the last one of it the book goes on")
    func plan() {
        var state = told(failing: false)
        let (first, second) = (state.items[0].id, state.items[1].id)
        #expect(texts(state, 80, 40).contains { $0.hasSuffix(" 0/2") })
        state.progress.plan = [second, first]
        #expect(texts(state, 80, 40).contains { $0.hasSuffix(" 0/2 of the plan") })
        var list = state
        list.question = .list(0)
        #expect(
            texts(list, 80, 40).contains { $0.contains(" plan 2: \(state.item.exercise.title)") })
        #expect(state.order.next(after: nil)?.id == second)
        #expect(state.order.next(after: state.item)?.id == second)
        #expect(state.order.previous(before: state.item)?.id == second)
        state.progress.plan = [first]
        state.progress.done[first] = ExerciseProgress.Done(answer: "a", date: "2026-01-01")
        #expect(
            texts(state, 100, 40).contains {
                $0.hasPrefix("That was the last one of the plan. n goes on in the book:")
            })
        #expect(state.order.next(after: state.item)?.id == second)
        state.place = 1
        #expect(texts(state, 80, 40).contains { $0.hasSuffix(" 1/2") })
        #expect(state.order.previous(before: state.item)?.id == first)
        state.progress.plan = [second]
        state.place = 0
        #expect(state.order.previous(before: state.item)?.id == second)
    }

    @Test("a name in a plan that the book no longer has is passed over")
    func unknownInPlan() {
        var state = state
        state.progress.plan = ["gone", state.items[1].id]
        #expect(state.order.plan.map(\.id) == [state.items[1].id])
        #expect(state.order.number(of: state.items[1]) == 1)
    }

    @Test("a task that has no room is cut, and the key that shows all of it stands there")
    func task() {
        let failed = told(failing: true)
        let whole = texts(failed, 80, 60)
        let cut = texts(failed, 40, 20)
        #expect(!whole.contains { $0.contains("t: all of it") })
        #expect(cut.contains { $0.hasSuffix("… (t: all of it)") })
    }

    @Test(
        "no line is wider than the terminal, and there are as many as it has rows", arguments: sizes
    )
    func fit(columns: Int, rows: Int) {
        var list = state
        list.question = .list(0)
        var reset = state
        reset.question = .reset
        var busy = state
        busy.verdict = .busy(.running, since: Date(timeIntervalSinceNow: -4), before: nil)
        var hinted = told(printing: String(repeating: "x", count: 300), failing: true)
        hinted.progress.hints[hinted.item.id] = 2
        hinted.showsTask = true
        hinted.message = "Your file is kept as exercises/kept/some-exercise-with-a-name-1.swift."
        var solved = told(failing: false)
        solved.showsSolution = true
        for state in [state, list, reset, busy, hinted, solved] {
            let lines = texts(state, columns, rows)
            #expect(lines.count == rows)
            #expect(lines.allSatisfy { $0.count <= columns })
        }
    }

    @Test("the list has each exercise’s name where the line has room for it")
    func names() {
        var list = state
        list.question = .list(0)
        let id = list.items[0].id
        #expect(texts(list, 80, 60).contains { $0.hasSuffix("  \(id)") })
        #expect(!texts(list, 24, 60).contains { $0.contains("  \(id)") })
    }

    @Test("a failed check shows what was expected, what was found, and why")
    func verdict() {
        let lines = texts(told(printing: "hello\n", failing: true), 80, 40)
        #expect(lines.contains("✕ a tap counts two"))
        #expect(lines.contains("    expected  counter.count == 2"))
        #expect(lines.contains("    found     1"))
        #expect(lines.contains { $0.contains("step was recognized because") })
        #expect(lines.contains("  │ hello"))
        #expect(lines.contains { $0.hasPrefix("1 of 1 check does not hold. (1.2 s)") })
    }

    @Test("the book's own solution can be seen after success, and not before")
    func solution() {
        var before = told(failing: true)
        before.showsSolution = true
        #expect(
            !texts(before, 80, 60).contains {
                $0.contains("own solution") || $0.contains("s solution")
            })
        var after = told(failing: false)
        after.showsSolution = true
        let lines = texts(after, 80, 60)
        #expect(lines.contains("The book’s own solution"))
        #expect(lines.contains("Done. What to notice:"))
    }

    @Test("a hint is shown until the answer is right, and none is offered then")
    func hints() {
        for isRight in [false, true] {
            var state = told(failing: !isRight)
            state.progress.hints[state.item.id] = 1
            let lines = texts(state, 80, 60)
            #expect(lines.contains { $0.hasPrefix("Hint 1 of") } != isRight)
            #expect(lines.contains { $0.contains("h hint") } != isRight)
        }
    }

    @Test("without a name it goes on with the exercise after one that is done")
    func goingOn() {
        var progress = ExerciseProgress()
        let (first, second) = (workshop.items[0], workshop.items[1])
        progress.current = first.id
        #expect(workshop.goingOn(progress).id == first.id)
        progress.note(first.exercise, doneWith: Data())
        #expect(workshop.goingOn(progress).id == second.id)
        progress.note(second.exercise, doneWith: Data())
        #expect(workshop.goingOn(progress).id == first.id)
    }

    @Test("the bar is full as far as exercises are done")
    func bar() {
        var state = state
        let count = state.items.count
        #expect(texts(state, 80, 24).contains(String(repeating: "░", count: 60) + " 0/\(count)"))
        for item in state.items { state.progress.note(item.exercise, doneWith: Data()) }
        let end = " \(count)/\(count)"
        #expect(texts(state, 80, 24).contains(String(repeating: "█", count: 60) + end))
        let narrow = String(repeating: "█", count: 40 - end.count) + end
        #expect(texts(state, 40, 20).contains(narrow))
    }

    @Test("while a check runs, it is told for how long and until when")
    func busy() {
        var busy = state
        busy.verdict = .busy(.running, since: Date(timeIntervalSinceNow: -4.5), before: nil)
        #expect(
            texts(busy, 80, 24).contains {
                $0.contains("still running, 4 s; a check is stopped after 10 s")
            })
    }

    @Test("a long text can be scrolled to its end, and says how much there is more")
    func scrolling() {
        var long = told(printing: (1...30).map { "line \($0)\n" }.joined(), failing: true)
        #expect(texts(long, 40, 20).contains { $0.hasPrefix("↓ ") && $0.contains("more lines") })
        long.scroll = .max
        #expect(texts(long, 40, 20).contains("  │ line 30"))
    }

    @Test("keys are told apart in what a terminal sends")
    func keys() {
        #expect(
            Key.all(in: Array("q\u{1B}[A\u{1B}[6~\r".utf8)) == [
                .letter("q"), .up, .pageDown, .enter,
            ])
        #expect(Key.all(in: [27]) == [.escape])
        #expect(Key.all(in: [3, 26]) == [.interrupt, .suspend])
        #expect(Key.all(in: Array("\u{1B}[1;5Cé\u{1B}OBn".utf8)) == [.down, .letter("n")])
    }

    @Test(
        "a line as wide as the terminal keeps its last column, and no colour is used where none is wanted"
    )
    func painting() {
        let frame = Frame(lines: [
            [.init(text: "abcde", look: .good)], [.init(text: "ab", look: .bold)],
        ])
        #expect(
            frame.painting(columns: 5, colours: false)
                == "\u{1B}[Habcde\r\n\u{1B}[1mab\u{1B}[0m\u{1B}[J")
        #expect(frame.painting(columns: 5, colours: true).contains("\u{1B}[32mabcde\u{1B}[0m"))
    }

    @Test("a full last row is not erased from its end")
    func lastRow() {
        #expect(
            !Frame(lines: [[.init(text: "abcde")]]).painting(columns: 5, colours: true).hasSuffix(
                "\u{1B}[J"))
    }
}
