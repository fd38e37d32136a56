/// Where a device's touches go: one turn for each event, and one for whatever a timer changes.
///
/// The order of a turn is the facts': bind, deliver to recognizers, reconcile, act, deliver to views, reset.
final class TouchSystem {
    unowned(unsafe) let device: Device
    /// Every recognizer in an attempt, in the order they joined.
    private(set) var participants: [UIGestureRecognizer] = []
    /// The touches whose views are still owed something.
    private var deliveries: [UITouch] = []
    /// The recognizers granted in the present turn: a discrete one excludes others only in it.
    var grantedThisTurn: [UIGestureRecognizer] = []
    private var isInTurn = false
    private var isUnsettled = false

    var trace: Trace { device.trace }

    init(device: Device) {
        self.device = device
    }

    // MARK: Turns

    /// Takes an event through a whole turn.
    func deliver(_ event: UIEvent) {
        turn {
            for touch in event.touches where touch.phase == .began { bind(touch, event) }
            deliverToRecognizers(event)
        }
        for touch in event.touches where touch.isOver { forget(touch) }
    }

    /// Takes what a timer or a property has changed through the rest of a turn; inside one, the turn itself will.
    func settle() {
        guard !isInTurn, isUnsettled else { return }
        turn {}
    }

    /// Notes that a recognizer's state wants arbitration.
    func needsSettling() { isUnsettled = true }

    /// Notes a further step, from that state, of a recognizer that acts or waits.
    func noteProgress(of recognizer: UIGestureRecognizer, from state: UIGestureRecognizer.State) {
        isUnsettled = true
        guard recognizer.attempt.isGranted else { return }
        switch recognizer.attempt.state {
        case .ended, .cancelled:
            let code: TraceCode =
                recognizer.attempt.state == .ended ? .recognizerEnded : .recognizerCancelled
            let record = trace.record(
                code, trace.name(of: recognizer),
                [TraceField("from", TraceLane.State(state).rawValue)], rule: "G-3.3",
                cause: recognizer.attempt.lastRecord)
            recognizer.attempt.lastRecord = record
            trace.enter(TraceLane.State(recognizer.attempt.state), recognizer, record: record)
        case .changed:
            trace.enter(.changed, recognizer)
        case .possible, .began, .failed:
            break
        }
    }

    private func turn(_ body: () -> Void) {
        isInTurn = true
        grantedThisTurn = []
        body()
        repeat {
            isUnsettled = false
            reconcile()
            sendActions()
        } while isUnsettled
        deliverToViews()
        resetFinished()
        isInTurn = false
        device.turnEnded()
    }

    // MARK: Recognizers

    /// Takes a recognizer into an attempt.
    func join(_ recognizer: UIGestureRecognizer) {
        guard !participants.contains(where: { $0 === recognizer }) else { return }
        participants.append(recognizer)
        recognizer.attempt.device = device
        trace.enter(.possible, recognizer)
    }

    /// Whether a recognizer is in an attempt.
    func isTakingPart(_ recognizer: UIGestureRecognizer) -> Bool {
        participants.contains { $0 === recognizer }
    }

    private func deliverToRecognizers(_ event: UIEvent) {
        for recognizer in participants {
            send(.began, to: recognizer, event) { $0.touchesBegan($1, with: event) }
            send(.moved, to: recognizer, event) { $0.touchesMoved($1, with: event) }
            send(.ended, to: recognizer, event) { $0.touchesEnded($1, with: event) }
            send(.cancelled, to: recognizer, event) { $0.touchesCancelled($1, with: event) }
        }
    }

    private func send(
        _ phase: UITouch.Phase, to recognizer: UIGestureRecognizer, _ event: UIEvent,
        _ call: (UIGestureRecognizer, Set<UITouch>) -> Void
    ) {
        guard !recognizer.attempt.state.isTerminal else { return }
        let touches = event.touches.filter { touch in
            touch.phase == phase && recognizer.attempt.touches.contains { $0 === touch }
        }
        if !touches.isEmpty { call(recognizer, Set(touches)) }
    }

    private func sendActions() {
        for recognizer in participants.sorted(by: precedes) {
            let states = recognizer.attempt.pendingActions
            recognizer.attempt.pendingActions = []
            for state in states { send(state, of: recognizer) }
        }
    }

    /// Sends a recognizer's action to each of its targets (Rules G-3.9, G-3.11).
    private func send(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        if state == .cancelled, !recognizer.attempt.hasActed { return }
        recognizer.attempt.hasActed = true
        for pair in recognizer.targets {
            guard let target = pair.target else { continue }
            if state != .changed {
                let record = trace.record(
                    .recognizerAction, trace.name(of: recognizer),
                    [
                        TraceField("action", pair.action.name),
                        TraceField("state", TraceLane.State(state).rawValue),
                        TraceField("target", trace.name(of: target)),
                    ], rule: "G-3.9", cause: recognizer.attempt.lastRecord)
                trace.conclude(recognizer, record)
            }
            recognizer.attempt.presented = state
            pair.action.send(target, recognizer)
            recognizer.attempt.presented = nil
        }
    }

    /// Resets what has come to an end, together with what it is joined to by failure requirements (Rules G-3.20 to 22).
    private func resetFinished() {
        for recognizer in participants where recognizer.attempt.isOver {
            let group = linked(to: recognizer)
            guard group.allSatisfy({ $0.attempt.isOver }) else { continue }
            for member in group { reset(member) }
        }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        participants.removeAll { $0 === recognizer }
        for touch in recognizer.attempt.touches { recognizer.release(touch) }
        for touch in deliveries { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
        recognizer.reset()
        recognizer.attempt = Attempt()
        trace.enter(.idle, recognizer)
    }

    private func linked(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        var group = [recognizer]
        var index = 0
        while index < group.count {
            let member = group[index]
            index += 1
            for other in participants where !group.contains(where: { $0 === other }) {
                let isJoined =
                    waits(member, for: other) || waits(other, for: member)
                if isJoined { group.append(other) }
            }
        }
        return group
    }

    private func waits(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
        a.failureRequirements.contains { $0.recognizer === b }
            || (a.attempt.requirements ?? []).contains { $0 === b }
    }

    // MARK: Views

    private func deliverToViews() {
        for touch in device.activeTouches where !deliveries.contains(where: { $0 === touch }) {
            deliveries.append(touch)
        }
        ViewDelivery.deliver(deliveries, trace: trace, time: device.clock.now)
        deliveries.removeAll { $0.delivery.isDone }
    }

    private func forget(_ touch: UITouch) {
        for recognizer in touch.gestureRecognizers ?? [] {
            recognizer.attempt.touches.removeAll { $0 === touch }
            noteStillPossible(recognizer)
        }
    }

    /// A recognizer that saw its last finger lift and neither failed nor set a timer hangs those who wait for it
    /// (Rules G-3.4, G-9.7).
    private func noteStillPossible(_ recognizer: UIGestureRecognizer) {
        guard recognizer.attempt.touches.isEmpty, recognizer.attempt.state == .possible,
            !recognizer.awaitsMore, isTakingPart(recognizer)
        else { return }
        trace.record(.misuseStillPossible, trace.name(of: recognizer), rule: "G-9.7")
    }
}
