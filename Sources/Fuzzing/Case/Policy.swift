/// A question that a delegate is asked, and a view the first of them.
package enum Question: String, CaseIterable, Sendable {
    /// `gestureRecognizerShouldBegin(_:)`
    case begin
    /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`
    case together
    /// `gestureRecognizer(_:shouldRequireFailureOf:)`
    case waits
    /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)`
    case awaited
    /// `gestureRecognizer(_:shouldReceive:)` of a touch
    case receive
    /// `gestureRecognizer(_:shouldReceive:)` of an event
    case event

    /// What holds when nobody answers.
    package var defaultAnswer: Bool { self == .begin || self == .receive || self == .event }

    /// Whether the question is about two recognizers.
    package var isAboutTwo: Bool { self == .together || self == .waits || self == .awaited }
}

/// How a question is answered each time.
package enum Policy: Equatable, Sendable {
    /// Always the same.
    case always(Bool)
    /// The default answer, but for those listed the other one.
    case listed([Pair])
    /// A yes in so many of a hundred cases, now this, now that.
    case chance(percent: Int, salt: Int)

    /// A recognizer, and for questions about two the other.
    package struct Pair: Equatable, Sendable {
        package var one: Int
        package var other: Int?
    }

    /// The answer that holds at every call, or nil when there is none such.
    package func constant(_ question: Question, _ one: Int, _ other: Int?) -> Bool? {
        switch self {
        case .always(let answer):
            return answer
        case .listed(let pairs):
            let isListed = pairs.contains {
                $0.one == one && (!question.isAboutTwo || $0.other == other)
            }
            return isListed != question.defaultAnswer
        case .chance:
            return nil
        }
    }

    /// The answer at the call of that number.
    package func answer(_ question: Question, _ one: Int, _ other: Int?, call: Int) -> Bool {
        if let constant = constant(question, one, other) { return constant }
        guard case .chance(let percent, let salt) = self else { return question.defaultAnswer }
        var numbers = SeededNumbers(seed: UInt64(truncatingIfNeeded: salt &* 1_000_003 &+ call))
        return numbers.chance(percent)
    }
}
