/// Why a touch does not reach a recognizer: it is offered to those of the view that it hit and of the views above, to no others
/// (Rule G-2.1).
extension GestureArena {
    /// Records the reason for every recognizer in the window that the touch does not reach and that is in no attempt.
    func recordUnreached(_ touch: UITouch, _ chain: [UIView], _ landing: Int?) {
        guard trace.isRecording else { return }
        var unreached = Unreached(arena: self, touch: touch, chain: chain, landing: landing)
        unreached.record(in: device.window, [])
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
}

/// A touch that has landed, and the records of those recognizers that it does not reach.
private struct Unreached {
    let arena: GestureArena
    let touch: UITouch
    /// The view that was hit and the views above it; empty if nothing was hit.
    let chain: [UIView]
    /// The record of the landing.
    let landing: Int?
    /// The name of the view that was hit: there may be hundreds of recognizers, and one such view.
    private lazy var hit = touch.view.map { arena.trace.name(of: $0) } ?? ""

    init(arena: GestureArena, touch: UITouch, chain: [UIView], landing: Int?) {
        self.arena = arena
        self.touch = touch
        self.chain = chain
        self.landing = landing
    }

    /// Records the reasons for the recognizers of a view and of the views in it; `owners` are the responders above it whose
    /// properties may hold it.
    mutating func record(in view: UIView, _ owners: [UIResponder]) {
        let unreached = view.attached.filter { !arena.isTakingPart($0) }
        if !unreached.isEmpty, !chain.contains(where: { $0 === view }) {
            record(unreached, view, arena.trace.name(of: view, in: view.superview, owners))
        }
        let subviews = view.subviews
        guard !subviews.isEmpty else { return }
        let inside = arena.trace.owners(inside: view, owners)
        for subview in subviews { record(in: subview, inside) }
    }

    private mutating func record(
        _ recognizers: [UIGestureRecognizer], _ view: UIView, _ name: String
    ) {
        let trace = arena.trace
        let passing = arena.device.animations.record(ofPassing: view, touch)
        // What is true of one recognizer is true of all on the view, unless one was on another view before.
        var shared: Reason?
        for recognizer in recognizers {
            guard passing == nil else {
                trace.setOutcome(of: recognizer, passing, opens: true)
                continue
            }
            let reason: Reason
            if let former = recognizer.formerView, chain.contains(where: { $0 === former }) {
                reason = self.reason(.recognizerMovedAway, former, "G-2.32", view, name)
            } else {
                reason = shared ?? self.reason(view, name)
                shared = reason
            }
            let record =
                reason.isTheMiss
                ? landing
                : trace.record(
                    reason.code, trace.name(of: recognizer), reason.fields, rule: reason.rule,
                    cause: reason.cause)
            trace.setOutcome(of: recognizer, record, opens: true)
        }
    }

    /// Why a touch does not reach the recognizers of a view, as it is recorded.
    private struct Reason {
        let code: TraceCode
        let rule: Rule
        let fields: [TraceField]
        let cause: Int?
        /// Whether nothing at all was hit: then the miss itself says it.
        let isTheMiss: Bool
    }

    private mutating func reason(
        _ code: TraceCode, _ obstacle: UIView?, _ rule: Rule, _ view: UIView, _ name: String
    ) -> Reason {
        var fields = [
            TraceField("finger", touch.fingerNumber), TraceField("view", name),
            TraceField("hit", hit), TraceField("hits", touch.view != nil),
        ]
        if code != .recognizerElsewhere { fields += obstacleFields(obstacle, view) }
        return Reason(
            code: code, rule: rule, fields: fields, cause: obstacle?.blockingCause ?? landing,
            isTheMiss: touch.view == nil && obstacle == nil)
    }

    /// What is to be known of the view that kept a touch from another: its size, whether it can be seen, and whether it is as it
    /// was made.
    private func obstacleFields(_ obstacle: UIView?, _ view: UIView) -> [TraceField] {
        let trace = arena.trace
        return [
            TraceField("by", obstacle.map { trace.name(of: $0) } ?? ""),
            TraceField("own", obstacle === view),
            TraceField("inFront", touch.view.map { !view.isDescendant(of: $0) } ?? false),
            TraceField("width", obstacle?.bounds.width ?? 0),
            TraceField("height", obstacle?.bounds.height ?? 0),
            TraceField("clear", obstacle?.isClear ?? false),
            TraceField("byDefault", obstacle?.isPassedByAtFirst ?? false),
            TraceField("kind", obstacle.map { className(of: $0) } ?? ""),
            TraceField("fading", obstacle?.isFading ?? false),
        ]
    }

    /// What kept the touch from a view: the place where the finger was, or a view between it and those that were hit.
    ///
    /// No `hitTest` or `point(inside:)` is called for this, since apps override these: the bounds decide, and what they do not
    /// explain is put down to the view that was hit.
    private mutating func reason(_ view: UIView, _ name: String) -> Reason {
        guard view.bounds.contains(touch.location(in: view)) else {
            if let seen = view.firstAbove(where: { $0.isSeenElsewhere(by: touch) }) {
                return reason(.recognizerSeenElsewhere, seen, "N-D30", view, name)
            }
            return reason(.recognizerElsewhere, touch.view, "G-2.1", view, name)
        }
        let untouched = view.ancestry.prefix { above in !chain.contains { $0 === above } }
        for here in untouched.reversed() {
            guard let (code, rule) = skips(here) else { continue }
            return reason(code, here, rule, view, name)
        }
        return reason(.recognizerCovered, touch.view, "G-1.1", view, name)
    }

    /// Why hit testing skips a view, if it does.
    private func skips(_ view: UIView) -> (code: TraceCode, rule: Rule)? {
        if view.isHidden { return (.recognizerHidden, "G-1.2") }
        if !view.isUserInteractionEnabled { return (.recognizerViewDisabled, "G-1.2") }
        if view.isTransparentToTouches { return (.recognizerTransparent, "G-1.2") }
        if !view.bounds.contains(touch.location(in: view)) { return (.recognizerOutside, "G-1.4") }
        return nil
    }
}
