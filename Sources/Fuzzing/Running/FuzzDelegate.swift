import TouchEngine

/// A delegate that answers as its case says, and leaves the rest to the defaults.
final class FuzzDelegate: NSObject, UIGestureRecognizerDelegate {
    private let number: Int
    private let answers: [FuzzCase.Answer]
    private let defaults = Defaults()
    private weak var stage: Stage?

    /// Implements nothing, so that the protocol's defaults answer.
    private final class Defaults: NSObject, UIGestureRecognizerDelegate {}

    init(_ spec: FuzzCase.DelegateSpec, stage: Stage) {
        number = spec.id
        answers = spec.answers
        self.stage = stage
        super.init()
    }

    private func answer(
        _ question: Question, _ one: UIGestureRecognizer, _ other: Int?, _ fallBack: () -> Bool
    ) -> Bool {
        guard let stage, let one = stage.number(of: one) else { return fallBack() }
        let policy = answers.first { $0.question == question }?.policy
        guard let policy else {
            stage.noteDefault(question, by: .delegate(number), one, other)
            return fallBack()
        }
        return stage.answer(question, policy, by: .delegate(number), one, other)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        answer(.begin, gestureRecognizer, nil) {
            defaults.gestureRecognizerShouldBegin(gestureRecognizer)
        }
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        answer(.together, gestureRecognizer, stage?.number(of: otherGestureRecognizer)) {
            defaults.gestureRecognizer(
                gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        answer(.waits, gestureRecognizer, stage?.number(of: otherGestureRecognizer)) {
            defaults.gestureRecognizer(
                gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        }
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        answer(.awaited, gestureRecognizer, stage?.number(of: otherGestureRecognizer)) {
            defaults.gestureRecognizer(
                gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        answer(.receive, gestureRecognizer, stage?.number(of: touch)) {
            defaults.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
        }
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        answer(.event, gestureRecognizer, nil) {
            defaults.gestureRecognizer(gestureRecognizer, shouldReceive: event)
        }
    }
}

/// Hears a recognizer's actions.
final class FuzzTarget {
    private let number: Int
    private weak var stage: Stage?

    init(_ number: Int, stage: Stage) {
        self.number = number
        self.stage = stage
    }

    func act(_ recognizer: UIGestureRecognizer) {
        stage?.see(.acted(recognizer: number, recognizer.state))
        stage?.call(.recognizer(number), .action)
    }
}
