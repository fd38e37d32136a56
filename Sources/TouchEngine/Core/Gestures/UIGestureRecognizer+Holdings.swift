/// Where a recognizer is, and what it holds in its attempt: touches, presses, and the model's numbers.
extension UIGestureRecognizer {
    /// The device it is on, or makes its attempt on.
    var device: Device? { attempt.arena?.device ?? view?.window?.device }

    /// The recognizer's place among those of its view, the first added being 0.
    var placeOnView: Int { view?.attached.firstIndex { $0 === self } ?? 0 }

    /// Adds a target that UIKit itself brings along.
    func addBuiltInTarget(_ target: UITarget, action: Selector) {
        addTarget(target, action: action)
        targets.last?.isBuiltIn = true
    }

    /// The touches in the order the fingers landed: a set has none of its own.
    func ordered(_ touches: Set<UITouch>) -> [UITouch] {
        touches.inOrder { $0.landingNumber < $1.landingNumber }
    }

    /// The numbers of the device the recognizer is on.
    var parameters: ModelParameters {
        guard let device else { return ModelParameters() }
        return device.parameters
    }

    /// What the device does where sources disagree.
    var choices: ModelChoices { device?.parameters.choices ?? ModelChoices() }

    /// Whether the recognizer waits for a failure requirement, and shows `possible` as long as it does (Rule G-3.14).
    var hidesState: Bool { attempt.isWaiting && choices.stateWhileWaiting == .possible }

    /// The record that the system cancelled a touch or press that the recognizer holds: why what ends now ends (Rule G-2.33).
    var systemCancellation: Int? {
        for touch in attempt.touches {
            if let record = touch.systemCancellation { return record }
        }
        for press in attempt.presses {
            if let record = press.systemCancellation { return record }
        }
        return nil
    }

    /// Takes a touch that is over out of the attempt.
    ///
    /// The touch goes on to count the recognizer among its receivers: its view may still wait for this recognizer to decide.
    func removeFromAttempt(_ touch: UITouch) {
        if attempt.touches.count == 1, attempt.touches[0] === touch {
            attempt.lastLocation = touch.location
        }
        attempt.touches.removeAll { $0 === touch }
    }

    /// Takes a press that is over out of the attempt; its responder may still wait for this recognizer to decide.
    func removeFromAttempt(_ press: UIPress) {
        attempt.presses.removeAll { $0 === press }
    }

    /// Ceases to receive a touch, so that its view no longer waits for this recognizer either.
    func stopReceiving(_ touch: UITouch) {
        removeFromAttempt(touch)
        touch.receivers.removeAll { $0 === self }
    }

    /// Ceases to receive a press, so that its responder no longer waits for this recognizer either.
    func stopReceiving(_ press: UIPress) {
        removeFromAttempt(press)
        press.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Makes the attempt a new one, which knows nothing of the last.
    func forgetAttempt() {
        // The old one is freed only after this access to `attempt`: what goes with it may ask for the recognizer's state.
        var old = Attempt()
        swap(&old, &attempt)
    }
}
