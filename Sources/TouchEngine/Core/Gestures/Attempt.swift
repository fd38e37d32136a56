/// One attempt of a recognizer: from its first touch, or its enabling, to its reset.
final class Attempt {
    /// Where the attempt is made, kept so that it can end after its view has left the window; nil while the recognizer takes
    /// part in nothing.
    var system: TouchSystem? {
        get { place?.takeUnretainedValue() }
        set { place = newValue.map { Unmanaged.passUnretained($0) } }
    }
    /// The same, not counted anew by a finger that moves.
    private(set) var place: Unmanaged<TouchSystem>?
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
    /// The state its own code has set; clients may not see it yet.
    var state = UIGestureRecognizer.State.possible
    /// Whether it went from possible to ended in one step (Rule G-3.2).
    var isDiscrete = false
    /// Whether somebody is just being asked if it may begin: what he does about it meanwhile is no second attempt.
    var isBeingAskedAbout = false
    /// Whether arbitration has let it act.
    var isGranted = false
    /// Whether a failure requirement holds it back.
    var isWaiting = false
    /// Those it was said to wait for.
    var waitsFor: [UIGestureRecognizer] = []
    /// Whether an action has gone out, so that a cancellation must be told too (Rule G-3.9).
    var hasActed = false
    /// What it must see fail first, as far as it has been asked: about each other one once an attempt (Rule G-5.3).
    var requirements: [UIGestureRecognizer] = []
    /// The number of the last one to join that requirements have been asked about.
    var askedUpTo = 0
    /// How many had joined when this one did, itself included.
    var joinNumber = 0
    /// Why it wants to be recognised: the code and values of the record to write once it is.
    var claim: Claim?
    /// The record that explains what it did last; the next one names it as its cause.
    var lastRecord: Int?
    /// The record in which the engine's own delegate said why it refuses.
    var refusal: Int?
    /// The states whose actions are still to be sent.
    var pendingActions = StateQueue()
    /// Whether the recognizer is among those whose actions are sent next.
    var isDue = false
    /// Whether it was broken off by disabling: it ends alone, whoever it is joined to (Rule G-2.29).
    var isDropped = false
    /// Whether the attempt is just being taken out of the system.
    var isLeaving = false
    /// Where the recognizer stands in the order of arbitration.
    var rank = 0
    /// The state that clients see while an action is sent (Rule G-3.15).
    var presented: UIGestureRecognizer.State?

    /// Starts afresh: the next attempt knows nothing of this one.
    func clear() {
        system = nil
        touches = []
        presses = []
        touchType = nil
        lastLocation = .zero
        state = .possible
        isDiscrete = false
        isBeingAskedAbout = false
        isGranted = false
        isWaiting = false
        waitsFor = []
        hasActed = false
        requirements = []
        askedUpTo = 0
        joinNumber = 0
        claim = nil
        lastRecord = nil
        refusal = nil
        pendingActions.removeAll()
        isDue = false
        isDropped = false
        isLeaving = false
        rank = 0
        presented = nil
    }

    /// The criteria a recognizer met, as its record will tell them.
    struct Claim {
        var code: TraceCode
        var values: [TraceField]
        var rule: Rule
    }

    /// Whether nothing more can come of it: it has failed, or it has acted and come to an end.
    ///
    /// One that has ended its gesture but still waits for arbitration is not over.
    var isOver: Bool { state == .failed || (isGranted && state.isTerminal) }

    /// Whether it has met its criteria and arbitration has yet to speak.
    var isClaiming: Bool { !isGranted && state != .possible && state != .failed }

    /// Whether it has begun to act and has not come to an end.
    var isActing: Bool { isGranted && (state == .began || state == .changed) }

    /// All of the touches as callbacks take them; nil when there are none, or the recognizer hears no more (Rule G-2.12).
    var allTouches: Set<UITouch>? {
        guard !state.isTerminal else { return nil }
        if let touchSet { return touchSet }
        guard !touches.isEmpty else { return nil }
        let all = Set(touches)
        touchSet = all
        return all
    }

    /// Those of the touches that are in a phase, or nil likewise (Rule G-2.11).
    func touches(in phase: UITouch.Phase) -> Set<UITouch>? {
        guard !state.isTerminal else { return nil }
        var count = 0
        var latest: UITouch?
        for touch in touches where touch.current == phase {
            count += 1
            latest = touch
        }
        guard let latest else { return nil }
        if count == touches.count { return allTouches }
        return count == 1 ? latest.alone : Set(touches.filter { $0.current == phase })
    }
}
