/// Recognises two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var fingers = FingerPair()
    private var turned: CGFloat = 0
    /// The angle of the line between the fingers when it was last looked at; nil while it had none.
    private var lastAngle: CGFloat?
    /// How far the fingers have turned since both had landed, in radians; nil until two fingers were down.
    private var change: CGFloat?
    /// What has left the rotation as it began, in radians: its velocity is that of the whole turn (Rule M-35).
    private var slopTaken: CGFloat = 0
    private var rate = Rate()

    override var kindName: String { "rotation" }

    override var shortfall: Shortfall? {
        change.map { .turn(had: abs($0), needs: parameters.rotationThreshold) }
    }

    /// How far the fingers have turned since both had landed, in radians, clockwise being positive (Rule G-7.40).
    ///
    /// When the rotation begins, `rotationSlop` of the turn leaves it (Rule M-33).
    /// It goes on past half a turn and past a whole one. Setting it counts on from the new value and forgets the
    /// velocity. A finger that lifts, or lands in another's place, does not change it.
    open var rotation: CGFloat {
        get { turned }
        set {
            (turned, slopTaken) = (newValue, 0)
            rate = Rate()
        }
    }

    /// How fast the fingers turn, in radians a second; resting fingers keep their last velocity (Rule G-7.40).
    open var velocity: CGFloat { rate.value }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in ordered(touches) {
            guard fingers.take(touch) else {
                ignore(touch, for: event)
                continue
            }
            lastAngle = fingers.angle
            rate.restart()
            guard fingers.isComplete else { continue }
            change = 0
            sample(event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.isComplete else { return }
        let change = (change ?? 0) + turn()
        self.change = change
        sample(event.timestamp)
        guard attempt.state == .possible else {
            transition(to: .changed)
            return
        }
        let threshold = parameters.rotationThreshold
        guard abs(change) >= threshold else { return }
        claimBegan(
            [TraceField("turned", change), TraceField("threshold", threshold)], rule: "G-7.40",
            as: .rotationBegan)
        guard attempt.state == .began else { return }
        let slop = min(parameters.rotationSlop, abs(change))
        slopTaken = change < 0 ? -slop : slop
        turned -= slopTaken
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.drop(touches)
        guard fingers.touches.isEmpty else { return }
        if attempt.state != .possible {
            transition(to: .ended)
        } else if let change {
            fail(
                .failedByLittleTurn,
                [
                    TraceField("turned", change),
                    TraceField("threshold", parameters.rotationThreshold),
                ], rule: "G-7.40")
        } else {
            failForFingers(1, of: 2, rule: "G-7.40")
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.drop(touches)
        if fingers.touches.isEmpty { endWithoutTouches() }
    }

    override func didIgnore(_ touch: UITouch) {
        fingers.drop(touch.alone)
    }

    open override func reset() {
        fingers = FingerPair()
        (turned, slopTaken, lastAngle, change) = (0, 0, nil, nil)
        rate = Rate()
    }

    /// Counts the turn since the last look, the short way round, and returns it.
    private func turn() -> CGFloat {
        let angle = fingers.angle
        let part = lastAngle.flatMap { last in angle.map { wrapped($0 - last) } } ?? 0
        lastAngle = angle
        turned += part
        return part
    }

    private func sample(_ time: TimeInterval) {
        rate.sample(turned + slopTaken, at: time, weight: parameters.panVelocityWeight)
    }
}
