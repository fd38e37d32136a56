/// How what fingers do becomes events, one after the other.
extension Device {
    /// What one touch does in one event.
    struct Change {
        let touch: UITouch
        let phase: UITouch.Phase
        let location: CGPoint
    }

    /// Makes a touch of a finger that lands, numbered with the lowest number that is free.
    func land(_ type: UITouch.TouchType, at location: CGPoint) -> UITouch {
        // Fingers that are to land after the event that is being worked through have their numbers already.
        let landing = postponed.joined().filter { $0.phase == .began }.map { $0.touch }
        let taken = (activeTouches + landing).map { $0.fingerNumber }
        var number = 1
        while taken.contains(number) { number += 1 }
        landings += 1
        let touch = UITouch(
            finger: number, landingNumber: landings, type: type, at: location, time: now)
        touch.tapCount = tapCount(at: location)
        return touch
    }

    /// Sends an event in which these touches change and all others rest.
    ///
    /// An event that a callback causes waits for the end of the turn, as it would in a run loop.
    func post(_ changes: [Change]) {
        post(changes.count, moves: false) { changes[$0] }
    }

    /// Sends an event in which that many touches change; the closure gives each change by its number, from 0.
    ///
    /// An array of them would have to be freed at every move. `moves` says that all of them are moves.
    func post(_ count: Int, moves: Bool, _ change: (Int) -> Change) {
        guard count > 0 else { return }
        guard postponed.isEmpty, !isPosting, !arena.isInTurn else {
            postponed.append((0..<count).map(change))
            sendPostponed()
            return
        }
        // Timers that are due by now fire first.
        if let due = clock.nextTime, due <= clock.now { clock.advance(to: clock.now) }
        isPosting = true
        send(count, moves: moves, change)
        isPosting = false
        sendPostponed()
    }

    /// Sends what arose while another event was being worked through.
    func sendPostponed() {
        guard !postponed.isEmpty || arena.hasPostponedPresses, !isPosting, !arena.isInTurn
        else { return }
        isPosting = true
        repeat {
            while !postponed.isEmpty {
                let changes = postponed.removeFirst()
                send(changes.count, moves: false) { changes[$0] }
            }
            arena.sendPostponedPresses()
        } while !postponed.isEmpty
        isPosting = false
    }

    /// Writes the changes into the one event, and sends that through the window, which hands it to the arena.
    private func send(_ count: Int, moves: Bool, _ change: (Int) -> Change) {
        event.startMoment(at: clock.now)
        // If every finger moves, none has to be marked as resting.
        if !moves || count < activeTouches.count {
            for touch in activeTouches where !touch.isOver { touch.currentPhase = .stationary }
        }
        for index in 0..<count { apply(change(index)) }
        if !TouchBlackout.isOn { window.sendEvent(event) }
        if event.hasEnds {
            activeTouches.removeAll { $0.isOver }
            event.touches = activeTouches
        }
        catchUp()
    }

    /// Writes what a finger does into its touch, the recording and, if the touch is over, the trace.
    private func apply(_ change: Change) {
        let touch = change.touch
        guard !touch.isOver else { return }
        touch.currentPhase = change.phase
        touch.time = clock.now
        touch.previousLocation = change.phase == .began ? change.location : touch.location
        touch.location = change.location
        event.add(change.phase)
        if change.phase == .began {
            activeTouches.append(touch)
            event.touches = activeTouches
        }
        if keeps.contains(.samples) {
            recording.append(
                TouchSample(
                    time: clock.now, finger: touch.fingerNumber, phase: change.phase,
                    location: change.location, type: touch.type))
        }
        guard touch.isOver else { return }
        endings += 1
        let record = trace.record(
            change.phase == .ended ? .touchUp : .touchCancelled, "finger \(touch.fingerNumber)",
            [
                TraceField("finger", touch.fingerNumber), TraceField("x", change.location.x),
                TraceField("y", change.location.y),
            ])
        if change.phase == .cancelled { touch.systemCancellation = record }
    }

    private func tapCount(at location: CGPoint) -> Int {
        var count = 1
        if let last = lastTap, now - last.time <= parameters.tapInterval,
            location.distance(to: last.location) <= parameters.tapMovement
        {
            count = last.count + 1
        }
        lastTap = (location, now, count)
        return count
    }
}
