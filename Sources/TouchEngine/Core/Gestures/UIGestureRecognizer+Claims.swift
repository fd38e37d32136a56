/// How the engine's own recognizers say that they have met their criteria, or cannot meet them any more.
extension UIGestureRecognizer {
    /// Claims that the gesture has begun, because of these values; the code says in which words.
    ///
    /// They are recorded when the claim is granted, not now.
    func claimBegan(
        _ values: @autoclosure () -> [TraceField], rule: Rule,
        as code: TraceCode = .recognizerBegan
    ) {
        remember(code, values, rule)
        transition(to: .began)
    }

    /// Claims that a discrete gesture has been made, because of these values; the code says in which words.
    func claimRecognized(
        _ values: @autoclosure () -> [TraceField], rule: Rule,
        as code: TraceCode = .recognizerRecognized
    ) {
        remember(code, values, rule)
        transition(to: .ended)
    }

    private func remember(_ code: TraceCode, _ values: () -> [TraceField], _ rule: Rule) {
        guard let device, device.trace.isRecording else { return }
        attempt.criteria = Attempt.Criteria(
            code: code, values: values(), rule: rule, time: device.clock.now)
    }

    /// Fails for the number of fingers that it saw, where it takes another.
    func failForFingers(_ count: Int, of required: Int, rule: Rule) {
        fail(
            .failedByTouchCount, [TraceField("count", count), TraceField("limit", required)],
            rule: rule)
    }

    /// Fails because a time has run out, with so many taps seen.
    func failForTime(_ code: TraceCode, _ limit: TimeInterval, taps: Int, of required: Int) {
        fail(
            code,
            [
                TraceField("limit", CGFloat(limit)), TraceField("taps", taps),
                TraceField("required", required),
            ], rule: .model)
    }

    /// Calls a closure after a delay in seconds, unless the recognizer has left `possible` by then.
    ///
    /// The turn that follows may be one for all whose time is up at that moment: then none of them is judged before the others.
    func unlessDecided(
        after delay: TimeInterval, inOneTurn: Bool = false, _ act: @escaping () -> Void
    ) -> ScheduledTimer? {
        device?.clock.schedule(after: delay) { [self] in
            guard attempt.state == .possible else { return }
            act()
            guard let device else { return }
            let arena = device.arena
            if inOneTurn {
                device.clock.schedule(after: 0) { arena.runTurnIfNeeded() }
            } else {
                arena.runTurnIfNeeded()
            }
        }
    }
}
