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

    /// Moves two fingers apart or together, along a level line through the centre, in points, taking `duration` seconds.
    public func pinch(
        at center: CGPoint, from startSpan: CGFloat, to endSpan: CGFloat,
        over duration: TimeInterval
    ) {
        let (left, right) = (finger(), finger())
        left.down(at: CGPoint(x: center.x - startSpan / 2, y: center.y))
        right.down(at: CGPoint(x: center.x + startSpan / 2, y: center.y))
        Finger.move(
            [
                (left, CGPoint(x: center.x - endSpan / 2, y: center.y)),
                (right, CGPoint(x: center.x + endSpan / 2, y: center.y)),
            ], over: duration)
        left.up()
        right.up()
    }

    /// Plays a recording from now on, every sample at its own moment.
    ///
    /// Fingers that move, or are taken away, at one moment share an event; each landing and each
    /// lift is an event of its own, as `Finger` makes them.
    public func play(_ recording: TouchRecording) {
        let start = now
        var held: [Int: UITouch] = [:]
        var group: [Change] = []
        var last: TouchSample?
        for sample in recording.samples {
            let isJoined =
                sample.time == last?.time && sample.phase == last?.phase
                && (sample.phase == .moved || sample.phase == .cancelled)
                && !group.contains { $0.touch === held[sample.finger] }
            if !isJoined {
                post(group)
                group = []
                clock.advance(to: start + sample.time)
            }
            last = sample
            if sample.phase == .began { held[sample.finger] = land(at: sample.location) }
            guard let touch = held[sample.finger] else { continue }
            group.append(Change(touch: touch, phase: sample.phase, location: sample.location))
        }
        post(group)
    }
}
