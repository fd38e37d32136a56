/// Recognises fingers that are pressed down and held, if need be after some taps.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before the press (Rule G-7.25).
    open var numberOfTapsRequired = 0
    /// How many fingers press, and make each of the taps (Rule G-7.25).
    open var numberOfTouchesRequired = 1
    /// How long the fingers are held before the gesture begins, in seconds (Rule G-7.25).
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far a finger may stray until then, in points; afterwards it may go anywhere (Rules G-7.25, G-7.26).
    open var allowableMovement: CGFloat = 10

    private var taps = 0
    private var fingers = LandedFingers()
    /// Where the first of the taps was, in the window's points.
    private var firstTap: CGPoint?
    /// When the last of the fingers landed, in seconds; nil until all were there.
    private var pressed: TimeInterval?
    private var timer: ScheduledTimer?

    override var kindName: String { "long press" }
    override var isBetweenTaps: Bool { taps > 0 }

    private var isPressing: Bool { taps >= numberOfTapsRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in ordered(touches) {
            // What has begun is its fingers' alone.
            guard attempt.state == .possible else {
                ignore(touch, for: event)
                continue
            }
            fingers.land(touch)
        }
        guard attempt.state == .possible else { return }
        if fingers.count == touches.count { startTiming() }
        if fingers.count > numberOfTouchesRequired {
            failForFingers(fingers.count, of: numberOfTouchesRequired, rule: .model)
        } else if fingers.count == numberOfTouchesRequired {
            press()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard attempt.state == .possible else {
            transition(to: .changed)
            return
        }
        failIfStrayed()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard attempt.state == .possible else {
            transition(to: .ended)
            return
        }
        if failIfStrayed() { return }
        guard pressed != nil else {
            failForFingers(fingers.count, of: numberOfTouchesRequired, rule: "G-7.26")
            return
        }
        let isTap = !isPressing
        if isTap { fingers.lift(touches) }
        if !isTap || fingers.count == 0 { lift(at: event.timestamp) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        endWithoutTouches()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        guard attempt.state == .possible else { return }
        startTiming()
        pressed = event.timestamp
        if isPressing { beginInTime() }
    }

    /// A button that comes up ends the press, or is one of the taps before it (Rule G-2.37).
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        lift(at: event.timestamp)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        endWithoutTouches()
    }

    override func didIgnore(_ touch: UITouch) {
        fingers.lift(touch.alone)
        guard attempt.state == .possible else { return }
        device?.clock.cancel(timer)
        pressed = nil
        // Before any tap is over, the place of the first is yet to be.
        if taps == 0 { firstTap = nil }
    }

    open override func reset() {
        device?.clock.cancel(timer)
        timer = nil
        taps = 0
        fingers = LandedFingers()
        (firstTap, pressed) = (nil, nil)
    }

    /// The pause between taps is over; a tap may not be held for ever, a press may wait for its other fingers.
    private func startTiming() {
        device?.clock.cancel(timer)
        if !isPressing { expire(.failedByHolding, after: parameters.tapHoldLimit) }
    }

    /// All fingers are there: they tap, or press.
    private func press() {
        let middle = fingers.middle
        if let firstTap {
            let limit = parameters.tapMovement
            if failIfStrayed(by: middle.distance(to: firstTap), limit, rule: .model) { return }
        }
        if firstTap == nil { firstTap = middle }
        pressed = device?.now
        if isPressing { beginInTime() }
    }

    /// The fingers, or the button, come up: the press ends, or was too short, or was a tap.
    private func lift(at time: TimeInterval) {
        if attempt.state != .possible {
            transition(to: .ended)
        } else if isPressing {
            fail(
                .failedByShortPress,
                [
                    TraceField("held", CGFloat(time - (pressed ?? time))),
                    TraceField("limit", CGFloat(minimumPressDuration)),
                ], rule: "G-7.26")
        } else {
            taps += 1
            pressed = nil
            expire(.failedByInterval, after: parameters.tapInterval)
        }
    }

    private func beginInTime() {
        guard minimumPressDuration > 0 else {
            beginPress()
            return
        }
        // Two whose time is up at one moment may be judged together (Rule U-26).
        let isTogether = choices.longPressWinner == .lastAdded
        timer = unlessDecided(after: minimumPressDuration, inOneTurn: isTogether) { [self] in
            beginPress()
        }
    }

    private func beginPress() {
        claimBegan(
            [
                TraceField("held", CGFloat(minimumPressDuration)),
                TraceField("distance", fingers.farthest), TraceField("limit", allowableMovement),
            ], rule: "G-7.26", as: .pressBegan)
    }

    @discardableResult
    private func failIfStrayed() -> Bool {
        isPressing
            ? failIfStrayed(by: fingers.farthest, allowableMovement, rule: "G-7.26")
            : failIfStrayed(by: fingers.farthest, parameters.tapMovement, rule: .modeled("G-7.20"))
    }

    private func failIfStrayed(by distance: CGFloat, _ limit: CGFloat, rule: Rule) -> Bool {
        guard distance > limit else { return false }
        fail(
            .failedByMovement, [TraceField("distance", distance), TraceField("limit", limit)],
            rule: rule)
        return true
    }

    private func expire(_ code: TraceCode, after limit: TimeInterval) {
        device?.clock.cancel(timer)
        timer = unlessDecided(after: limit) { [self] in
            failForTime(code, limit, taps: taps, of: numberOfTapsRequired)
        }
    }
}
