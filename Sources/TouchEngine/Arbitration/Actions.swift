/// How recognizers' actions go out, and what is recorded of their steps.
extension TouchSystem {
    /// Sends every action that is due, in the order in which recognizers are heard (Rules G-3.8, G-8.5).
    func sendActions() {
        for recognizer in participants.sorted(by: precedes) {
            let states = recognizer.attempt.pendingActions
            recognizer.attempt.pendingActions = []
            for state in states { send(state, of: recognizer) }
        }
    }

    /// Notes a further step, from that state, of a recognizer that acts or waits.
    func noteProgress(of recognizer: UIGestureRecognizer, from state: UIGestureRecognizer.State) {
        // An action that sets `changed` again is called again in the next turn: in this one it would never end.
        let isInItsAction = recognizer.attempt.presented != nil
        if recognizer.attempt.state != .changed || !isInItsAction { needsSettling() }
        guard recognizer.attempt.isGranted else { return }
        switch recognizer.attempt.state {
        case .ended, .cancelled:
            let code: TraceCode =
                recognizer.attempt.state == .ended ? .recognizerEnded : .recognizerCancelled
            let record = trace.record(
                code, trace.name(of: recognizer),
                [TraceField("from", TraceLane.State(state).rawValue)], rule: "G-3.3",
                cause: recognizer.attempt.lastRecord)
            recognizer.attempt.lastRecord = record
            trace.enter(TraceLane.State(recognizer.attempt.state), recognizer, record: record)
        case .changed:
            trace.enter(.changed, recognizer)
        case .possible, .began, .failed:
            break
        }
    }

    /// Sends a recognizer's action to each of its targets (Rules G-3.9, G-3.11).
    private func send(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        if state == .cancelled, !recognizer.attempt.hasActed { return }
        recognizer.attempt.hasActed = true
        for pair in recognizer.targets {
            guard let target = pair.target else { continue }
            if state != .changed {
                let record = trace.record(
                    .recognizerAction, trace.name(of: recognizer),
                    [
                        TraceField("action", pair.action.name),
                        TraceField("state", TraceLane.State(state).rawValue),
                        TraceField("target", trace.name(of: target)),
                    ], rule: "G-3.9", cause: recognizer.attempt.lastRecord)
                trace.conclude(recognizer, record)
            }
            recognizer.attempt.presented = state
            pair.action.send(target, recognizer)
            recognizer.attempt.presented = nil
        }
    }
}
