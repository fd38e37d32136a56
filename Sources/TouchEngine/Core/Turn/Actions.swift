/// How recognizers' actions are sent, and what is recorded of their steps.
extension GestureArena {
    /// Sends every queued action, in the order of arbitration (Rules G-3.8, G-8.5).
    func sendActions() {
        if actionQueue.count > 1 { sortActionQueue() }
        let end = actionQueue.count
        for index in 0..<end {
            actionQueue[index]._withUnsafeGuaranteedRef { sendActions(of: $0) }
        }
        if actionQueue.count == end {
            actionQueue.removeAll(keepingCapacity: true)
        } else {
            actionQueue.removeSubrange(0..<end)
        }
    }

    private func sendActions(of recognizer: UIGestureRecognizer) {
        recognizer.attempt.hasQueuedAction = false
        // Only the states that are pending now: an action that sets `changed` again would otherwise be called without end.
        var left = recognizer.attempt.pendingActions.count
        while left > 0, !recognizer.attempt.pendingActions.isEmpty {
            left -= 1
            send(recognizer.attempt.pendingActions.removeFirst(), of: recognizer)
        }
    }

    /// Tells views and responders of what has been taken from them, before the actions are sent (Rule G-2.19).
    func cancelTakenTouches() {
        cancelsBeforeActions = false
        deliverToViews(takenOnly: true)
        deliverPresses(takenOnly: true)
    }

    /// Puts the queue into the order of arbitration; it was filled as recognizers heard of touches or were granted.
    private func sortActionQueue() {
        let order = inArbitrationOrder
        var last = -1
        let isInOrder = actionQueue.allSatisfy { recognizer in
            recognizer._withUnsafeGuaranteedRef { recognizer in
                defer { last = recognizer.attempt.rank }
                return recognizer.attempt.rank > last
            }
        }
        if isInOrder { return }
        var next = 0
        for recognizer in order where recognizer.attempt.hasQueuedAction {
            actionQueue[next] = Unmanaged.passUnretained(recognizer)
            next += 1
        }
    }

    /// Writes a further step, from that state, of a recognizer that acts into its lane; an end is recorded too and asks for
    /// arbitration, and one that ended its gesture excludes others until the turn is over.
    ///
    /// Called after its state has changed, for the first `changed` and for an end; does nothing for one that waits.
    func didStep(of recognizer: UIGestureRecognizer, from state: UIGestureRecognizer.State) {
        guard recognizer.attempt.isGranted else { return }
        switch recognizer.attempt.state {
        case .ended, .cancelled:
            let isCancelled = recognizer.attempt.state == .cancelled
            let cancellation = isCancelled ? recognizer.systemCancellation : nil
            let code: TraceCode =
                !isCancelled
                ? .recognizerEnded : cancellation == nil ? .cancelledByItself : .recognizerCancelled
            let record = trace.record(
                code, trace.name(of: recognizer),
                [TraceField("from", TraceLane.State(state).rawValue)], rule: "G-3.3",
                cause: cancellation ?? recognizer.attempt.lastRecord)
            recognizer.attempt.lastRecord = record
            trace.enter(TraceLane.State(recognizer.attempt.state), recognizer, record: record)
            if recognizer.attempt.state == .ended { excludersThisTurn.append(recognizer) }
            setNeedsArbitration()
        case .changed:
            trace.enter(.changed, recognizer)
        case .possible, .began, .failed:
            break
        }
    }

    /// Sends a recognizer's action to each of its targets (Rules G-3.9 to 11).
    private func send(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        if state == .cancelled, !recognizer.attempt.hasSentAction { return }
        let isPrivate =
            state == .cancelled && device.parameters.choices.cancelledAction == .notSent
        recognizer.attempt.hasSentAction = true
        // An action may add targets and remove them: it is sent to those that are there now.
        let targets = recognizer.targets
        targets.withUnsafeBufferPointer { targets in
            for index in targets.indices {
                Unmanaged.passUnretained(targets[index])._withUnsafeGuaranteedRef { pair in
                    if isPrivate, !pair.isBuiltIn { return }
                    if state != .changed { recordAction(state, of: recognizer, pair) }
                    recognizer.attempt.stateInAction = state
                    pair.send(recognizer)
                    recognizer.attempt.stateInAction = nil
                }
            }
        }
    }

    private func recordAction(
        _ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer, _ pair: TargetAction
    ) {
        guard trace.isRecording else { return }
        guard let target = pair.target else {
            return recordLostAction(of: recognizer, pair)
        }
        let record = trace.record(
            .recognizerAction, trace.name(of: recognizer),
            [
                TraceField("action", pair.action.name),
                TraceField("state", TraceLane.State(state).rawValue),
                TraceField("target", trace.name(of: target)),
                TraceField("cancelled", state == .cancelled),
            ], rule: "G-3.9", cause: recognizer.attempt.lastRecord)
        trace.setOutcome(of: recognizer, record)
        let isAgain = state == .ended && !recognizer.attempt.isDiscrete
        guard !recognizer.isStock else { return }
        if state == .cancelled || (isAgain && !recognizer.attempt.isChangeInLane) {
            trace.note(record, of: recognizer)
        }
    }

    /// Records, once an attempt, that an action reaches nobody, because its target is gone (Rule G-8.1).
    private func recordLostAction(of recognizer: UIGestureRecognizer, _ pair: TargetAction) {
        guard recognizer.attempt.lostAction !== pair else { return }
        recognizer.attempt.lostAction = pair
        let record = trace.record(
            .recognizerActionLost, trace.name(of: recognizer),
            [TraceField("action", pair.action.name)], rule: "G-8.1",
            cause: recognizer.attempt.lastRecord)
        trace.note(record, of: recognizer)
    }
}
