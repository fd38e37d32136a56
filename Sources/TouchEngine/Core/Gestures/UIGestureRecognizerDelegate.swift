/// Answers a recognizer's questions.
///
/// Every method is optional, as in UIKit: without one, the default below holds (Rule G-8.8).
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Asked at most once an attempt, when the recognizer is about to leave `possible`; false makes it fail (Rule G-3.6).
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Asked when one of the two would exclude the other, of each side until one says true, which allows both (Rule G-4.7).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asked at most once an attempt about each other recognizer, when the recognizer's claim is first judged beside it; true makes
    /// the claim wait until the other fails (Rules G-5.3, G-5.4).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asked at most once an attempt of the other, when the other's claim is first judged beside the recognizer; true makes that
    /// claim wait until the recognizer fails (Rules G-5.3, G-5.4).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asked for each new touch before the recognizer sees it; false keeps the touch from it (Rules G-2.7, G-2.8).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool

    /// Asked for each new press before the recognizer sees it; false keeps the press from it (Rule G-2.37).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool

    /// Asked before the question for a touch or press, if the recognizer has none yet (Rule G-2.7).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Unless a delegate says otherwise: yes.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return true
    }

    /// Unless a delegate says otherwise: no.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return false
    }

    /// Unless a delegate says otherwise: no.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return false
    }

    /// Unless a delegate says otherwise: no.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return false
    }

    /// Unless a delegate says otherwise: yes.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return true
    }

    /// Unless a delegate says otherwise: yes.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return true
    }

    /// Unless a delegate says otherwise: yes.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return true
    }
}
