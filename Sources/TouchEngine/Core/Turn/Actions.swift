/// How recognizers' actions go out, and what is recorded of their steps.
extension TouchSystem {
    /// Sends every action that is due, in the order in which recognizers are heard (Rules G-3.8, G-8.5).
    func sendActions() {
        if due.count > 1 { putDueInOrder() }
        let end = due.count
        for index in 0..<end {
            due[index]._withUnsafeGuaranteedRef { sendActions(of: $0) }
        }
        if due.count == end {
            due.removeAll(keepingCapacity: true)
        } else {
            due.removeSubrange(0..<end)
        }
    }

    private func sendActions(of recognizer: UIGestureRecognizer) {
        let attempt = recognizer.attempt
        attempt.isDue = false
        // An action that sets `changed` again is called again in the next turn: in this one it would never end.
        var left = attempt.pendingActions.count
        while left > 0, !attempt.pendingActions.isEmpty {
            left -= 1
            send(attempt.pendingActions.removeFirst(), of: recognizer)
        }
    }

    /// They come in the order of their touches: where that is not the order of arbitration, they are written down anew.
    private func putDueInOrder() {
        let order = inOrder
        var last = -1
        let isInOrder = due.allSatisfy { recognizer in
            recognizer._withUnsafeGuaranteedRef { recognizer in
                defer { last = recognizer.attempt.rank }
                return recognizer.attempt.rank > last
            }
        }
        if isInOrder { return }
        var place = 0
        for recognizer in order where recognizer.attempt.isDue {
            due[place] = Unmanaged.passUnretained(recognizer)
            place += 1
        }
    }

    /// Notes a further step, from that state, of a recognizer that acts or waits.
    func noteProgress(of recognizer: UIGestureRecognizer, from state: UIGestureRecognizer.State) {
        guard recognizer.attempt.isGranted else { return }
        switch recognizer.attempt.state {
        case .ended, .cancelled:
            let isCancelled = recognizer.attempt.state == .cancelled
            let taking = isCancelled ? recognizer.takenAway : nil
            let code: TraceCode =
                !isCancelled
                ? .recognizerEnded : taking == nil ? .cancelledByItself : .recognizerCancelled
            let record = trace.record(
                code, trace.name(of: recognizer),
                [TraceField("from", TraceLane.State(state).rawValue)], rule: "G-3.3",
                cause: taking ?? recognizer.attempt.lastRecord)
            recognizer.attempt.lastRecord = record
            trace.enter(TraceLane.State(recognizer.attempt.state), recognizer, record: record)
            if recognizer.attempt.state == .ended { actedThisTurn.append(recognizer) }
            needsSettling()
        case .changed:
            trace.enter(.changed, recognizer)
        case .possible, .began, .failed:
            break
        }
    }

    /// Sends a recognizer's action to each of its targets (Rules G-3.9, G-3.11).
    private func send(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        let attempt = recognizer.attempt
        if state == .cancelled, !attempt.hasActed { return }
        attempt.hasActed = true
        // An action may add targets and remove them: those of this moment are told.
        let targets = recognizer.targets
        targets.withUnsafeBufferPointer { targets in
            for place in targets.indices {
                Unmanaged.passUnretained(targets[place])._withUnsafeGuaranteedRef { pair in
                    if state != .changed { noteAction(state, of: recognizer, pair) }
                    attempt.presented = state
                    pair.send(recognizer)
                    attempt.presented = nil
                }
            }
        }
    }

    private func noteAction(
        _ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer, _ pair: TargetAction
    ) {
        guard trace.isRecording, let target = pair.target else { return }
        let record = trace.record(
            .recognizerAction, trace.name(of: recognizer),
            [
                TraceField("action", pair.action.name),
                TraceField("state", TraceLane.State(state).rawValue),
                TraceField("target", trace.name(of: target)),
            ], rule: "G-3.9", cause: recognizer.attempt.lastRecord)
        trace.conclude(recognizer, record)
    }
}
