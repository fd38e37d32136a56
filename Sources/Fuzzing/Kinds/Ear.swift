import TouchEngine

/// A recognizer that tells what it hears.
///
/// Swift has no class whose superclass is a parameter, and no protocol can override: so each kind repeats the same overrides, and
/// each of them does no more than ask the ear.
package protocol ListeningRecognizer: UIGestureRecognizer {
    var ear: Ear { get }
}

/// What a listening recognizer passes on, and what its class says of others.
package final class Ear {
    /// The recognizer's number in its case.
    var id = 0
    /// Whether it makes others fail (G-4.9).
    var prevents = true
    /// Whether others make it fail (G-4.9).
    var isPreventable = true
    /// The number of the one whose failure its class waits for (G-5.2).
    var comesAfter = 0
    /// The number of the one that waits for its class to fail (G-5.2).
    var comesBefore = 0
    /// Whether its class takes no part in any sequence (G-10.2).
    var isDeaf = false
    weak var stage: Stage?

    func hear(
        _ phase: FuzzCase.Phase, _ touches: Set<UITouch>, _ recognizer: UIGestureRecognizer,
        _ work: () -> Void
    ) {
        guard let stage else { return work() }
        let before = recognizer.state
        stage.see(.touches(recognizer: id, phase, stage.numbers(of: touches)))
        stage.call(.recognizer(id), Callback(phase))
        work()
        if recognizer.state != before {
            stage.see(.stands(recognizer: id, recognizer.state))
        }
    }

    func hearReset(_ work: () -> Void) {
        stage?.see(.reset(recognizer: id))
        work()
        stage?.call(.recognizer(id), .reset)
    }

    func mayPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    func mayBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
    func waits(for other: UIGestureRecognizer) -> Bool {
        comesAfter > 0 && other.listening?.id == comesAfter
    }
    func isAwaited(by other: UIGestureRecognizer) -> Bool {
        comesBefore > 0 && other.listening?.id == comesBefore
    }
}

extension UIGestureRecognizer {
    /// Its ear, if it listens.
    var listening: Ear? { (self as? any ListeningRecognizer)?.ear }
}

extension Callback {
    init(_ phase: FuzzCase.Phase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
