/// Why a touch does not reach a recognizer: it is offered to those of the view that it hit and of the views above, to no others
/// (Rule G-2.1).
extension GestureArena {
    /// Records the reason for every recognizer on a view, or inside it, that the touch does not reach and that is in no attempt.
    func recordUnreached(_ touch: UITouch, _ view: UIView, _ chain: [UIView], _ landing: Int?) {
        guard trace.isRecording else { return }
        if !chain.contains(where: { $0 === view }) {
            for recognizer in view.attached where !isTakingPart(recognizer) {
                if let passing = device.animations.record(ofPassing: view, touch) {
                    trace.setOutcome(of: recognizer, passing, opens: true)
                    continue
                }
                let reason = reason(recognizer, view, touch, chain)
                // Where nothing at all was hit, the miss itself says it.
                guard touch.view != nil || reason.by != nil else {
                    trace.setOutcome(of: recognizer, landing, opens: true)
                    continue
                }
                let record = trace.record(
                    reason.code, trace.name(of: recognizer),
                    [
                        TraceField("finger", touch.fingerNumber),
                        TraceField("view", trace.name(of: view)),
                        TraceField("by", reason.by.map { trace.name(of: $0) } ?? ""),
                        TraceField("own", reason.by === view),
                        TraceField("hit", touch.view.map { trace.name(of: $0) } ?? ""),
                        TraceField("hits", touch.view != nil),
                        TraceField(
                            "inFront", touch.view.map { !view.isDescendant(of: $0) } ?? false),
                    ] + obstacleFields(reason.by), rule: reason.rule,
                    cause: reason.by?.blockingCause ?? landing)
                trace.setOutcome(of: recognizer, record, opens: true)
            }
        }
        for subview in view.subviews { recordUnreached(touch, subview, chain, landing) }
    }

    /// Records that a recognizer was added to a view while a finger is down there, which it will not receive.
    func recordTooLate(_ recognizer: UIGestureRecognizer, _ view: UIView) {
        guard trace.isRecording, !isTakingPart(recognizer) else { return }
        let missed = device.activeTouches.first { touch in
            !touch.isOver && touch.view?.isDescendant(of: view) == true
        }
        guard let missed else { return }
        let record = trace.record(
            .recognizerTooLate, trace.name(of: recognizer),
            [TraceField("finger", missed.fingerNumber), TraceField("view", trace.name(of: view))],
            rule: "G-2.1")
        trace.setOutcome(of: recognizer, record, opens: true)
    }

    /// What is to be known of the view that kept a touch from another: its size, whether it can be seen, and whether it is as it
    /// was made.
    private func obstacleFields(_ view: UIView?) -> [TraceField] {
        [
            TraceField("width", view?.bounds.width ?? 0),
            TraceField("height", view?.bounds.height ?? 0),
            TraceField("clear", view?.isClear ?? false),
            TraceField("byDefault", view?.isPassedByAtFirst ?? false),
            TraceField("kind", view.map { trace.classes.name(of: $0) } ?? ""),
            TraceField("fading", view?.isFading ?? false),
        ]
    }

    /// What kept the touch from the view: the place where the finger was, or a view between it and those that were hit.
    ///
    /// No `hitTest` or `point(inside:)` is called for this, since apps override these: the bounds decide, and what they do not
    /// explain is put down to the view that was hit.
    private func reason(
        _ recognizer: UIGestureRecognizer, _ view: UIView, _ touch: UITouch, _ chain: [UIView]
    ) -> (code: TraceCode, by: UIView?, rule: Rule) {
        if let former = recognizer.formerView, chain.contains(where: { $0 === former }) {
            return (.recognizerMovedAway, former, "G-2.32")
        }
        guard view.bounds.contains(touch.location(in: view)) else {
            let seen = view.ancestry.first { $0.isSeenElsewhere(by: touch) }
            if let seen { return (.recognizerSeenElsewhere, seen, "N-D30") }
            return (.recognizerElsewhere, touch.view, "G-2.1")
        }
        let untouched = view.ancestry.prefix { above in !chain.contains { $0 === above } }
        for here in untouched.reversed() {
            if here.isHidden { return (.recognizerHidden, here, "G-1.2") }
            if !here.isUserInteractionEnabled { return (.recognizerViewDisabled, here, "G-1.2") }
            if here.isTransparentToTouches { return (.recognizerTransparent, here, "G-1.2") }
            if !here.bounds.contains(touch.location(in: here)) {
                return (.recognizerOutside, here, "G-1.4")
            }
        }
        return (.recognizerCovered, touch.view, "G-1.1")
    }
}
