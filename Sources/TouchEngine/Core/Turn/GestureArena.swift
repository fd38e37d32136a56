/// The gesture arena of a device: where recognizers compete for touches, and where every event is worked through.
///
/// An event is worked through in one turn. For one that moves a finger, this is what happens:
///
/// 1. `Finger.move` gives `Device.post` the change. The device writes it into the touch and sends its one event through
///    `UIWindow.sendEvent` to `runTurn(with:)` here.
/// 2. *Deliver to recognizers.* Each recognizer that still listens gets `touchesMoved`, the deepest view's first. What it sees may
///    make it set its state. The step from `possible` to `began` or `ended` is a claim: views and delegates are asked if it may
///    begin, and if they agree the claim is judged in step 3. A recognizer that acts already goes on to `changed`, and its action
///    is queued.
/// 3. *Arbitrate.* If anybody has claimed, failed or ended, every open claim is judged, old ones that wait included: it fails,
///    waits for a failure requirement, or is granted. A granted recognizer makes all those fail that have a failure requirement on
///    it, whether they claimed or not, and those related to it, unless somebody allows both. Otherwise nothing is done here.
/// 4. *Send actions.* The queued actions are sent to their targets. What an action changes is arbitrated and sent before the turn
///    goes on.
/// 5. *Deliver to views.* The view that the touch hit is told of the move, unless a recognizer delays the touch. Once a recognizer
///    that acts has taken the touch, the view hears `touchesCancelled`, if it had heard of the touch, and then no more.
/// 6. *Reset.* Attempts that are over are reset, together with those they are linked to by failure requirements.
///
/// A landing has a step before these: `bind` finds the view that it hits and offers the touch to the recognizers from there up. A
/// lift has one after them: the touch leaves the recognizers that received it. What a timer or a property changes between events
/// goes through steps 3 to 6.
///
/// What is decided is recorded in the trace as it happens, with its reason: a claim that is granted, waits or fails, the end of a
/// recognizer that acts, each action but those for `changed`, what a view is kept from. The moves of a gesture that goes on leave
/// no record of their own; a recognizer's lane has the first `changed` of an attempt only. The touches themselves are in `Device.recording`.
final class GestureArena {
    /// Set once, by the device that owns the arena.
    unowned(unsafe) var device: Device!
    let trace: Trace
    /// Every recognizer in an attempt, in the order they joined.
    private(set) var participants: [UIGestureRecognizer] = []
    /// Those of the participants that still hear of touches: one that has come to an end hears no more (Rule G-2.12).
    ///
    /// The participants keep them alive. Here they are not counted, because each move of a finger goes through them all.
    var listeners: [Unmanaged<UIGestureRecognizer>] = []
    /// Whether the listeners, or their order, may be others than when the list was made; it is made anew before the next event.
    var areListenersStale = false
    /// Whether listeners that act send their action at each move by themselves; looked up with the list (Rule U-1).
    var repeatsChange = false
    /// The participants in the order of arbitration, while nothing has changed since they were put in order.
    var cachedArbitrationOrder: [UIGestureRecognizer]?
    /// The touches of which their views may still hear something; a lifted finger's stays while the lift is kept from the view.
    ///
    /// A touch that a recognizer has taken leaves once the view has been told so. One that never gets to a view is not here.
    var touchesForViews: [UITouch] = []
    /// The buttons that are down, and those of which their responders have still something to hear.
    var presses: [UIPress] = []
    /// What buttons did while an event was being worked through.
    var postponedPresses: [(press: UIPress, phase: UIPress.Phase)] = []
    /// How many recognizers have ever joined.
    private(set) var joinCount = 0
    /// The recognizers that were granted in the present turn, or ended their gesture in it, even if they are cancelled since: they
    /// exclude others until the turn is over.
    var excludersThisTurn: [UIGestureRecognizer] = []
    /// The recognizers whose actions are sent next, each once.
    ///
    /// The participants keep them alive; a recognizer that leaves them leaves this queue too.
    var actionQueue: [Unmanaged<UIGestureRecognizer>] = []
    /// The delegate that has just allowed two recognizers to act side by side.
    @Weak var allower: AnyObject?
    /// Whether an event, or what a timer changed, is being worked through just now.
    private(set) var isInTurn = false
    /// Whether anybody has claimed, failed or ended since claims were last judged.
    private var needsArbitration = false
    /// Whether anything has changed that the turn has to go on with.
    private var hasMoreToDo = false
    /// Whether an attempt may have come to its end since the last resets.
    private var needsResets = false
    /// Whether views are told before the next actions which touches have been taken from them (Rule G-2.19).
    var cancelsBeforeActions = false
    /// What sends actions at the next turn of the run loop; nil where they are sent at once (Rule G-3.25).
    var putOff: PutOffActions?

    init(trace: Trace) {
        self.trace = trace
    }

    // MARK: Turns

    /// Takes an event through a whole turn; an event that arrives inside a turn is dropped.
    ///
    /// The device postpones such events, so that none is dropped but those an app sends by itself.
    func runTurn(with event: UIEvent) {
        guard !isInTurn else { return }
        startTurn()
        if event.hasLandings {
            for touch in event.touches where touch.currentPhase == .began { bind(touch, event) }
        }
        deliverToRecognizers(event)
        runRestOfTurn()
        if event.hasEnds {
            for touch in event.touches where touch.isOver { endForRecognizers(touch) }
        }
    }

    /// Takes what a timer or a property has changed through a turn without an event; inside a turn, that turn will.
    func runTurnIfNeeded() {
        guard !isInTurn, hasMoreToDo else { return }
        startTurn()
        runRestOfTurn()
    }

    /// Says that a recognizer's state has changed, so that claims are to be judged and attempts may be over.
    func setNeedsArbitration() {
        needsArbitration = true
        setNeedsResets()
    }

    /// Says that attempts may be over once the actions that are due have been sent.
    func setNeedsResets() {
        hasMoreToDo = true
        needsResets = true
    }

    /// Says that a recognizer's action is to be sent, which changes nobody's claim.
    func setNeedsAction(_ recognizer: UIGestureRecognizer) {
        hasMoreToDo = true
        queueAction(of: recognizer)
    }

    /// Puts a recognizer among those whose actions are sent next; by itself, this does not keep the turn going.
    func queueAction(of recognizer: UIGestureRecognizer) {
        putOff?.queued(recognizer, in: self)
        guard !recognizer.attempt.hasQueuedAction else { return }
        recognizer.attempt.hasQueuedAction = true
        actionQueue.append(Unmanaged.passUnretained(recognizer))
    }

    func startTurn() {
        isInTurn = true
        if !excludersThisTurn.isEmpty { excludersThisTurn.removeAll(keepingCapacity: true) }
    }

    /// Goes through steps 3 to 6 of a turn until nothing more has changed.
    func runRestOfTurn() {
        repeat {
            arbitrateAndAct()
            if !touchesForViews.isEmpty { deliverToViews() }
            if !presses.isEmpty { deliverPresses() }
            // A view may have switched a recognizer off: its cancellation goes out before it is reset.
            if !hasMoreToDo, needsResets {
                needsResets = false
                resetFinished()
            }
        } while hasMoreToDo
        isInTurn = false
        device.catchUp()
    }

    private func arbitrateAndAct() {
        repeat {
            hasMoreToDo = false
            if needsArbitration {
                needsArbitration = false
                areListenersStale = true
                arbitrate()
            }
            if cancelsBeforeActions { cancelTakenTouches() }
            if !actionQueue.isEmpty, putOff?.isDue ?? true { sendActions() }
        } while hasMoreToDo
        putOff?.isDue = false
    }

    // MARK: Participants

    /// Takes a recognizer into an attempt, unless it is in one.
    func join(_ recognizer: UIGestureRecognizer) {
        guard !isTakingPart(recognizer) else { return }
        if participants.isEmpty { lookUpActionTime() }
        recognizer.attempt.arena = self
        joinCount += 1
        recognizer.attempt.joinNumber = joinCount
        participants.append(recognizer)
        arbitrationOrderChanged()
        trace.enter(.possible, recognizer)
    }

    /// Takes recognizers whose attempts are over out of the arena.
    func leave(_ isLeaving: (UIGestureRecognizer) -> Bool) {
        actionQueue.removeAll { $0._withUnsafeGuaranteedRef(isLeaving) }
        participants.removeAll(where: isLeaving)
        arbitrationOrderChanged()
    }

    /// Whether a recognizer is in an attempt.
    func isTakingPart(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.attempt.arena === self
    }

    /// Says that views or recognizers have moved: who comes first must be found out anew.
    func arbitrationOrderChanged() {
        cachedArbitrationOrder = nil
        areListenersStale = true
    }

    /// Forgets every attempt and records nothing, because the device goes.
    ///
    /// A touch and its recognizer keep each other alive, and without this would stay for ever.
    func abandon() {
        for recognizer in participants {
            recognizer.forgetAttempt()
            for pair in recognizer.targets { pair.releaseTarget() }
        }
        for touch in touchesForViews { touch.breakReferenceCycles() }
        for press in presses {
            press.gestureRecognizers = nil
            press.delivery.forgetTaker()
        }
        participants = []
        listeners = []
        cachedArbitrationOrder = nil
        touchesForViews = []
        presses = []
        postponedPresses = []
        actionQueue = []
        excludersThisTurn = []
    }
}
