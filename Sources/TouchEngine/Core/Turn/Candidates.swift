/// Which recognizers get a touch that has just landed.
extension GestureArena {
    /// Finds the view that a new touch hits, which the touch keeps for life, and offers the touch to every recognizer of that view
    /// and of those above, up to the window (Rules G-1.8, G-2.1).
    ///
    /// Why any other recognizer does not get it is recorded too.
    func bind(_ touch: UITouch, _ event: UIEvent) {
        let window = device.window
        touch.window = window
        touchesForViews.append(touch)
        device.animations.forgetPassed()
        let hit = window.hitTest(touch.location, with: event)
        touch.view = hit
        var fields: [TraceField] {
            [
                TraceField("finger", touch.fingerNumber), TraceField("x", touch.location.x),
                TraceField("y", touch.location.y),
            ]
        }
        guard let hit else {
            let miss = trace.record(
                .touchMissed, "finger \(touch.fingerNumber)", fields, rule: "G-1.1")
            device.animations.explainPassed(touch, miss)
            recordUnreached(touch, [], miss)
            return
        }
        let chain = hit.ancestry
        let landing = trace.record(
            .touchDown, "finger \(touch.fingerNumber)",
            fields + [
                TraceField("hit", trace.name(of: hit)),
                TraceField("chain", .list(chain.map { trace.name(of: $0) })),
            ], rule: "G-1.1")
        // Those that were there when the finger landed: a recognizer that a delegate moves while it is asked comes too late.
        let candidates = chain.flatMap { view in
            (view.gestureRecognizers ?? []).map { (view: view, recognizer: $0) }
        }
        for (view, recognizer) in candidates where recognizer.view === view {
            offer(touch, to: recognizer, on: view, event, landing)
        }
        device.animations.explainPassed(touch, landing)
        recordUnreached(touch, chain, landing)
    }

    /// Lets a recognizer receive a touch, unless it is disabled or over, or the touch is kept from it; either is recorded.
    private func offer(
        _ touch: UITouch, to recognizer: UIGestureRecognizer, on view: UIView, _ event: UIEvent,
        _ landing: Int?
    ) {
        let isNew = !isTakingPart(recognizer)
        // A state that was set while the recognizer was in no window belongs to no attempt.
        if isNew { recognizer.forgetAttempt() }
        guard recognizer.isEnabled else {
            let record = trace.record(
                recognizer.disabledCode, trace.name(of: recognizer),
                [TraceField("finger", touch.fingerNumber)], rule: "G-2.28", cause: landing)
            if isNew { trace.setOutcome(of: recognizer, record, opens: true) }
            return
        }
        guard !recognizer.attempt.state.isTerminal else {
            recordNotReset(recognizer, touch)
            return
        }
        if refusesType(of: touch, recognizer, landing, isNew: isNew) { return }
        if let refusal = refusal(of: touch, by: recognizer, event) {
            let record = recordRefusal(refusal, of: touch, by: recognizer, landing)
            recognizer.attempt.stockRefusal = nil
            if isNew { trace.setOutcome(of: recognizer, record, opens: true) }
            return
        }
        // A delegate that was asked may have switched the recognizer off, or moved it.
        guard recognizer.isEnabled, recognizer.view === view else { return }
        recognizer.attempt.touches.append(touch)
        recognizer.attempt.touchType = recognizer.attempt.touchType ?? touch.type
        touch.receivers.append(recognizer)
        if recognizer.attempt.isGranted, recognizer.cancelsTouchesInView {
            touch.delivery.markTaken(touch, by: recognizer)
        }
        let record = trace.record(
            .recognizerReceives, trace.name(of: recognizer),
            [
                TraceField("finger", touch.fingerNumber), TraceField("view", trace.name(of: view)),
                TraceField("own", view === touch.view),
            ], rule: "G-2.1")
        if recognizer.attempt.state == .possible { recognizer.attempt.lastRecord = record }
        if isNew { trace.setOutcome(of: recognizer, record, opens: true) }
        join(recognizer)
    }

    /// Records who kept the touch from a recognizer; one of UIKit's own classes that did so itself has recorded it already.
    private func recordRefusal(
        _ refusal: Refusal, of touch: UITouch, by recognizer: UIGestureRecognizer, _ landing: Int?
    ) -> Int? {
        if refusal.isOwn, let own = recognizer.attempt.stockRefusal { return own }
        return trace.record(
            .recognizerRefusesTouch, trace.name(of: recognizer),
            [
                TraceField("finger", touch.fingerNumber), TraceField("by", refusal.by),
                TraceField("question", refusal.question),
                TraceField("private", refusal.isPrivate),
                TraceField("hit", touch.view.map { trace.name(of: $0) } ?? ""),
                TraceField("inReach", recognizer.isInReach(touch)),
            ], rule: "G-2.8", cause: recognizer.attempt.stockRefusal ?? landing)
    }

    /// Who keeps the touch from a recognizer, and by which question; nil if nobody does (Rule G-2.7).
    ///
    /// Class and delegate are asked about the event before the first touch, and the delegate about each touch.
    private func refusal(
        of touch: UITouch, by recognizer: UIGestureRecognizer, _ event: UIEvent
    ) -> Refusal? {
        let delegate = recognizer.delegate
        var delegateName: String {
            trace.isRecording ? delegate.map { trace.name(of: $0) } ?? "" : ""
        }
        if recognizer.attempt.touches.isEmpty {
            if !recognizer.shouldReceive(event) {
                return Refusal(
                    by: trace.isRecording ? typeName(of: recognizer) : "",
                    question: "shouldReceive(event)", isOwn: true)
            }
            if let delegate,
                !delegate.gestureRecognizer(recognizer, shouldReceive: event)
            {
                // One of the engine's own delegates stands for UIKit's, which is asked in private.
                let isPrivate = recognizer.attempt.stockRefusal != nil
                return Refusal(
                    by: delegateName,
                    question: isPrivate
                        ? "a private method about the event" : "shouldReceive(event)",
                    isPrivate: isPrivate)
            }
        }
        if let delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {
            return Refusal(by: delegateName, question: "shouldReceive(touch)")
        }
        return nil
    }
}

/// Who keeps a touch from a recognizer, and by which question.
private struct Refusal {
    var by: String
    var question: String
    /// Whether it is the recognizer's own class.
    var isOwn = false
    /// Whether UIKit asks it of its own delegates alone.
    var isPrivate = false
}
