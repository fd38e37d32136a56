/// What a recognizer knows of its present attempt: from its first touch, its first press or a state that is set, to its reset.
///
/// A new attempt is a new value, so nothing of the last one is left in it. A failure requirement on another recognizer says that
/// this one may act only after the other has failed.
///
/// The questions are `mutating get`, though they change nothing: they are then answered in place. For any other getter Swift
/// copies the whole attempt out of its recognizer first, and a moving finger would pay for that at each event.
struct Attempt {
    /// The arena in which the attempt is made, kept so that the attempt can end after its view has left the window; nil while the
    /// recognizer takes part in nothing.
    var arena: GestureArena? {
        mutating get { uncountedArena?.takeUnretainedValue() }
        set { uncountedArena = newValue.map { Unmanaged.passUnretained($0) } }
    }
    /// The same without reference counting, which a moving finger would pay for at each event.
    private(set) var uncountedArena: Unmanaged<GestureArena>?
    /// The touches the recognizer receives, in the order they came.
    var touches: [UITouch] = [] {
        didSet { touchSet = nil }
    }
    /// The same touches as callbacks take them, made when first asked for.
    private var touchSet: Set<UITouch>?
    /// The buttons it receives, in the order they went down.
    var presses: [UIPress] = []
    /// What kind its first touch was (Rule G-2.36).
    var touchType: UITouch.TouchType?
    /// Where the middle of its touches was when the last one left, in the window's points.
    var lastLocation = CGPoint.zero
    /// The state it is in; clients may not see it yet.
    var state = UIGestureRecognizer.State.possible
    /// Whether it went from possible to ended in one step (Rule G-3.2).
    var isDiscrete = false
    /// Whether views and delegates are being asked just now if it may begin: a claim that they make for it meanwhile is ignored.
    var isBeingAskedAbout = false
    /// Whether arbitration has let it act.
    var isGranted = false
    /// Whether its claim is held back, because a recognizer on which it has a failure requirement has not failed yet.
    var isWaiting = false
    /// Those that its claim is held back for.
    var waitsFor: [UIGestureRecognizer] = []
    /// Whether its first action has been sent, to however many targets there were: then a cancellation is sent too (Rule G-3.9).
    var hasSentAction = false
    /// The recognizers it has a failure requirement on, found out when its claim is judged: about each other one once an attempt
    /// (Rule G-5.3).
    var failureRequirements: [UIGestureRecognizer] = []
    /// The `joinNumber` of the last recognizer that failure requirements have been asked about.
    var askedUpTo = 0
    /// How many recognizers had joined the arena when this one did, itself included.
    var joinNumber = 0
    /// The criteria that it met when it claimed: the code and values of the record to write once the claim is granted.
    var criteria: Criteria?
    /// Whether its lane has its step to `changed`: only the first such step is written there.
    var isChangeInLane = false
    /// The record that explains what it did last; the next one names it as its cause.
    var lastRecord: Int?
    /// The record in which one of the engine's own delegates has just said why it refuses, until the refusal itself is recorded.
    var stockRefusal: Int?
    /// The target and action of which is recorded already that the target is gone.
    var lostAction: TargetAction?
    /// Who gave it its failure requirements, as far as they were found out while a trace is kept.
    var requirers: [ObjectIdentifier: Requirer] = [:]
    /// The recognizers that acted already when it was to begin, and did not exclude it, with those that allowed it.
    var allowances: [(other: UIGestureRecognizer, by: String)] = []
    /// The states whose actions are still to be sent.
    var pendingActions = StateQueue()
    /// Whether the recognizer is in the arena's queue of those whose actions are sent next.
    var hasQueuedAction = false
    /// Whether it was broken off by disabling: it is reset alone, whoever it is linked to (Rule G-2.29).
    var isBrokenOff = false
    /// Whether the recognizer is being taken out of the arena just now.
    var isLeaving = false
    /// The recognizer's place in the order of arbitration.
    var rank = 0
    /// The state that clients see while its action is sent (Rule G-3.15).
    var stateInAction: UIGestureRecognizer.State?

    /// The criteria a recognizer met, as its record will tell them.
    struct Criteria {
        var code: TraceCode
        var values: [TraceField]
        var rule: Rule
        /// When it met them, in seconds: it may have to wait until it acts.
        var time: TimeInterval
    }

    /// Who gave a recognizer a failure requirement on another: `require(toFail:)`, a class, or a delegate by its answer.
    struct Requirer {
        var isDeclared = false
        var by = ""
        var question = ""
        /// Whether the delegate is the one of the recognizer that is waited for.
        var isTheirs = false

        /// The same for a record.
        var fields: [TraceField] {
            [
                TraceField("declared", isDeclared), TraceField("answered", !by.utf8.isEmpty),
                TraceField("requirer", by), TraceField("question", question),
                TraceField("theirs", isTheirs),
            ]
        }
    }

    /// Whether nothing more can come of it: it has failed, or it has acted and come to an end.
    ///
    /// One that has ended its gesture but still waits for arbitration is not over.
    var isOver: Bool {
        mutating get { state == .failed || (isGranted && state.isTerminal) }
    }

    /// Whether it has met its criteria, and arbitration has neither granted its claim nor made it fail.
    var isClaiming: Bool {
        mutating get { !isGranted && state != .possible && state != .failed }
    }

    /// Whether it has begun to act and has not come to an end.
    var isActing: Bool {
        mutating get { isGranted && (state == .began || state == .changed) }
    }

    /// All of the touches as callbacks take them; nil when there are none, or the recognizer hears no more (Rule G-2.12).
    var allTouches: Set<UITouch>? {
        mutating get {
            guard !state.isTerminal else { return nil }
            if let touchSet { return touchSet }
            guard !touches.isEmpty else { return nil }
            let all = Set(touches)
            touchSet = all
            return all
        }
    }

    /// Those of the touches that are in a phase, or nil likewise (Rule G-2.11).
    mutating func touches(in phase: UITouch.Phase) -> Set<UITouch>? {
        guard !state.isTerminal else { return nil }
        var count = 0
        var latest: UITouch?
        for touch in touches where touch.currentPhase == phase {
            count += 1
            latest = touch
        }
        guard let latest else { return nil }
        if count == touches.count { return allTouches }
        return count == 1 ? latest.alone : Set(touches.filter { $0.currentPhase == phase })
    }
}
