/// Recognises one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in quick succession it takes (Rule G-7.18).
    open var numberOfTapsRequired = 1
    /// How many fingers each tap takes (Rule G-7.18).
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var fingers = LandedFingers()
    /// Where the fingers of the first tap landed, in the window's points.
    private var firstTap: [CGPoint] = []
    private var hadEnoughFingers = false
    private var timer: ScheduledTimer?

    override var kindName: String { "tap" }
    override var isBetweenTaps: Bool { taps > 0 }

    /// The fingers of the first tap, which may have lifted since; before it is complete, those that are down.
    open override var numberOfTouches: Int {
        firstTap.isEmpty ? super.numberOfTouches : firstTap.count
    }

    /// The middle of where the first tap began, not of where it lifted (Rule G-7.27).
    open override func location(in view: UIView?) -> CGPoint {
        guard !firstTap.isEmpty else { return super.location(in: view) }
        let middle = CGPoint.centroid(of: firstTap)
        return view?.convert(middle, from: nil) ?? middle
    }

    /// Where one finger of the first tap landed, in points of that view (Rule G-7.27).
    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard firstTap.indices.contains(touchIndex) else {
            return super.location(ofTouch: touchIndex, in: view)
        }
        return view?.convert(firstTap[touchIndex], from: nil) ?? firstTap[touchIndex]
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.count == 0 { expire(.failedByHolding, after: parameters.tapHoldLimit) }
        for touch in ordered(touches) { fingers.land(touch) }
        guard fingers.count <= numberOfTouchesRequired else {
            failForFingers(fingers.count, of: numberOfTouchesRequired, rule: "G-7.18")
            return
        }
        guard fingers.count == numberOfTouchesRequired else { return }
        hadEnoughFingers = true
        if taps == 0 {
            firstTap = fingers.places
        } else {
            // The taps of one gesture are in one place (a model value).
            let strayed = fingers.middle.distance(to: CGPoint.centroid(of: firstTap))
            failIfStrayed(by: strayed, rule: .model)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        failIfStrayed(by: fingers.farthest, rule: .modeled("G-7.20"))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let moved = fingers.farthest
        if failIfStrayed(by: moved, rule: .modeled("G-7.20")) { return }
        let count = fingers.count
        fingers.lift(touches)
        guard fingers.count == 0 else { return }
        guard hadEnoughFingers else {
            failForFingers(count, of: numberOfTouchesRequired, rule: "G-7.18")
            return
        }
        taps += 1
        hadEnoughFingers = false
        guard taps == numberOfTapsRequired else {
            expire(.failedByInterval, after: parameters.tapInterval)
            return
        }
        device?.clock.cancel(timer)
        claimRecognized(
            [
                TraceField("taps", taps), TraceField("touches", numberOfTouchesRequired),
                TraceField("distance", moved), TraceField("limit", parameters.tapMovement),
            ], rule: .modeled("G-7.18"))
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        endWithoutTouches()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        // A finger that is down already has no more time for it.
        if fingers.count == 0 { expire(.failedByHolding, after: parameters.tapHoldLimit) }
    }

    /// A button that comes up has been tapped: it fires as a finger does (Rule G-2.37).
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        taps += 1
        guard taps == numberOfTapsRequired else {
            expire(.failedByInterval, after: parameters.tapInterval)
            return
        }
        device?.clock.cancel(timer)
        claimRecognized(
            [
                TraceField("button", presses.first?.type.word ?? ""), TraceField("taps", taps),
            ], rule: "G-2.37", as: .buttonRecognized)
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        endWithoutTouches()
    }

    override func didIgnore(_ touch: UITouch) {
        fingers.lift(touch.alone)
        hadEnoughFingers = false
    }

    open override func reset() {
        device?.clock.cancel(timer)
        timer = nil
        taps = 0
        fingers = LandedFingers()
        firstTap = []
        hadEnoughFingers = false
    }

    /// A tap never prevents one that asks for more taps (Rule G-4.14).
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    @discardableResult
    private func failIfStrayed(by distance: CGFloat, rule: Rule) -> Bool {
        let limit = parameters.tapMovement
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
