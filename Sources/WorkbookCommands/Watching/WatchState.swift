import Foundation
import Literate

/// What the screen of the watch mode shows.
struct WatchState {
    /// What became of the answer that was saved last.
    enum Verdict {
        /// Nothing is known yet.
        case none
        /// It is being judged since then; what was said of the one before it is still to be seen.
        case busy(ExerciseTrial.Step, since: Date, before: ExerciseReport?)
        /// What the checks say, and how many seconds it took.
        case told(ExerciseReport, isDone: Bool, count: String, seconds: Double)
        /// What kept it from being judged.
        case failed(String)
    }

    /// What is asked of the reader.
    enum Question {
        /// The exercise, and nothing.
        case none
        /// Which exercise to go to; the place of the one that is marked.
        case list(Int)
        /// Whether to begin anew.
        case reset
    }

    /// All exercises.
    var items: [Workshop.Item]
    /// The place of the current one.
    var place: Int
    /// How messages name its file.
    var path: String
    var progress: ExerciseProgress
    var verdict = Verdict.none
    var question = Question.none
    var showsSolution = false
    var showsTask = false
    /// What is good to know just now.
    var message: String?
    /// How many lines are above the screen.
    var scroll = 0
    /// Seconds after which a check is stopped.
    var limit: Double

    /// The current exercise.
    var item: Workshop.Item { items[place] }
    /// How many hints of it are shown.
    var hints: Int { min(progress.hints[item.id] ?? 0, item.exercise.hints.count) }
    /// Whether there is another hint that may help: none does where the answer is right.
    var hasHint: Bool { !isRight && hints < item.exercise.hints.count }
    /// In which order the reader goes through them.
    var order: ExerciseOrder { ExerciseOrder(items, progress) }
    /// Those that the bar counts: the plan's while the reader is in it, else all.
    var counted: [Workshop.Item] { order.number(of: item) == nil ? items : order.plan }
    /// How many of them are done.
    var done: Int { counted.count { progress.done[$0.id] != nil } }
    /// What was said of the answer that was judged last.
    var report: ExerciseReport? {
        switch verdict {
        case .none, .failed: nil
        case .busy(_, _, let before): before
        case .told(let report, _, _, _): report
        }
    }
    /// Whether the answer as it is saved is right.
    var isRight: Bool {
        if case .told(_, isDone: true, _, _) = verdict { return true }
        return false
    }
    /// Whether the book's own answer may be seen.
    var maySeeSolution: Bool { isRight || progress.done[item.id] != nil }
}
