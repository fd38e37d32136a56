import Foundation
import Literate

/// Judges answers on a thread of its own, the last one that was saved and no other.
final class WatchWork {
    /// What it says of the answer it is at.
    enum News: Sendable {
        case step(ExerciseTrial.Step)
        case outcome(ExerciseTrial.Outcome, answer: Data, seconds: Double)
        case failure(String)
    }

    private let inbox: Inbox<WatchLoop.Message>
    private var halt = Halt()
    private(set) var number = 0

    init(_ inbox: Inbox<WatchLoop.Message>) { self.inbox = inbox }

    /// Whether the answer is being judged.
    private(set) var isBusy = false

    /// Stops what runs.
    func stop() {
        halt.call()
        number += 1
        isBusy = false
    }

    /// Notes that nothing runs any more.
    func ended() { isBusy = false }

    /// Judges an answer; whatever runs for an earlier one is stopped.
    func begin(_ item: Workshop.Item, in workshop: Workshop) {
        stop()
        isBusy = true
        let (halt, number, inbox) = (Halt(), number, inbox)
        self.halt = halt
        let start = Date()
        Thread.detachNewThread {
            func tell(_ news: News) { inbox.add(.news(news, number)) }
            do {
                var (data, trial) = try workshop.answer(to: item)
                trial.halt = halt
                trial.tell = { tell(.step($0)) }
                let outcome = try trial.outcome()
                tell(.outcome(outcome, answer: data, seconds: -start.timeIntervalSinceNow))
            } catch is Halted {
            } catch {
                tell(.failure("\(error)"))
            }
        }
    }
}
