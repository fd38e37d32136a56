/// A recognizer's states over time: a claim shows once it is granted, and before that as `waiting` if it waits.
public struct TraceLane {
    let baseName: String
    /// The recognizer's name, unique in its trace.
    public let name: String
    /// What kind it is, such as `pan`.
    public let kind: String
    /// The name of its view when it first took part.
    public let view: String
    /// The states, each from its time on.
    public private(set) var spans: [Span] = []
    /// What sentences call the recognizer: its name, or what it does and where.
    public internal(set) var title: String
    /// Whether UIKit brought the recognizer along with one of its own views or controllers.
    public let isStock: Bool
    /// How its attempts came out, one after the other.
    public private(set) var attempts: [Attempt] = []
    /// The index of the record that says how its latest attempt came out.
    public var outcome: Int? { attempts.last?.outcome }

    /// One attempt, or one touch that was kept from it.
    public struct Attempt: Sendable {
        /// The index of the record that says how it came out, or how it stands.
        public internal(set) var outcome: Int
        /// The indices of records of what it brought about, or what should be known of it.
        public internal(set) var notes: [Int] = []
    }

    /// A state and the moment it began.
    public struct Span {
        /// Virtual seconds.
        public let time: TimeInterval
        /// The state from then on.
        public let state: State
        /// The record that says why.
        public let record: Int?
    }

    /// The state of a recognizer, with two more than UIKit names: idle between attempts, and waiting for a failure requirement
    /// (which clients see as possible: G-3.13, G-3.14).
    public enum State: String, Sendable {
        case idle, possible, waiting, began, changed, ended, cancelled, failed
    }

    /// Makes a record the last word on the latest attempt, or on a new one.
    mutating func setOutcome(_ record: Int, opens: Bool) {
        if opens || attempts.isEmpty {
            attempts.append(Attempt(outcome: record))
        } else {
            attempts[attempts.count - 1].outcome = record
        }
    }

    /// Adds a record to what is told of the latest attempt.
    mutating func note(_ record: Int) {
        guard !attempts.isEmpty else { return }
        attempts[attempts.count - 1].notes.append(record)
    }

    mutating func enter(_ state: State, at time: TimeInterval, record: Int?) {
        if spans.last?.state == state { return }
        spans.append(Span(time: time, state: state, record: record))
    }
}
