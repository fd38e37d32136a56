/// Why a recognizer did or did not fire, read from what was recorded when it happened.
public struct Explanation {
    /// How its latest attempt came out.
    public enum Outcome: String, CaseIterable, Sendable {
        /// It was granted its gesture, and has sent its actions to whatever targets it has.
        case fired
        /// It saw a touch and was not granted its gesture.
        case silent
        /// It acted, and was cancelled in the middle of the gesture.
        case cancelled
        /// It never saw a touch.
        case untouched
        /// It never saw a press.
        case unpressed
        /// No finger has landed while it was on a view of the window.
        case unoffered
        /// It is on no view of the device's window, where no touch can come.
        case detached
        /// A failure requirement still holds it back.
        case waiting
    }

    /// The recognizer's name.
    public let recognizer: String
    /// How its latest attempt came out.
    public let outcome: Outcome
    /// The records from the outcome back to the root cause, each the effect of the next.
    public let chain: [TraceRecord]
    /// The records of what the attempt brought about, and of what should be known of it.
    public var notes: [TraceRecord] = []
    /// How its attempts before that came out, the first first.
    public var earlier: [Explanation] = []
}

extension Device {
    /// Explains why a recognizer's latest attempt did or did not fire.
    ///
    /// Without a trace (`keeps`), and before any finger has landed, there is nothing to tell: the chain is empty.
    public func explain(_ recognizer: UIGestureRecognizer) -> Explanation {
        let explanation = trace.explain(trace.lane(for: recognizer))
        guard explanation.chain.isEmpty, recognizer.view?.window?.device !== self else {
            return explanation
        }
        return Explanation(recognizer: explanation.recognizer, outcome: .detached, chain: [])
    }
}

extension Trace {
    func explain(_ lane: Int) -> Explanation {
        let lane = lanes[lane]
        guard let latest = lane.attempts.last else {
            return Explanation(recognizer: lane.name, outcome: .unoffered, chain: [])
        }
        var explanation = explain(latest, of: lane)
        explanation.earlier = lane.attempts.dropLast().map { explain($0, of: lane) }
        return explanation
    }

    private func explain(_ attempt: TraceLane.Attempt, of lane: TraceLane) -> Explanation {
        var chain: [TraceRecord] = []
        var next: Int? = attempt.outcome
        while let index = next {
            chain.append(records[index])
            next = records[index].cause
        }
        return Explanation(
            recognizer: lane.name, outcome: Trace.outcome(of: records[attempt.outcome]),
            chain: chain, notes: attempt.notes.map { records[$0] })
    }

    private static func outcome(of record: TraceRecord) -> Explanation.Outcome {
        if record.code == .recognizerAction,
            record["state"] == .text(TraceLane.State.cancelled.rawValue)
        {
            return .cancelled
        }
        return record.code.outcome ?? .silent
    }
}
