/// Where a recognizer is, and what it holds in its attempt: touches, presses, and the model's numbers.
extension UIGestureRecognizer {
    /// The device it is on, or makes its attempt on.
    var device: Device? { attempt.system?.device ?? view?.window?.device }

    /// The recognizer's place among those of its view, the first added being 0.
    var placeOnView: Int { view?.attached.firstIndex { $0 === self } ?? 0 }

    /// The touches in the order the fingers landed: a set has none of its own.
    func ordered(_ touches: Set<UITouch>) -> [UITouch] {
        touches.sorted { $0.place < $1.place }
    }

    /// The numbers of the device the recognizer is on.
    var parameters: ModelParameters { device?.parameters ?? ModelParameters() }

    /// The record in which the system took away something the recognizer holds: why what ends now ends (Rule G-2.33).
    var takenAway: Int? {
        for touch in attempt.touches {
            if let record = touch.takenAway { return record }
        }
        for press in attempt.presses {
            if let record = press.takenAway { return record }
        }
        return nil
    }

    /// Lets go of a touch that is over; its view may still wait for this recognizer to decide.
    func lose(_ touch: UITouch) {
        if attempt.touches.count == 1, attempt.touches[0] === touch {
            attempt.lastLocation = touch.location
        }
        attempt.touches.removeAll { $0 === touch }
    }

    /// Lets go of a touch, and of its view's story.
    func release(_ touch: UITouch) {
        lose(touch)
        touch.receivers.removeAll { $0 === self }
    }

    /// Lets go of a press, and of its responder's story.
    func release(_ press: UIPress) {
        attempt.presses.removeAll { $0 === press }
        press.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Lets go of a press that is over.
    func lose(_ press: UIPress) {
        attempt.presses.removeAll { $0 === press }
    }
}
