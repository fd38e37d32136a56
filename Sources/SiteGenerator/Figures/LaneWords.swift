import Literate
import Notebook

/// The words that stand at a state in its lane.
struct LaneWords {
    let text: String
    /// The same without the time.
    let brief: String

    init(
        _ span: Run.Span, of recognizer: Run.Recognizer, in run: Run, _ sayings: LaneChart.Sayings
    ) {
        let record = span.record.flatMap { run.record($0) }
        let time = NumberText.fixed(span.time, 3)
        let words = sayings.words
        let key: Words.Key =
            switch span.state {
            case "waiting": .laneWaits
            case "began", "changed": .laneBegan
            case "ended": .laneRecognized
            case "cancelled": .laneCancelled
            default: Self.failure(record?.code ?? "")
            }
        text = words(key, ["time": time])
        brief = words(key, ["time": ""]).trimmingWhitespace()
    }

    private static func failure(_ code: String) -> Words.Key {
        switch code {
        case "recognizer.failed.excluded": .laneExcluded
        case "recognizer.failed.requirement": .laneWaitedInVain
        case "recognizer.failed.shouldBegin": .laneRefused
        default: .laneFailed
        }
    }

    /// What is said at the arrow from the one that kept another out; nil where nobody did.
    static func arrow(of code: String) -> Words.Key? {
        switch code {
        case "recognizer.failed.excluded": .laneArrowExcludes
        case "recognizer.failed.requirement": .laneArrowRequirement
        default: nil
        }
    }
}
