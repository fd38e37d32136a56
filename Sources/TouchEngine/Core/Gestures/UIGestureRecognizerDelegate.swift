/// Answers a recognizer's questions.
///
/// Every method is optional, as in UIKit: without one, the default below holds (Rule G-8.8).
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Asked when the recognizer is about to leave `possible`; false makes it fail for this attempt (Rule G-3.6).
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Asked when one of the two would exclude the other: true from either side lets both go on (Rule G-4.7).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asked once an attempt: true makes the recognizer wait until the other fails (Rules G-5.3, G-5.4).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool

    /// Asked once an attempt: true makes the other wait until the recognizer fails (Rules G-5.3, G-5.4).
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

    /// Asked once a sequence, before the question for each touch or press (Rule G-2.7).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Unless a delegate says otherwise: yes.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.noteDefaultAnswer()
        return true
    }

    /// Unless a delegate says otherwise: no.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.noteDefaultAnswer()
        return false
    }

    /// Unless a delegate says otherwise: no.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.noteDefaultAnswer()
        return false
    }

    /// Unless a delegate says otherwise: no.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.noteDefaultAnswer()
        return false
    }

    /// Unless a delegate says otherwise: yes.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        gestureRecognizer.noteDefaultAnswer()
        return true
    }

    /// Unless a delegate says otherwise: yes.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
        gestureRecognizer.noteDefaultAnswer()
        return true
    }

    /// Unless a delegate says otherwise: yes.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        gestureRecognizer.noteDefaultAnswer()
        return true
    }
}
