/// Where a device's touches go: one turn for each event, and one for whatever a timer changes.
///
/// The order of a turn is the facts': bind, deliver to recognizers, reconcile, act, deliver to views, reset.
/// A turn in which fingers only move looks at nobody but those who still receive them.
final class TouchSystem {
    /// Set once, by the device that owns it.
    unowned(unsafe) var device: Device!
    let trace: Trace
    /// Every recognizer in an attempt, in the order they joined.
    private(set) var participants: [UIGestureRecognizer] = []
    /// Those of them that still take touches: one that has come to an end hears no more (Rule G-2.12).
    ///
    /// The participants keep them alive; here they are not counted, because each finger's move goes through them all.
    var receivers: [Unmanaged<UIGestureRecognizer>] = []
    /// The participants as arbitration hears them, while nothing has changed since they were put in order.
    var ranked: [UIGestureRecognizer]?
    /// The touches whose views are still owed something.
    var deliveries: [UITouch] = []
    /// The buttons that are down, and those whose responders are still owed something.
    var presses: [UIPress] = []
    /// What buttons did while an event was being worked through.
    var postponedPresses: [(press: UIPress, phase: UIPress.Phase)] = []
    /// How many have ever joined.
    private(set) var joined = 0
    /// The recognizers granted in the present turn, or come to their end in it: until it is over they exclude others.
    var actedThisTurn: [UIGestureRecognizer] = []
    /// Those whose actions are still to be sent.
    ///
    /// The participants keep them alive; who leaves them leaves this list too.
    var due: [Unmanaged<UIGestureRecognizer>] = []
    /// Whether an event, or what a timer changed, is being worked through just now.
    private(set) var isInTurn = false
    /// Whether some claim, or an answer to one, is still to be judged.
    private var hasClaims = false
    /// Whether there is anything at all for the turn to go on with.
    private var isUnsettled = false
    /// Whether somebody has come to an end since the last resets.
    private var hasEnded = false
    /// Whether somebody has come to listen, or ceased to, since that list was made.
    var isReceiversListStale = false

    init(trace: Trace) {
        self.trace = trace
    }

    // MARK: Turns

    /// Takes an event through a whole turn; inside one, an event has no place and is let go.
    func deliver(_ event: UIEvent) {
        guard !isInTurn else { return }
        startTurn()
        if event.hasLandings {
            for touch in event.touches where touch.current == .began { bind(touch, event) }
        }
        deliverToRecognizers(event)
        finishTurn()
        if event.hasLifts {
            for touch in event.touches where touch.isOver { forget(touch) }
        }
    }

    /// Takes what a timer or a property has changed through the rest of a turn; inside one, the turn itself will.
    func settle() {
        guard !isInTurn, isUnsettled else { return }
        startTurn()
        finishTurn()
    }

    /// Notes that a recognizer's state wants arbitration.
    func needsSettling() {
        isUnsettled = true
        hasClaims = true
        hasEnded = true
    }

    /// Notes that an action is to be sent; nobody's claim changes by it.
    func needsAction(_ recognizer: UIGestureRecognizer) {
        isUnsettled = true
        enqueue(recognizer)
    }

    /// Puts a recognizer among those whose actions are sent next.
    func enqueue(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.attempt.isDue else { return }
        recognizer.attempt.isDue = true
        due.append(Unmanaged.passUnretained(recognizer))
    }

    func startTurn() {
        isInTurn = true
        if !actedThisTurn.isEmpty { actedThisTurn.removeAll(keepingCapacity: true) }
    }

    func finishTurn() {
        repeat {
            settleStates()
            if !deliveries.isEmpty { deliverToViews() }
            if !presses.isEmpty { deliverToResponders() }
            // A view may have switched a recognizer off: its cancellation goes out before it is reset.
            if !isUnsettled, hasEnded {
                hasEnded = false
                resetFinished()
            }
        } while isUnsettled
        isInTurn = false
        device.turnEnded()
    }

    private func settleStates() {
        repeat {
            isUnsettled = false
            if hasClaims {
                hasClaims = false
                isReceiversListStale = true
                reconcile()
            }
            if !due.isEmpty { sendActions() }
        } while isUnsettled
    }

    // MARK: Recognizers

    /// Takes a recognizer into an attempt.
    func join(_ recognizer: UIGestureRecognizer) {
        guard !isTakingPart(recognizer) else { return }
        recognizer.attempt.system = self
        joined += 1
        recognizer.attempt.joinNumber = joined
        participants.append(recognizer)
        isReceiversListStale = true
        orderChanged()
        trace.enter(.possible, recognizer)
    }

    /// Takes recognizers whose attempts are over out of the system.
    func leave(_ isLeaving: (UIGestureRecognizer) -> Bool) {
        due.removeAll { $0._withUnsafeGuaranteedRef(isLeaving) }
        participants.removeAll(where: isLeaving)
        isReceiversListStale = true
        orderChanged()
    }

    /// Whether a recognizer is in an attempt.
    func isTakingPart(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.attempt.system === self
    }

    /// Notes that views or recognizers have moved: who comes first must be found out anew.
    func orderChanged() { ranked = nil }

    /// Forgets every attempt without a word, because the device goes: a touch and its recognizer keep each other.
    func abandon() {
        for recognizer in participants {
            recognizer.attempt.clear()
            for pair in recognizer.targets { pair.letGo() }
        }
        for touch in deliveries { touch.letGo() }
        for press in presses {
            press.gestureRecognizers = nil
            press.delivery.letGo()
        }
        participants = []
        receivers = []
        ranked = nil
        deliveries = []
        presses = []
        postponedPresses = []
        due = []
        actedThisTurn = []
    }
}
