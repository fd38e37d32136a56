/// Where a device's touches go: one turn for each event, and one for whatever a timer changes.
///
/// The order of a turn is the facts': bind, deliver to recognizers, reconcile, act, deliver to views, reset.
final class TouchSystem {
    unowned(unsafe) let device: Device
    /// Every recognizer in an attempt, in the order they joined.
    var participants: [UIGestureRecognizer] = []
    /// The touches whose views are still owed something.
    var deliveries: [UITouch] = []
    /// The recognizers granted in the present turn: a discrete one excludes others only in it.
    var grantedThisTurn: [UIGestureRecognizer] = []
    /// Whether an event, or what a timer changed, is being worked through just now.
    private(set) var isInTurn = false
    private var isUnsettled = false

    var trace: Trace { device.trace }

    init(device: Device) {
        self.device = device
    }

    // MARK: Turns

    /// Takes an event through a whole turn; inside one, an event has no place and is let go.
    func deliver(_ event: UIEvent) {
        guard !isInTurn else { return }
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

    private func turn(_ body: () -> Void) {
        isInTurn = true
        grantedThisTurn = []
        body()
        repeat {
            settleStates()
            deliverToViews()
            // A view may have switched a recognizer off: its cancellation goes out before it is reset.
            if !isUnsettled { resetFinished() }
        } while isUnsettled
        isInTurn = false
        device.turnEnded()
    }

    private func settleStates() {
        repeat {
            isUnsettled = false
            reconcile()
            sendActions()
        } while isUnsettled
    }

    // MARK: Recognizers

    /// Takes a recognizer into an attempt.
    func join(_ recognizer: UIGestureRecognizer) {
        guard !isTakingPart(recognizer) else { return }
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

    // MARK: Views

    private func deliverToViews() {
        for touch in device.activeTouches where !deliveries.contains(where: { $0 === touch }) {
            deliveries.append(touch)
        }
        ViewDelivery.deliver(deliveries, trace: trace, time: device.clock.now)
        deliveries.removeAll { $0.delivery.isDone }
    }
}
