/// Buttons, such as a remote control's.
extension Device {
    /// Presses a button and lets it go after `duration` seconds.
    ///
    /// Inside a callback the button only goes down, after the event that is being worked through, and comes up when the time
    /// has passed.
    public func press(_ type: UIPress.PressType, for duration: TimeInterval = 0.1) {
        precondition(
            duration >= 0 && duration.isFinite, "time runs forward: a press takes 0 s or more")
        let press = UIPress(type, time: now)
        let touches: TouchSystem = self.touches
        touches.post(press, .began)
        clock.schedule(after: duration) { touches.post(press, .ended) }
        if !touches.isInTurn { advance(by: duration) }
    }
}
