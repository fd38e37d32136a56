/// How a recognizer goes from state to state, and what may not be.
extension UIGestureRecognizer {
    /// Comes to the end that is left when the system takes the touches away (Rule G-2.33).
    func endWithoutTouches() {
        if attempt.state == .possible {
            failInsteadOfCancelling()
        } else {
            transition(to: .cancelled)
        }
    }

    /// Fails when nothing is left that it could recognise: nothing would ever tell it so.
    func failIfEmptyHanded(cause: Int?) {
        guard attempt.touches.isEmpty, attempt.presses.isEmpty, attempt.state == .possible,
            !awaitsMore
        else { return }
        fail(.failedByGivingBack, rule: "G-2.13", cause: cause)
    }

    /// Fails for a reason of its own, or for one that arbitration gives.
    func fail(
        _ code: TraceCode, _ values: @autoclosure () -> [TraceField] = [], rule: Rule,
        cause: Int? = nil
    ) {
        guard !attempt.isOver else { return }
        // What acts cannot fail any more (Rule G-3.3).
        guard !attempt.isActing else {
            transition(to: .cancelled)
            return
        }
        attempt.isWaiting = false
        attempt.pendingActions.removeAll()
        attempt.state = .failed
        guard let device else { return }
        let taking = code == .failedByCancelledTouch ? takenAway : nil
        let record = device.trace.record(
            code, device.trace.name(of: self), values(), rule: rule,
            cause: cause ?? taking ?? attempt.lastRecord)
        attempt.lastRecord = record
        device.trace.conclude(self, record)
        device.trace.enter(.failed, self, record: record)
        device.touches.needsSettling()
    }

    /// Takes a step of the state machine, or records that UIKit would not.
    ///
    /// In no window there is no gesture to step in.
    func transition(to next: State) {
        if next == .changed, attempt.isActing, let place = attempt.place {
            place._withUnsafeGuaranteedRef { goOn($0) }
            return
        }
        let current = attempt.state
        guard let touches = device?.touches, current != next || next != .possible else { return }
        if attempt.isWaiting, current == .began || current == .changed, next == .began {
            attempt.state = .changed
            return
        }
        guard current.allows(next) else {
            noteIllegalStep(from: current, to: next)
            endLawfully(insteadOf: next)
            return
        }
        touches.join(self)
        switch next {
        case .failed:
            fail(.failedByItself, rule: "G-3.3")
        case .cancelled where !attempt.isGranted:
            failInsteadOfCancelling()
        case .began where current == .possible, .ended where current == .possible:
            guard !attempt.isBeingAskedAbout else { return }
            attempt.isBeingAskedAbout = true
            let isAllowed = touches.allowsBeginning(self)
            attempt.isBeingAskedAbout = false
            // Whoever was asked may have switched the recognizer off, or taken it off its view: then the attempt is over.
            guard isAllowed, attempt.state == .possible, touches.isTakingPart(self) else { return }
            attempt.state = next
            attempt.isDiscrete = next == .ended
            touches.needsSettling()
        default:
            attempt.state = next
            if attempt.isGranted {
                attempt.pendingActions.append(next)
                touches.needsAction(self)
            }
            touches.noteProgress(of: self, from: current)
        }
    }

    /// Takes a further step of a gesture that is under way: what a moving finger does, over and over.
    private func goOn(_ touches: TouchSystem) {
        let isFirst = attempt.state == .began
        attempt.state = .changed
        attempt.pendingActions.append(.changed)
        if isFirst { touches.noteProgress(of: self, from: .began) }
        // An action that sets `changed` again is called again in the next turn: in this one it would never end.
        if attempt.presented == nil { touches.needsAction(self) } else { touches.enqueue(self) }
    }

    /// Lets go of every touch, as disabling does: an acting recognizer is cancelled, any other fails (Rule G-2.28).
    func dropTouches() {
        for touch in attempt.touches { release(touch) }
        for press in attempt.presses { release(press) }
        guard let device, device.touches.isTakingPart(self) else { return }
        attempt.isDropped = true
        if attempt.isOver {
            device.touches.needsSettling()
        } else if attempt.isActing {
            let record = device.trace.record(
                .recognizerCancelledDisabled, device.trace.name(of: self),
                [TraceField("from", TraceLane.State(attempt.state).rawValue)], rule: "G-2.28",
                cause: attempt.lastRecord)
            attempt.lastRecord = record
            if !attempt.hasActed { device.trace.conclude(self, record) }
            attempt.state = .cancelled
            attempt.pendingActions.removeAll()
            attempt.pendingActions.append(.cancelled)
            device.touches.enqueue(self)
            device.trace.enter(.cancelled, self, record: record)
            device.touches.needsSettling()
        } else {
            fail(.failedByDisabling, rule: "G-2.28")
        }
        device.touches.settle()
    }

    /// Ends the attempt by the step that is allowed, where another end was meant: ignored, it would never end.
    private func endLawfully(insteadOf next: State) {
        switch (attempt.state, next) {
        case (.possible, .cancelled):
            device?.touches.join(self)
            failInsteadOfCancelling()
        case (.began, .failed), (.changed, .failed): transition(to: .cancelled)
        default: break
        }
    }

    /// Fails, for nothing has begun that could be cancelled: because of the system, or of its own accord.
    private func failInsteadOfCancelling() {
        fail(takenAway == nil ? .failedByItself : .failedByCancelledTouch, rule: "G-2.33")
    }

    private func noteIllegalStep(from current: State, to next: State) {
        guard let trace = device?.trace else { return }
        trace.record(
            .misuseIllegalState, trace.name(of: self),
            [
                TraceField("from", TraceLane.State(current).rawValue),
                TraceField("to", TraceLane.State(next).rawValue),
            ], rule: "G-3.3")
    }
}

extension TraceLane.State {
    /// The lane's word for a recognizer's state.
    init(_ state: UIGestureRecognizer.State) {
        switch state {
        case .possible: self = .possible
        case .began: self = .began
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .failed: self = .failed
        }
    }
}
