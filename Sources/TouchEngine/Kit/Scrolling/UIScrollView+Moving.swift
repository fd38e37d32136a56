/// How content moves by itself: on the device's clock, once a frame.
extension UIScrollView {
    /// Takes the content to an offset in a motion of its own (Rule S-A6.7).
    func glide(to target: CGPoint, isToTop: Bool = false) {
        guard target != contentOffset, let device = window?.device else {
            contentOffset = target
            return
        }
        willGlide(by: target - contentOffset)
        motion = ScrollMotion(
            .gliding(
                Glide(
                    from: contentOffset, to: target, start: device.now,
                    duration: parameters.scrollDuration, isToTop: isToTop)))
        note(
            .scrollGlides,
            [
                TraceField("x", target.x), TraceField("y", target.y),
                TraceField("statusBar", isToTop),
            ], rule: isToTop ? "S-A5.11" : "S-A6.7", cause: nil)
        tickOn()
    }

    /// Stops a motion where it is; nobody is told, for nothing has come to its end, unless the model chooses so (Rule U-11).
    ///
    /// A scale on its way is taken to its end, which is between the limits.
    func stopMoving(staysDecelerating: Bool = false) {
        let stopped = motion
        dropMotion(staysDecelerating: staysDecelerating)
        guard let stopped, !staysDecelerating, choices.cutMotion == .isTold else { return }
        tellEnd(of: stopped)
    }

    private func dropMotion(staysDecelerating: Bool = false) {
        let stopped = motion
        motion = nil
        window?.device?.clock.cancel(ticker)
        ticker = nil
        // Pages that come to rest with it may be sent elsewhere at once.
        if !staysDecelerating { isDecelerating = false }
        guard case .zooming(let zoom) = stopped?.kind else { return }
        apply(zoom.to, to: zoom.view, offset: zoom.offsets.to)
        noteZoomed(zoom.view)
    }

    /// Stops a motion under a finger; until that moves in earnest, or lifts, the content still counts as decelerating
    /// (Rule S-A6.9).
    func halt() {
        isHalted = motion != nil
        stopMoving(staysDecelerating: true)
    }

    /// Follows a finger that has stopped a motion and moves on.
    func goOnFromHalt() {
        let wasCaught = isDecelerating
        isDecelerating = false
        guard wasCaught, choices.cutMotion == .isTold else { return }
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Brings content to rest that was stopped by a finger who did nothing with it.
    func comeBackIfHalted() {
        guard isHalted else { return }
        isHalted = false
        comeBack()
        endCatch()
    }

    /// Ends a motion that a finger has stopped and done nothing with (Rule S-A6.9).
    func endCatch() {
        guard isDecelerating, motion == nil, drag == nil else { return }
        isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Brings content to rest that may not stay where it is.
    func comeBack() {
        guard drag == nil, zoom == nil, motion == nil, let motion = motionBack() else { return }
        self.motion = motion
        isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        if self.motion === motion { tickOn() }
    }

    /// The motion to where the content may stay: inside its limits, or at a page; nil where it may stay already.
    private func motionBack() -> ScrollMotion? {
        let place = restingPlace(
            after: .zero, from: ScrollDrag(ledStart: contentOffset, shownStart: contentOffset))
        return release(at: .zero, to: place, proposed: place)
    }

    /// Looks at the motion again at the next frame.
    func tickOn() {
        guard let device = window?.device else { return arrive() }
        device.clock.cancel(ticker)
        ticker = device.clock.schedule(after: device.timeToNextFrame) { [self] in tick() }
    }

    private func tick() {
        ticker = nil
        guard let device = window?.device else { return arrive() }
        follow(at: device.now)
        device.catchUp()
    }

    /// Takes the content to the end of its motion at once: there is no screen any more that would show the way.
    private func arrive() {
        motion?.runOut()
        let longAfter = 1e9
        follow(at: longAfter)
    }

    private func follow(at now: TimeInterval) {
        guard let motion else { return }
        let (place, isOver) = motion.place(at: now)
        if case .zooming(let zoom) = motion.kind {
            apply(zoom.scale(at: now), to: zoom.view, offset: place)
        } else {
            move(to: isOver ? place : onPixels(place))
        }
        // The delegate may have sent the content elsewhere.
        guard self.motion === motion else { return }
        guard isOver else { return tickOn() }
        // Its limits may have changed on the way.
        let isOutside = clamped(contentOffset) != contentOffset
        if motion.isDeceleration, isOutside, let back = motionBack() {
            self.motion = back
            tickOn()
        } else {
            finish(motion)
        }
    }

    private func finish(_ motion: ScrollMotion) {
        dropMotion()
        if case .zooming = motion.kind { return comeBack() }
        note(.scrollRests, [], rule: motion.isDeceleration ? "S-A6.3" : "S-A6.7", cause: nil)
        tellEnd(of: motion)
    }

    /// Tells the delegate that the content moves no more; of a scale it hears otherwise.
    private func tellEnd(of motion: ScrollMotion) {
        switch motion.kind {
        case .coming: delegate?.scrollViewDidEndDecelerating(self)
        case .gliding(let glide) where glide.isToTop: delegate?.scrollViewDidScrollToTop(self)
        case .gliding: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .zooming: break
        }
    }
}

extension Device {
    /// How long it is until the screen shows its next frame, in seconds: frames come at their own beat, whatever fingers do.
    var timeToNextFrame: TimeInterval {
        let pace = Double(model.framesPerSecond)
        // The clock's grain may put a frame a little before its time.
        let shown = (now * pace + 0.01).rounded(.down)
        return (shown + 1) / pace - now
    }
}
