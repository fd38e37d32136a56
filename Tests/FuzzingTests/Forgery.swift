import Fuzzing
import Testing
import TouchEngine

/// A history that never happened: lawful up to its last observation, which one invariant must reject.
struct Forgery: Sendable, CustomTestStringConvertible {
    let invariant: String
    let what: String
    let scene: String
    let history: [Observation]

    var testDescription: String { "\(invariant): \(what)" }

    /// What the invariant says to the history, or to all but its end.
    func objection(withoutItsEnd: Bool) throws -> String? {
        let kind = Invariants.kinds.first { $0.name == invariant }
        let checkers = kind.map { [$0.init()] } ?? []
        let observer = Observer(try FuzzCase(text: scene), checkers: checkers)
        for observation in withoutItsEnd ? history.dropLast() : history[...] {
            observer.see(observation)
        }
        return observer.breach?.words
    }
}

/// A view, with a tap and a pan on it, and a pan on another view.
let plainScene = """
    view v1 in window w=200 h=200 multi=1
    view v2 in window x=200 w=100 h=200 multi=1
    recognizer r1 tap on v1
    recognizer r2 pan on v1
    recognizer r3 pan on v2
    """

extension Observation {
    static func record(
        _ code: TraceCode, _ subject: String, index: Int = 0, time: TimeInterval = 0,
        cause: Int? = nil, _ values: TraceField...
    ) -> Observation {
        .record(
            TraceRecord(
                code, subject, index: index, time: time, values: values, cause: cause))
    }

    /// A finger that lands in the first view, or another, and is that view's touch of that number.
    static func landing(_ touch: Int = 1, in view: Int? = 1, x: Double = 100) -> Observation {
        .landed(touch: touch, finger: touch, view: view, at: Place(x: x, y: 100, time: 0))
    }

    /// A recognizer gets the touch of that number.
    static func receives(_ recognizer: Int, _ touch: Int = 1) -> Observation {
        .record(.recognizerReceives, "r\(recognizer)", finger(touch))
    }

    /// A recognizer fails for a reason of its own.
    static func fails(_ recognizer: Int) -> Observation {
        .record(.failedByItself, "r\(recognizer)")
    }

    /// A recognizer is let act.
    static func begins(_ recognizer: Int) -> Observation {
        .record(.recognizerBegan, "r\(recognizer)")
    }

    static func recognized(_ recognizer: Int) -> Observation {
        .record(.recognizerRecognized, "r\(recognizer)")
    }

    static func lifts(_ touch: Int = 1, at time: TimeInterval = 0) -> Observation {
        .record(.touchUp, "finger \(touch)", time: time, finger(touch))
    }

    static func excluded(_ loser: Int, by winner: Int) -> Observation {
        .record(.failedByExclusion, "r\(loser)", TraceField("by", .text("r\(winner)")))
    }

    static func waits(_ waiter: Int, for required: Int) -> Observation {
        .record(.recognizerWaits, "r\(waiter)", TraceField("for", .list(["r\(required)"])))
    }

    /// The first view hears of a touch, where it landed.
    static func hears(_ phase: FuzzCase.Phase, _ touch: Int = 1, view: Int = 1) -> Observation {
        .heard(view: view, phase, touch: touch, isOwn: true, at: Place(x: 100, y: 100, time: 0))
    }

    static func asked(
        _ question: Question, _ one: Int, _ other: Int? = nil, answer: Bool = true
    ) -> Observation {
        .asked(.delegate(1), question, recognizer: one, other: other, answer: answer)
    }

    static let turnEnded = Observation.turnEnded(0)

    private static func finger(_ number: Int) -> TraceField {
        TraceField("finger", .number(Double(number)))
    }
}
