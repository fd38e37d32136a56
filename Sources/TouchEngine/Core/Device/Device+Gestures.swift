/// Whole gestures in one line.
extension Device {
    /// Drags a finger in a straight line, in points of the screen, taking `duration` seconds.
    public func drag(from start: CGPoint, to end: CGPoint, over duration: TimeInterval) {
        let finger = finger()
        finger.down(at: start)
        finger.move(to: end, over: duration)
        finger.up()
    }

    /// Flicks: a drag of 0.1 s that lifts at full speed.
    public func flick(from start: CGPoint, to end: CGPoint) {
        drag(from: start, to: end, over: 0.1)
    }

    /// Taps at a point of the screen, holding for `duration` seconds.
    public func tap(at point: CGPoint, holding duration: TimeInterval = 0.08) {
        let finger = finger()
        finger.down(at: point)
        finger.hold(for: duration)
        finger.up()
    }

    /// Taps twice at a point of the screen, with `pause` seconds between the taps.
    public func doubleTap(at point: CGPoint, pause: TimeInterval = 0.12) {
        tap(at: point)
        advance(by: pause)
        tap(at: point)
    }

    /// Presses at a point of the screen for `duration` seconds.
    public func longPress(at point: CGPoint, for duration: TimeInterval = 0.7) {
        tap(at: point, holding: duration)
    }

    /// Taps at a point of the screen and presses there at once, with `pause` seconds between, for `duration` seconds.
    public func tapAndPress(
        at point: CGPoint, pause: TimeInterval = 0.12, for duration: TimeInterval = 0.7
    ) {
        tap(at: point)
        advance(by: pause)
        longPress(at: point, for: duration)
    }

    /// Sweeps a finger from a point of the screen, `distance` points in one of the four directions, in 0.2 s.
    public func swipe(
        _ direction: UISwipeGestureRecognizer.Direction, from start: CGPoint,
        by distance: CGFloat = 120
    ) {
        var travel = CGPoint.zero
        if direction.contains(.right) { travel.x += distance }
        if direction.contains(.left) { travel.x -= distance }
        if direction.contains(.down) { travel.y += distance }
        if direction.contains(.up) { travel.y -= distance }
        drag(from: start, to: start + travel, over: 0.2)
    }

    /// Taps with two fingers, `spread` points apart on a level line, holding for `duration` seconds.
    public func twoFingerTap(
        at center: CGPoint, spread: CGFloat = 80, holding duration: TimeInterval = 0.08
    ) {
        withTwoFingers(at: center, radius: spread / 2, angle: 0) { _, _ in
            advance(by: duration)
        }
    }

    /// Drags two fingers side by side, their middle going in a straight line, taking `duration` seconds.
    public func twoFingerDrag(
        from start: CGPoint, to end: CGPoint, spread: CGFloat = 80, over duration: TimeInterval
    ) {
        withTwoFingers(at: start, radius: spread / 2, angle: 0) { one, other in
            place(one, other, at: end, radius: spread / 2, angle: 0, over: duration)
        }
    }

    /// Moves two fingers apart or together, along a line through the centre, in points, taking `duration` seconds.
    ///
    /// The line is level, unless an angle turns it clockwise, in radians.
    public func pinch(
        at center: CGPoint, from startSpan: CGFloat, to endSpan: CGFloat, angle: CGFloat = 0,
        over duration: TimeInterval
    ) {
        withTwoFingers(at: center, radius: startSpan / 2, angle: angle) { one, other in
            place(one, other, at: center, radius: endSpan / 2, angle: angle, over: duration)
        }
    }

    /// Turns two fingers about a centre, each `radius` points away from it, taking `duration` seconds.
    ///
    /// Angles are in radians, clockwise from a level line.
    public func rotate(
        at center: CGPoint, from startAngle: CGFloat = 0, to endAngle: CGFloat,
        radius: CGFloat = 60, over duration: TimeInterval
    ) {
        withTwoFingers(at: center, radius: radius, angle: startAngle) { one, other in
            let start = now
            let steps = max(1, Int((duration * Double(model.framesPerSecond)).rounded()))
            for step in 1...steps {
                let part = Double(step) / Double(steps)
                place(
                    one, other, at: center, radius: radius,
                    angle: startAngle + (endAngle - startAngle) * CGFloat(part),
                    over: max(start + duration * part - now, 0))
            }
        }
    }

    private func withTwoFingers(
        at center: CGPoint, radius: CGFloat, angle: CGFloat, _ move: (Finger, Finger) -> Void
    ) {
        let arm = direction(at: angle) * radius
        let (one, other) = (finger(), finger())
        one.down(at: center - arm)
        other.down(at: center + arm)
        move(one, other)
        one.up()
        other.up()
    }

    private func place(
        _ one: Finger, _ other: Finger, at center: CGPoint, radius: CGFloat, angle: CGFloat,
        over duration: TimeInterval
    ) {
        let arm = direction(at: angle) * radius
        Finger.move([(one, center - arm), (other, center + arm)], over: duration)
    }

    /// Plays a recording from now on, every sample at its own moment.
    ///
    /// Fingers that move, or are taken away, at one moment share an event; each landing and each
    /// lift is an event of its own, as `Finger` makes them.
    public func play(_ recording: TouchRecording) {
        var player = TouchPlayer(on: self, from: now)
        for sample in recording.samples { player.take(sample) }
        player.finish()
    }
}
