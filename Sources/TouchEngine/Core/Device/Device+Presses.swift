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
        let arena = self.arena
        arena.post(press, .began)
        clock.schedule(after: duration) { arena.post(press, .ended) }
        if !arena.isInTurn { advance(by: duration) }
    }
}
