/// How a recognizer goes from state to state.
///
///     possible ──┬──▶ began ──┬──▶ changed ──┬──▶ ended       a continuous gesture
///                │            │     ▲   │    │
///                │            │     └───┘    └──▶ cancelled
///                │            ├──▶ ended
///                │            └──▶ cancelled
///                ├──▶ ended                                  a discrete gesture
///                └──▶ failed
///
///     ended, cancelled, failed ──▶ possible                  by the reset, once what it is linked to is over too
///
/// The step from `possible` to `began` or `ended` is a claim. Views and delegates are asked if the recognizer may begin; if one
/// says no, it fails. Then arbitration judges the claim. Until the claim is granted no action is sent, and the recognizer may still
/// fail, whatever state its own code has set meanwhile; `cancelled`, too, makes it fail. While the claim waits for a failure
/// requirement, clients see `possible`, and code that sets `began` once more gets `changed`.
///
/// Any other step is recorded as misuse. One that was meant to end the attempt ends it by a step that is allowed: `cancelled` from
/// `possible` makes the recognizer fail, `failed` from `began` or `changed` cancels it. The rest changes nothing.
extension UIGestureRecognizer {
    /// Ends the attempt because the system has cancelled the touches: fails from `possible`, is cancelled otherwise (Rule G-2.33).
    func endWithoutTouches() {
        if attempt.state == .possible {
            failInsteadOfCancelling()
        } else {
            transition(to: .cancelled)
        }
    }

    /// Fails if the recognizer is still possible and has no touch and no press left: no event would ever make it fail.
    func failIfNothingIsLeft(cause: Int?) {
        guard attempt.touches.isEmpty, attempt.presses.isEmpty, attempt.state == .possible,
            !isBetweenTaps
        else { return }
        fail(.failedByGivingBack, rule: "G-2.13", cause: cause)
    }

    /// Fails, for a reason of its own or for one that arbitration gives; a recognizer that acts already is cancelled instead (Rule
    /// G-3.3), and then nothing is recorded of the reason.
    ///
    /// Does nothing if the attempt is over.
    func fail(
        _ code: TraceCode, _ values: @autoclosure () -> [TraceField] = [], rule: Rule,
        cause: Int? = nil
    ) {
        guard !attempt.isOver else { return }
        guard !attempt.isActing else {
            transition(to: .cancelled)
            return
        }
        attempt.isWaiting = false
        attempt.pendingActions.removeAll()
        attempt.state = .failed
        guard let device else { return }
        let cancellation = code == .failedByCancelledTouch ? systemCancellation : nil
        let record = device.trace.record(
            code, device.trace.name(of: self), values(), rule: rule,
            cause: cause ?? cancellation ?? attempt.lastRecord)
        attempt.lastRecord = record
        device.trace.setOutcome(of: self, record)
        device.trace.enter(.failed, self, record: record)
        device.arena.setNeedsArbitration()
    }

    /// Takes a step to another state, or records that UIKit does not allow it.
    ///
    /// A step from `possible` joins the arena and, if it is a claim, asks views and delegates whether the gesture may begin.
    /// With neither a window nor an attempt, this does nothing.
    func transition(to next: State) {
        if next == .changed, attempt.isActing, let arena = attempt.uncountedArena {
            arena._withUnsafeGuaranteedRef { continueGesture(in: $0) }
            return
        }
        let current = attempt.state
        guard let arena = device?.arena, current != next || next != .possible else { return }
        if next == .began, current == .began || current == .changed, hidesState {
            attempt.state = .changed
            return
        }
        guard current.allows(next) else {
            let end = current.lawfulEnd(insteadOf: next)
            // One that nobody has let begin has nothing to be cancelled: it fails.
            let told = end == .cancelled && !attempt.isGranted ? .failed : end
            recordIllegalStep(from: current, to: next, instead: told)
            if let end { endAttempt(as: end) }
            return
        }
        arena.join(self)
        switch next {
        case .failed:
            fail(.failedByItself, rule: "G-3.3")
        case .cancelled where !attempt.isGranted:
            failInsteadOfCancelling()
        case .began where current == .possible, .ended where current == .possible:
            guard !attempt.isBeingAskedAbout else { return }
            attempt.isBeingAskedAbout = true
            let isAllowed = arena.allowsBeginning(self)
            attempt.isBeingAskedAbout = false
            // The one that was asked may have switched the recognizer off, or taken it off its view: then the attempt is over.
            guard isAllowed, attempt.state == .possible, arena.isTakingPart(self) else { return }
            attempt.state = next
            attempt.isDiscrete = next == .ended
            arena.setNeedsArbitration()
        default:
            attempt.state = next
            if attempt.isGranted {
                attempt.pendingActions.append(next)
                arena.setNeedsAction(self)
            }
            arena.didStep(of: self, from: current)
        }
    }

    /// Steps to `changed` in a gesture that acts already, as each move of a finger does.
    private func continueGesture(in arena: GestureArena) {
        let previous = attempt.state
        attempt.state = .changed
        attempt.pendingActions.append(.changed)
        // One that moved while its claim waited is `changed` already when the claim is granted; its lane says `began` until now.
        if !attempt.isChangeInLane {
            attempt.isChangeInLane = true
            arena.didStep(of: self, from: previous)
        }
        // An action that sets `changed` itself must not keep the turn going, which would never end: its next call waits until
        // something else keeps the turn going, or the next event.
        if attempt.stateInAction == nil {
            arena.setNeedsAction(self)
        } else {
            arena.queueAction(of: self)
        }
    }

    /// Breaks the attempt off, because the recognizer is disabled or leaves its view: it receives its touches no longer, and is
    /// cancelled if it acts, or fails otherwise (Rule G-2.28).
    func breakOff() {
        for touch in attempt.touches { stopReceiving(touch) }
        for press in attempt.presses { stopReceiving(press) }
        guard let device, device.arena.isTakingPart(self) else { return }
        attempt.isBrokenOff = true
        if attempt.isOver {
            device.arena.setNeedsArbitration()
        } else if attempt.isActing {
            let record = device.trace.record(
                .recognizerCancelledDisabled, device.trace.name(of: self),
                [TraceField("from", TraceLane.State(attempt.state).rawValue)]
                    + device.trace.callbackFields, rule: "G-2.28",
                cause: attempt.lastRecord)
            attempt.lastRecord = record
            if !attempt.hasSentAction { device.trace.setOutcome(of: self, record) }
            attempt.state = .cancelled
            attempt.pendingActions.removeAll()
            attempt.pendingActions.append(.cancelled)
            device.arena.queueAction(of: self)
            device.trace.enter(.cancelled, self, record: record)
            device.arena.setNeedsArbitration()
        } else {
            fail(.failedByDisabling, device.trace.callbackFields, rule: "G-2.28")
        }
        device.arena.runTurnIfNeeded()
    }

    /// Ends the attempt by the step that is allowed, where another end was meant.
    private func endAttempt(as end: State) {
        guard end == .failed else { return transition(to: end) }
        device?.arena.join(self)
        failInsteadOfCancelling()
    }

    /// Fails, because nothing has begun that could be cancelled: by the system if that cancelled the touches, else by itself.
    private func failInsteadOfCancelling() {
        fail(systemCancellation == nil ? .failedByItself : .failedByCancelledTouch, rule: "G-2.33")
    }

    private func recordIllegalStep(from current: State, to next: State, instead end: State?) {
        guard let trace = device?.trace else { return }
        trace.record(
            .misuseIllegalState, trace.name(of: self),
            [
                TraceField("from", TraceLane.State(current).rawValue),
                TraceField("to", TraceLane.State(next).rawValue),
                TraceField("ends", end != nil),
                TraceField("instead", end.map { TraceLane.State($0).rawValue } ?? ""),
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
