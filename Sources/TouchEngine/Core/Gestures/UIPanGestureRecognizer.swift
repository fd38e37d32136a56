/// Recognises a finger that drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes to begin.
    open var minimumNumberOfTouches = 1
    /// How many fingers it takes at most; UIKit's default is `UINT_MAX` (Rule G-7.11).
    open var maximumNumberOfTouches = Int(clamping: UInt32.max)

    /// What translation counts from, in the window's points: where the middle of the tracked touches was at first, moved along by
    /// the slop when that is passed.
    private var origin = CGPoint.zero
    private(set) var tracked: [UITouch] = []
    /// Fingers that are down but are not tracked for now: those that rest, if the recognizer leaves these out.
    private(set) var leftOut: [UITouch] = []
    /// The middle of the tracked touches, found anew when they do something; it stays when the last one has lifted, for the
    /// action at the end.
    private var centroid = CGPoint.zero
    /// How many fingers it has had at most in this attempt.
    private var mostFingers = 0
    private var velocityInWindow = CGPoint.zero
    /// The velocity that the program has reset and that counts again from the next event; nil if it has not.
    private var resetVelocity: CGPoint?
    /// Whether it is recorded already that the program asks for a velocity that it has reset.
    private var hasNotedVelocity = false
    private var lastSample: (location: CGPoint, time: TimeInterval)?
    /// The newest sample's weight, looked up when a finger lands.
    private var weight: CGFloat = 1

    override var kindName: String { "pan" }

    /// How far the middle of the tracked touches must move along one axis, in points.
    var slop: CGFloat { (device?.parameters ?? ModelParameters()).panSlop }

    /// Where that number comes from: Apple says that 10 pt are usual, and M-1 has measured them.
    var slopRule: Rule { "S-A2.1" }

    /// The middle of the tracked touches, where it was at the last of them once they are gone (Rule G-7.16).
    open override func location(in view: UIView?) -> CGPoint {
        view?.convert(centroid, from: nil) ?? centroid
    }

    /// How far the fingers have moved since they landed, without the slop, in points of that view (Rules G-7.6, M-1).
    open func translation(in view: UIView?) -> CGPoint {
        vector(travel, in: view)
    }

    /// Counts the translation from another value on and resets the velocity, until the next event (Rule S-A3.3).
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let inWindow =
            (view?.convert(translation, to: nil) ?? translation)
            - (view?.convert(CGPoint.zero, to: nil) ?? .zero)
        origin = centroid - inWindow
        resetVelocity = resetVelocity ?? velocityInWindow
        velocityInWindow = .zero
    }

    /// How fast the fingers move, in points of that view a second; a resting finger keeps its last velocity (M-5).
    open func velocity(in view: UIView?) -> CGPoint {
        if resetVelocity != nil { noteResetVelocity() }
        return vector(velocityInWindow, in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let before = tracked.count
        for touch in ordered(touches) {
            guard tracked.count < maximumNumberOfTouches else {
                refuse(touch, event)
                if attempt.isOver { return }
                continue
            }
            keepTravel { tracked.append(touch) }
        }
        mostFingers = max(mostFingers, tracked.count + leftOut.count)
        // A finger too many is none of the pan's: the others move on as if it were not there.
        guard tracked.count > before else { return }
        weight = (device?.parameters ?? ModelParameters()).panVelocityWeight
        lastSample = (centroid, event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        findCentroid()
        sampleVelocity(event.timestamp)
        guard tracked.count + leftOut.count >= minimumNumberOfTouches else { return }
        if attempt.state == .possible {
            considerClaiming()
        } else {
            transition(to: .changed)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        findCentroid()
        if let resetVelocity { velocityInWindow = resetVelocity }
        resetVelocity = nil
        let moved = travel
        let fingers = tracked.count + leftOut.count
        stopTracking { touches.contains($0) }
        guard tracked.isEmpty else { return }
        if attempt.state == .possible, lacksFingers(fingers, moved) {
            let count = mostFingers < minimumNumberOfTouches ? mostFingers : fingers
            failForFingers(count, of: minimumNumberOfTouches, rule: "G-7.11")
        } else if attempt.state == .possible {
            failAtLift(moved)
        } else {
            transition(to: .ended)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        stopTracking { touches.contains($0) }
        if tracked.isEmpty { endWithoutTouches() }
    }

    override func didIgnore(_ touch: UITouch) {
        guard (tracked + leftOut).contains(where: { $0 === touch }) else { return }
        stopTracking { $0 === touch }
    }

    open override func reset() {
        origin = .zero
        centroid = .zero
        tracked = []
        leftOut = []
        mostFingers = 0
        velocityInWindow = .zero
        resetVelocity = nil
        hasNotedVelocity = false
        lastSample = nil
    }

    /// Claims when the fingers have passed the slop on either axis; subclasses of the engine look closer.
    func considerClaiming() {
        let moved = travel
        guard abs(moved.x) >= slop || abs(moved.y) >= slop else { return }
        claimPan(moved)
    }

    /// Claims that the pan has begun; from then on its translation does not include the slop, axis by axis (Rule U-25).
    func claimPan(_ moved: CGPoint) {
        let departure = (device?.parameters ?? ModelParameters()).choices.slopDeparture
        if departure == .beforeShouldBegin { subtractSlop(moved) }
        let fingers = tracked.count + leftOut.count
        claimBegan(
            [
                TraceField("dx", moved.x), TraceField("dy", moved.y), TraceField("slop", slop),
                TraceField("fingers", fingers), TraceField("several", fingers > 1),
                TraceField("limited", maximumNumberOfTouches < Int(clamping: UInt32.max)),
            ] + landingFields + endFields, rule: slopRule)
        if departure == .asItBegins, attempt.state == .began { subtractSlop(moved) }
    }

    /// Where the finger had landed, of a pan that asks for that.
    var landingFields: [TraceField] { [TraceField("edge", false)] }

    /// Whether there was content left in that direction, of a pan that scrolls.
    var endFields: [TraceField] { [TraceField("atEnd", false)] }

    /// A class of the program's own may look closer.
    override var takesAnyDirection: Bool { !isStock && !isOfProgramsClass }

    override var shortfall: Shortfall? {
        guard !tracked.isEmpty, tracked.count + leftOut.count >= minimumNumberOfTouches else {
            return nil
        }
        let had = max(abs(travel.x), abs(travel.y))
        return had < slop ? .travel(had: had, needs: slop) : nil
    }

    /// Leaves the slop out of the translation, axis by axis.
    func subtractSlop(_ moved: CGPoint) {
        origin =
            origin
            + CGPoint(x: min(max(moved.x, -slop), slop), y: min(max(moved.y, -slop), slop))
    }

    /// Whether it has not begun because of its fingers alone: it never had enough, or those that were left went far enough.
    private func lacksFingers(_ fingers: Int, _ moved: CGPoint) -> Bool {
        if mostFingers < minimumNumberOfTouches { return true }
        let hasMoved = abs(moved.x) >= slop || abs(moved.y) >= slop
        return hasMoved && fingers < minimumNumberOfTouches
    }

    /// Records, once an attempt, that the program asks for the velocity that it has just reset.
    private func noteResetVelocity() {
        guard attempt.stateInAction != nil, !hasNotedVelocity, let trace = device?.trace else {
            return
        }
        hasNotedVelocity = true
        let record = trace.record(
            .panVelocityReset, trace.name(of: self), rule: "S-A3.3", cause: attempt.lastRecord)
        trace.note(record, of: self)
    }

    /// Fails because the last finger has lifted short of the slop.
    func failAtLift(_ moved: CGPoint) {
        fail(
            .failedByLift,
            [TraceField("dx", moved.x), TraceField("dy", moved.y), TraceField("slop", slop)],
            rule: slopRule)
    }

    /// Ceases to track fingers that rest, until `trackAgain`.
    func leaveOut(_ isMeant: (UITouch) -> Bool) {
        leftOut += tracked.filter(isMeant)
        keepTravel { tracked.removeAll(where: isMeant) }
    }

    /// Tracks fingers again that were set aside.
    func trackAgain(_ isMeant: (UITouch) -> Bool) {
        let touches = leftOut.filter(isMeant)
        guard !touches.isEmpty else { return }
        leftOut.removeAll(where: isMeant)
        keepTravel { tracked += touches }
    }

    /// Changes at a move which fingers are tracked and which are left out, as if it had been done just before that move: then
    /// the step of a finger that comes in counts too.
    func track(_ isTracked: (UITouch) -> Bool) {
        let fingers = tracked + leftOut
        func middle() -> CGPoint { CGPoint.centroid(of: tracked.map { $0.locationBeforeEvent }) }
        let before = middle()
        (tracked, leftOut) = (fingers.filter(isTracked), fingers.filter { !isTracked($0) })
        let aside = middle() - before
        origin = origin + aside
        if let last = lastSample { lastSample = (last.location + aside, last.time) }
    }

    /// How far the tracked touches have come from the origin, in the window's points.
    var travel: CGPoint { centroid - origin }

    func findCentroid() {
        guard !tracked.isEmpty else { return }
        var sum = CGPoint.zero
        for touch in tracked { sum = sum + touch.location }
        let count = CGFloat(tracked.count)
        centroid = CGPoint(x: sum.x / count, y: sum.y / count)
    }

    /// Changes the set of tracked touches without a jump in the translation.
    private func keepTravel(_ change: () -> Void) {
        findCentroid()
        let before = tracked.isEmpty ? CGPoint.zero : travel
        change()
        guard !tracked.isEmpty else { return }
        findCentroid()
        origin = centroid - before
        lastSample = nil
    }

    /// Ceases to track fingers; while any is left, at least one is tracked.
    private func stopTracking(_ isMeant: (UITouch) -> Bool) {
        leftOut.removeAll(where: isMeant)
        if tracked.allSatisfy(isMeant) { trackAgain { _ in true } }
        keepTravel { tracked.removeAll(where: isMeant) }
    }

    /// Refuses a finger too many: the pan fails if it has not begun, and otherwise ignores the finger.
    ///
    /// Apple documents the limit (Rule G-7.11), not what becomes of a pan that exceeds it (Rule G-7.51).
    func refuse(_ touch: UITouch, _ event: UIEvent) {
        if attempt.state == .possible {
            fail(
                .failedByTouchCount,
                [
                    TraceField("count", tracked.count + 1),
                    TraceField("limit", maximumNumberOfTouches),
                ], rule: "G-7.51")
        } else {
            ignore(touch, for: event)
        }
    }

    private func sampleVelocity(_ time: TimeInterval) {
        let location = centroid
        if let last = lastSample {
            // Two samples of one moment have no velocity: the next one that is later is measured against the first.
            guard time > last.time else { return }
            let latest = (location - last.location) * CGFloat(1 / (time - last.time))
            let before = resetVelocity ?? velocityInWindow
            resetVelocity = nil
            velocityInWindow = before == .zero ? latest : latest * weight + before * (1 - weight)
        }
        lastSample = (location, time)
    }

    private func vector(_ inWindow: CGPoint, in view: UIView?) -> CGPoint {
        view?.convert(vectorInWindow: inWindow) ?? inWindow
    }
}
