/// A drag that is under way: what the content's offset counts from.
struct ScrollDrag {
    /// Where a finger with no translation would have led the content; past an edge that is further out than it shows itself.
    var ledStart: CGPoint
    /// Where the content was shown when the drag began.
    let shownStart: CGPoint
    /// The axes along which it may go, once the finger has gone far enough to tell.
    var axes: [ScrollAxis]?
    /// The scroll view inside whose drag this one follows; nil if a finger of its own leads it.
    var leader: ObjectIdentifier?
    /// The scroll views outside that have taken over, one for an axis at most.
    var followers: [ScrollFollower] = []

    /// The one that has taken over along an axis.
    func follower(along axis: ScrollAxis) -> ScrollFollower? {
        followers.first { $0.axis == axis }
    }
}

/// How a finger leads the content.
extension UIScrollView {
    /// Follows the pan: the action of its first target.
    func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDragging()
        case .changed: followFinger()
        case .ended: endDragging(at: pan.velocity(in: self))
        case .cancelled: endDragging(at: .zero)
        case .possible, .failed: break
        }
    }

    private func beginDragging() {
        // A fling that the finger has stopped long ago: the pan had to wait since.
        if !pan.isHolding, motion == nil { goOnFromHalt() }
        // It may have followed another's finger until now.
        endDragging(at: .zero)
        stopMoving(staysDecelerating: pan.isHolding)
        isHalted = false
        startDrag()
        isDragging = true
        note(.scrollDragged, [], rule: "S-A6.5", cause: pan.attempt.lastRecord)
        delegate?.scrollViewWillBeginDragging(self)
        followFinger()
    }

    /// Counts from where the content is now.
    private func startDrag() {
        var start = CGPoint.zero
        for axis in ScrollAxis.both { start[axis] = ledOffset(shownAt: contentOffset[axis], axis) }
        drag = ScrollDrag(ledStart: start, shownStart: contentOffset)
    }

    /// Leads the content to where the finger has taken it (Rules S-A3.6, M-2).
    private func followFinger() {
        guard drag != nil, zoom == nil else { return }
        if drag?.axes == nil, pan.travelAtClaim != .zero {
            drag?.axes = axes(ofDrag: pan.travelAtClaim)
        }
        guard let drag, let axes = drag.axes else { return }
        let translation = pan.translation(in: self)
        var offset = contentOffset
        for axis in axes {
            let led = ownPart(ofLed: drag.ledStart[axis] - translation[axis], axis)
            offset[axis] = onPixels(shownOffset(ledTo: led, axis))
        }
        move(to: offset)
    }

    /// The axes that a drag moves the content along, after the way its finger has gone (Rule S-A5.7).
    ///
    /// A slanted drag is not locked (Rule U-15).
    private func axes(ofDrag travel: CGPoint) -> [ScrollAxis] {
        let axes = ScrollAxis.both.filter(canScroll)
        guard isDirectionalLockEnabled, axes.count > 1 else { return axes }
        let fromLevel = abs(angle(of: CGPoint(x: abs(travel.x), y: abs(travel.y)))) * 180 / .pi
        if fromLevel < parameters.directionalLockAngle { return [.horizontal] }
        return fromLevel > 90 - parameters.directionalLockAngle ? [.vertical] : axes
    }

    /// Lets the content go, at the finger's velocity in points a second (Rules S-A6.3, S-A6.4).
    private func endDragging(at fingerVelocity: CGPoint) {
        guard let drag else { return }
        endFollowing(drag, at: fingerVelocity)
        releaseContent(at: fingerVelocity)
    }

    /// Lets the scroll views go that have taken over a drag, each once, at the finger's velocity along the axes that they follow.
    private func endFollowing(_ drag: ScrollDrag, at fingerVelocity: CGPoint) {
        let translation = pan.translation(in: self)
        var ends: [(view: UIScrollView, velocity: CGPoint)] = []
        for follower in drag.followers where isLeading(follower) {
            let (axis, view) = (follower.axis, follower.view)
            let place = ends.firstIndex { $0.view === view } ?? ends.count
            if place == ends.count { ends.append((view, .zero)) }
            let led = drag.ledStart[axis] - translation[axis]
            // The finger has turned back and led the outer one home: what it does now is this one's.
            guard limits(axis).clamped(led) != led else { continue }
            let (theirs, speed) = counterpart(of: fingerVelocity[axis], axis, in: view)
            ends[place].velocity[theirs] = speed
            // What the outer one has of it, this one has not.
            self.drag?.axes?.removeAll { $0 == axis }
        }
        for (view, velocity) in ends { view.endDragging(at: velocity) }
    }

    private func releaseContent(at fingerVelocity: CGPoint) {
        guard let drag else { return }
        var velocity = CGPoint.zero
        for axis in drag.axes ?? [] where abs(fingerVelocity[axis]) >= parameters.flingThreshold {
            velocity[axis] = -fingerVelocity[axis]
        }
        let proposed = restingPlace(after: velocity, from: drag)
        let target = ask(velocity, proposed)
        self.drag = nil
        // A scale that is on its way, or that fingers lead, takes the offset along.
        let isScaling = self.motion?.isScaling == true || zoom != nil
        let motion = isScaling ? nil : release(at: velocity, to: target, proposed: proposed)
        if !isScaling { self.motion = motion }
        isDragging = false
        note(
            .scrollReleased,
            [
                TraceField("vx", velocity.x / 1000), TraceField("vy", velocity.y / 1000),
                TraceField("x", target.x), TraceField("y", target.y),
                TraceField("decelerates", motion != nil),
            ], rule: "S-A6.3", cause: pan.attempt.lastRecord)
        let wasCaught = isDecelerating
        isEndingCatch = wasCaught
        delegate?.scrollViewDidEndDragging(self, willDecelerate: motion != nil)
        isEndingCatch = false
        // The delegate may have sent the content elsewhere.
        guard let motion, self.motion === motion else {
            if wasCaught { endCatch() }
            return
        }
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        if self.motion === motion { tickOn() }
    }

    /// Tells the delegate where the content will rest, and takes another place from it, unless there are pages
    /// (Rules S-A4.16, S-A6.8).
    private func ask(_ velocity: CGPoint, _ proposed: CGPoint) -> CGPoint {
        guard let delegate else { return proposed }
        var target = proposed
        delegate.scrollViewWillEndDragging(
            self, withVelocity: velocity * 0.001, targetContentOffset: &target)
        guard target != proposed else { return proposed }
        guard !isPagingEnabled else {
            note(
                .misusePagingTarget, [TraceField("x", target.x), TraceField("y", target.y)],
                rule: "S-A6.8", cause: nil)
            return proposed
        }
        return clamped(target)
    }

    /// Goes to an offset in the name of a drag or a motion.
    func move(to offset: CGPoint) {
        guard offset != contentOffset else { return }
        isSettingOwnOffset = true
        contentOffset = offset
        isSettingOwnOffset = false
    }

    /// Lets a drag or a motion count on from where the program has put the content.
    func countOn(by distance: CGPoint) {
        motion?.shift(by: distance)
        guard drag != nil else { return }
        let translation = pan.translation(in: self)
        for axis in ScrollAxis.both {
            drag?.ledStart[axis] = ledOffset(shownAt: contentOffset[axis], axis) + translation[axis]
        }
    }

    /// Writes down what happens to the scroll view, with where the content is.
    func note(_ code: TraceCode, _ values: [TraceField], rule: Rule?, cause: Int?) {
        guard let trace = window?.device?.trace, trace.isRecording else { return }
        trace.record(
            code, trace.name(of: self),
            [
                TraceField("offsetX", contentOffset.x), TraceField("offsetY", contentOffset.y),
            ] + values, rule: rule, cause: cause)
    }
}
