/// Recognises one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in quick succession it takes (Rule G-7.18).
    open var numberOfTapsRequired = 1
    /// How many fingers each tap takes (Rule G-7.18).
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var starts: [(touch: UITouch, location: CGPoint)] = []
    private var anchor: CGPoint?
    private var hadEnoughFingers = false
    private var timer: ScheduledTimer?

    override var kindName: String { "tap" }
    override var awaitsMore: Bool { taps > 0 }

    /// The middle of where the tap began, not of where it lifted (Rule G-7.24).
    open override func location(in view: UIView?) -> CGPoint {
        guard let anchor else { return super.location(in: view) }
        return view?.convert(anchor, from: nil) ?? anchor
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in ordered(touches) { starts.append((touch, touch.location)) }
        if strayed(from: anchor) { return }
        guard starts.count <= numberOfTouchesRequired else {
            fail(
                .failedByTouchCount,
                [TraceField("count", starts.count), TraceField("limit", numberOfTouchesRequired)],
                rule: "G-7.18")
            return
        }
        if starts.count == numberOfTouchesRequired {
            hadEnoughFingers = true
            if taps == 0 { anchor = CGPoint.centroid(of: starts.map { $0.location }) }
        }
        expire(.failedByHolding, after: parameters.tapHoldLimit, key: "limit")
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let limit = parameters.tapMovement
        let moved = farthest
        guard moved > limit else { return }
        fail(
            .failedByMovement, [TraceField("distance", moved), TraceField("limit", limit)],
            rule: "G-7.20")
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let moved = farthest
        for touch in touches { starts.removeAll { $0.touch === touch } }
        guard starts.isEmpty else { return }
        guard hadEnoughFingers else {
            fail(
                .failedByTouchCount,
                [
                    TraceField("count", attempt.touches.count),
                    TraceField("limit", numberOfTouchesRequired),
                ], rule: "G-7.18")
            return
        }
        taps += 1
        hadEnoughFingers = false
        if taps == numberOfTapsRequired {
            device?.clock.cancel(timer)
            recognize(
                [
                    TraceField("taps", taps), TraceField("touches", numberOfTouchesRequired),
                    TraceField("distance", moved),
                    TraceField("limit", parameters.tapMovement),
                ], rule: "G-7.18")
        } else {
            expire(.failedByInterval, after: parameters.tapInterval, key: "limit")
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(.failedByCancelledTouch, rule: "G-2.33")
    }

    open override func reset() {
        device?.clock.cancel(timer)
        timer = nil
        taps = 0
        starts = []
        anchor = nil
        hadEnoughFingers = false
    }

    /// A tap never prevents one that asks for more taps (Rule G-4.14).
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// Fails when a further tap lands too far from the first to be the same tap again (a model value).
    private func strayed(from anchor: CGPoint?) -> Bool {
        guard taps > 0, starts.count == numberOfTouchesRequired, let anchor else { return false }
        let distance = CGPoint.centroid(of: starts.map { $0.location }).distance(to: anchor)
        guard distance > parameters.tapMovement else { return false }
        fail(
            .failedByMovement,
            [TraceField("distance", distance), TraceField("limit", parameters.tapMovement)],
            rule: .model)
        return true
    }

    private var parameters: ModelParameters { device?.parameters ?? ModelParameters() }

    /// How far any finger has strayed from where it landed, in points.
    private var farthest: CGFloat {
        starts.map { $0.touch.location.distance(to: $0.location) }.max() ?? 0
    }

    private func expire(_ code: TraceCode, after limit: TimeInterval, key: String) {
        device?.clock.cancel(timer)
        timer = device?.clock.schedule(after: limit) { [self] in
            guard attempt.state == .possible else { return }
            fail(
                code,
                [
                    TraceField(key, CGFloat(limit)), TraceField("taps", taps),
                    TraceField("required", numberOfTapsRequired),
                ], rule: .model)
            device?.touches.settle()
        }
    }
}
