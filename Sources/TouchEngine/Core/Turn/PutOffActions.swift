/// Actions that wait for the next turn of the run loop (Rule G-3.25).
final class PutOffActions {
    /// Whether that turn has come: what waits is sent now.
    var isDue = false
    private var timer: ScheduledTimer?

    /// Arranges the next turn, for an action that has just been queued.
    ///
    /// An action that sets `changed` itself must not ask for another turn, which would never end.
    func queued(_ recognizer: UIGestureRecognizer, in arena: GestureArena) {
        let attempt = recognizer.attempt
        guard timer == nil, attempt.stateInAction == nil || attempt.state.isTerminal else { return }
        timer = arena.device.clock.schedule(after: 0) { [self] in
            timer = nil
            isDue = true
            arena.setNeedsResets()
            arena.runTurnIfNeeded()
        }
    }
}

extension GestureArena {
    /// Finds out when actions are to be sent from now on.
    func lookUpActionTime() {
        let isLater = device.parameters.choices.actionTime == .nextTurn
        if isLater != (putOff != nil) { putOff = isLater ? PutOffActions() : nil }
    }

    /// Whether a recognizer has an action to send before it may be reset.
    func isActionPutOff(of recognizer: UIGestureRecognizer) -> Bool {
        putOff != nil && recognizer.attempt.hasQueuedAction
    }
}
