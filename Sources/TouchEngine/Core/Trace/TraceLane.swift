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
    /// The index of the record that says how its latest attempt came out.
    public internal(set) var outcome: Int?

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

    mutating func enter(_ state: State, at time: TimeInterval, record: Int?) {
        if spans.last?.state == state { return }
        spans.append(Span(time: time, state: state, record: record))
    }
}
