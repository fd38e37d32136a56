/// Recognises two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var fingers = FingerPair()
    /// What the scale was when the fingers' distance was `reference`.
    private var base: CGFloat = 1
    private var reference: CGFloat = 1
    /// How far apart the fingers were when both had landed, in points.
    private var landing: CGFloat = 0
    /// How much that has changed, in points; nil until two fingers were down.
    private var change: CGFloat?
    private var rate = Rate()

    override var kindName: String { "pinch" }

    override var shortfall: Shortfall? {
        change.map { .spread(had: abs($0), needs: parameters.pinchThreshold) }
    }

    /// How far apart the fingers are, as a multiple of their distance when both had landed (Rule G-7.37).
    ///
    /// When the pinch begins, `pinchSlop` points of the change go into that distance, and so leave the scale (Rule M-32).
    /// Setting it counts on from the new value and forgets the velocity (Rule G-7.41). A finger that lifts, or lands in
    /// another's place, does not change it.
    open var scale: CGFloat {
        get { fingers.isComplete ? base * fingers.span / reference : base }
        set {
            count(from: newValue)
            rate = Rate()
        }
    }

    /// How fast the scale changes, in its units a second; resting fingers keep their last velocity (Rule G-7.37).
    open var velocity: CGFloat { rate.value }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in ordered(touches) {
            let before = scale
            guard fingers.take(touch) else {
                ignore(touch, for: event)
                continue
            }
            count(from: before)
            guard fingers.isComplete else { continue }
            (landing, change) = (fingers.span, 0)
            sample(event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.isComplete else { return }
        let change = fingers.span - landing
        self.change = change
        sample(event.timestamp)
        guard attempt.state == .possible else {
            transition(to: .changed)
            return
        }
        let threshold = parameters.pinchThreshold
        guard abs(change) >= threshold else { return }
        claimBegan(
            [
                TraceField("change", change), TraceField("span", landing),
                TraceField("threshold", threshold),
            ], rule: "G-7.37", as: .pinchBegan)
        if attempt.state == .began { subtractSlop(of: change, at: event.timestamp) }
    }

    /// Counts the scale from a distance nearer to the present one; the velocity is that of the last step then (Rules M-32, M-35).
    private func subtractSlop(of change: CGFloat, at time: TimeInterval) {
        let slop = min(parameters.pinchSlop, abs(change))
        reference += change < 0 ? -slop : slop
        let before = fingers.previousSpan
        let isInside = change < 0 ? before > reference : before < reference
        rate.correct(to: scale, before: isInside ? base : base * before / reference)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        drop(touches)
        guard fingers.touches.isEmpty else { return }
        if attempt.state != .possible {
            transition(to: .ended)
        } else if let change {
            fail(
                .failedByLittleSpread,
                [
                    TraceField("change", change), TraceField("span", landing),
                    TraceField("threshold", parameters.pinchThreshold),
                ], rule: "G-7.37")
        } else {
            failForFingers(1, of: 2, rule: "G-7.37")
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        drop(touches)
        if fingers.touches.isEmpty { endWithoutTouches() }
    }

    override func didIgnore(_ touch: UITouch) {
        drop(touch.alone)
    }

    open override func reset() {
        fingers = FingerPair()
        (base, reference, landing, change) = (1, 1, 0, nil)
        rate = Rate()
    }

    private func drop(_ touches: Set<UITouch>) {
        let before = scale
        fingers.drop(touches)
        count(from: before)
    }

    /// Lets the scale be that number for the fingers as they are.
    private func count(from scale: CGFloat) {
        base = scale
        reference = fingers.span
        rate.restart()
    }

    private func sample(_ time: TimeInterval) {
        rate.sample(scale, at: time, weight: parameters.panVelocityWeight)
    }
}
