/// Who gets a touch that has just landed.
extension TouchSystem {
    /// Hit-tests a new touch, binds it to its view for life, and offers it to every recognizer from that view up to the
    /// window (Rules G-1.8, G-2.1).
    func bind(_ touch: UITouch, _ event: UIEvent) {
        let window = device.window
        touch.window = window
        deliveries.append(touch)
        device.animations.forgetPassed()
        let hit = window.hitTest(touch.location, with: event)
        touch.view = hit
        var place: [TraceField] {
            [
                TraceField("finger", touch.finger), TraceField("x", touch.location.x),
                TraceField("y", touch.location.y),
            ]
        }
        guard let hit else {
            let miss = trace.record(.touchMissed, "finger \(touch.finger)", place, rule: "G-1.1")
            device.animations.explainPassed(touch, miss)
            noteUnreached(touch, window, [], miss)
            return
        }
        let chain = hit.ancestry
        let landing = trace.record(
            .touchDown, "finger \(touch.finger)",
            place + [
                TraceField("hit", trace.name(of: hit)),
                TraceField("chain", .list(chain.map { trace.name(of: $0) })),
            ], rule: "G-1.1")
        // Those that were there when the finger landed: one that somebody moves while it is asked about comes too late.
        let candidates = chain.flatMap { view in
            (view.gestureRecognizers ?? []).map { (view: view, recognizer: $0) }
        }
        for (view, recognizer) in candidates where recognizer.view === view {
            offer(touch, to: recognizer, on: view, event, landing)
        }
        device.animations.explainPassed(touch, landing)
        noteUnreached(touch, window, chain, landing)
    }

    private func offer(
        _ touch: UITouch, to recognizer: UIGestureRecognizer, on view: UIView, _ event: UIEvent,
        _ landing: Int?
    ) {
        let isNew = !isTakingPart(recognizer)
        // A state that was set while the recognizer was in no window belongs to no attempt.
        if isNew { recognizer.attempt.clear() }
        guard recognizer.isEnabled else {
            let record = trace.record(
                recognizer.disabledCode, trace.name(of: recognizer),
                [TraceField("finger", touch.finger)], rule: "G-2.28", cause: landing)
            if isNew { trace.conclude(recognizer, record) }
            return
        }
        guard !recognizer.attempt.state.isTerminal else {
            noteNotReset(recognizer, touch)
            return
        }
        if refusesType(of: touch, recognizer, landing, isNew: isNew) { return }
        if let refusal = refusal(of: touch, by: recognizer, event) {
            let record = trace.record(
                .recognizerRefusesTouch, trace.name(of: recognizer),
                [
                    TraceField("finger", touch.finger), TraceField("by", refusal.by),
                    TraceField("question", refusal.question),
                    TraceField("hit", touch.view.map { trace.name(of: $0) } ?? ""),
                ], rule: "G-2.8", cause: landing)
            if isNew { trace.conclude(recognizer, record) }
            return
        }
        // Whoever was asked may have switched the recognizer off, or moved it.
        guard recognizer.isEnabled, recognizer.view === view else { return }
        recognizer.attempt.touches.append(touch)
        recognizer.attempt.touchType = recognizer.attempt.touchType ?? touch.type
        touch.receivers.append(recognizer)
        if recognizer.attempt.isGranted, recognizer.cancelsTouchesInView {
            touch.delivery.giveUp(touch, to: recognizer)
        }
        let record = trace.record(
            .recognizerReceives, trace.name(of: recognizer),
            [
                TraceField("finger", touch.finger), TraceField("view", trace.name(of: view)),
                TraceField("own", view === touch.view),
            ], rule: "G-2.1")
        if recognizer.attempt.state == .possible { recognizer.attempt.lastRecord = record }
        if isNew { trace.conclude(recognizer, record) }
        join(recognizer)
    }

    /// Who keeps the touch from a recognizer: the event is asked about once a sequence, then each touch (Rule G-2.7).
    private func refusal(
        of touch: UITouch, by recognizer: UIGestureRecognizer, _ event: UIEvent
    ) -> (by: String, question: String)? {
        let delegate = recognizer.delegate
        var delegateName: String {
            trace.isRecording ? delegate.map { trace.name(of: $0) } ?? "" : ""
        }
        if recognizer.attempt.touches.isEmpty {
            if !recognizer.shouldReceive(event) {
                return (
                    trace.isRecording ? typeName(of: recognizer) : "", "shouldReceive(event)"
                )
            }
            if let delegate,
                !delegate.gestureRecognizer(recognizer, shouldReceive: event)
            {
                return (delegateName, "shouldReceive(event)")
            }
        }
        if let delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
            return (delegateName, "shouldReceive(touch)")
        }
        return nil
    }
}
