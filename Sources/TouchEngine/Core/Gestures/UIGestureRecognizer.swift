/// Watches touches and decides whether they are the gesture it stands for.
open class UIGestureRecognizer: NSObject {
    /// Answers the recognizer's questions; it is not retained (Rule G-8.8).
    @WeakDelegate open var delegate: (any UIGestureRecognizerDelegate)?
    /// The name by which a debugger, and a trace, tells the recognizer (Rule G-10.1).
    open var name: String?
    /// The view the recognizer is attached to.
    @Owner open internal(set) var view: UIView?
    /// Whether the touches are cancelled in the views they landed in, once the recognizer acts (Rule G-2.14).
    open var cancelsTouchesInView = true
    /// Whether views hear of a touch only once the recognizer has failed (Rule G-2.20).
    open var delaysTouchesBegan = false
    /// Whether views hear of a lift only once the recognizer has failed (Rule G-2.24).
    open var delaysTouchesEnded = true
    /// Whether the recognizer looks at touches; switching it off in mid-gesture cancels it (Rules G-2.28, G-2.29).
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { breakOff() } }
    }

    /// The kinds of touch the recognizer looks at, as raw values of `UITouch.TouchType`; at first all (Rule G-2.36).
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.all.map {
        NSNumber(value: $0.rawValue)
    }
    /// Whether, after its first touch, it takes only touches of that kind until it is reset (Rule G-2.36).
    open var requiresExclusiveTouchType = true
    /// The buttons the recognizer looks at, as raw values of `UIPress.PressType`; here none, until it is told (a
    /// model value).
    open var allowedPressTypes: [NSNumber] = []

    /// What a program has associated with it.
    final var associated: AnyObject?
    /// What the recognizer knows of its present attempt; a new value once that has been reset.
    final var attempt = Attempt()
    final var targets: [TargetAction] = []
    /// The recognizers that must fail before this one acts, by `require(toFail:)`.
    ///
    /// When a claim is judged, those of them that take part are put into `attempt.failureRequirements`, with those that classes and
    /// delegates name.
    final var declaredFailureRequirements: [WeakRecognizer] = []
    /// The recognizers that declared such a requirement on this one.
    final var failureDependents: [WeakRecognizer] = []
    var lane: LaneReference?
    /// The view that it was on until another took it.
    @Weak final var formerView: UIView?
    /// Whether the question asked just now was answered by a default implementation; see `ask`.
    final var gaveDefaultAnswer = false

    /// Makes a recognizer that sends the action to the target, which it does not retain.
    public init(target: UITarget?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without a target; it takes part in arbitration all the same (Rule G-8.9).
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// The recognizer's state, for its action method; elsewhere it means little (Rule G-3.18).
    ///
    /// Clients see `possible` while a failure requirement holds the recognizer back (Rule G-3.13, unless G-3.14). A subclass
    /// sets it. A step that UIKit does not allow is recorded as misuse; if it was meant to end the attempt, the recognizer fails or
    /// is cancelled, otherwise its state stays as it is (Rule G-3.3).
    open var state: State {
        get { attempt.stateInAction ?? (hidesState ? .possible : attempt.state) }
        set {
            transition(to: newValue)
            device?.arena.runTurnIfNeeded()
        }
    }

    /// How many touches the recognizer receives just now.
    open var numberOfTouches: Int { attempt.touches.count }

    /// The middle of the recognizer's touches, in points of that view; nil asks for the window's (Rule G-7.45).
    ///
    /// Once they are gone, it is where they last were: an action that was held back may still ask.
    open func location(in view: UIView?) -> CGPoint {
        let middle =
            attempt.touches.isEmpty
            ? attempt.lastLocation : CGPoint.centroid(of: attempt.touches.map { $0.location })
        return view?.convert(middle, from: nil) ?? middle
    }

    /// Where one of the recognizer's touches is, in points of that view.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        guard attempt.touches.indices.contains(touchIndex) else {
            raise(
                .range,
                "-[\(typeName(of: self)) locationOfTouch:inView:]: "
                    + "index (\(touchIndex)) beyond bounds (\(numberOfTouches)).")
        }
        return attempt.touches[touchIndex].location(in: view)
    }

    /// Adds a target and its action; a pair that is there already is not added again (Rule G-8.1).
    open func addTarget(_ target: UITarget, action: Selector) {
        let object = identity(of: target)
        guard !targets.contains(where: { $0.target === object && $0.action == action }) else {
            return
        }
        targets.append(TargetAction(target: object, action: action))
    }

    /// Removes targets; nil stands for every target, or every action (Rule G-8.2).
    open func removeTarget(_ target: UITarget?, action: Selector?) {
        let object = identity(of: target)
        targets.removeAll {
            (object == nil || $0.target === object) && (action == nil || $0.action == action)
        }
    }

    /// Holds this recognizer's action back until the other fails, and makes this one fail if the other acts (Rule G-5.1).
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        // A recognizer that waited for itself would wait for ever.
        guard otherGestureRecognizer !== self else { return }
        declaredFailureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
        otherGestureRecognizer.failureDependents.append(WeakRecognizer(recognizer: self))
        device?.arena.addFailureRequirement(of: self, on: otherGestureRecognizer)
    }

    open override var description: String { summary }

    // MARK: For subclasses

    /// Called when touches that the recognizer receives land.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches that the recognizer receives move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when touches that the recognizer receives lift.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the system cancels touches that the recognizer receives (Rule G-2.33).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when buttons whose presses the recognizer receives go down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when buttons that feel force are pressed harder or softer, and the recognizer receives their presses.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when buttons whose presses the recognizer receives come up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called when the system cancels presses that the recognizer receives.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Called exactly once after each attempt, to forget what the subclass knows of it (Rule G-3.20).
    open func reset() {}

    /// Whether this recognizer, once recognized, makes the other fail (Rule G-4.9).
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the other, once recognized, makes this recognizer fail (Rule G-4.9).
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether recognizers of this class wait for the other to fail (Rule G-5.2).
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Whether the other waits for recognizers of this class to fail (Rule G-5.2).
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }

    /// Whether the recognizer takes part in the sequence that the event begins (Rule G-10.2).
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    /// Gives a touch back: it is no longer delivered here, nor cancelled or delayed for this recognizer (Rule G-2.13).
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        stopReceiving(touch)
        touch.delivery.giveBack(touch, from: self)
        didIgnore(touch)
        guard let trace = device?.trace else { return }
        let record = trace.record(
            .recognizerIgnores, trace.name(of: self), [TraceField("finger", touch.fingerNumber)],
            rule: "G-2.13", cause: attempt.lastRecord)
        failIfNothingIsLeft(cause: record)
        device?.arena.runTurnIfNeeded()
    }

    /// Gives a press back: it is no longer delivered here, nor cancelled or delayed for this recognizer (Rule G-2.13).
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        stopReceiving(button)
        button.delivery.giveBack(button, from: self)
        guard let trace = device?.trace else { return }
        let record = trace.record(
            .recognizerIgnoresPress, trace.name(of: self), [TraceField("button", button.type.word)],
            rule: "G-2.13", cause: attempt.lastRecord)
        failIfNothingIsLeft(cause: record)
        device?.arena.runTurnIfNeeded()
    }

    // MARK: For the engine

    /// What kind of recognizer it is, as engineers call it: `pan`.
    var kindName: String { "recognizer" }

    /// Called after a touch has been given back by `ignore(_:for:)`: the recognizer will not hear of its lift.
    func didIgnore(_ touch: UITouch) {}

    /// Whether it waits for another tap of its gesture, and so is rightly possible without a touch.
    var isBetweenTaps: Bool { false }

    /// The record that says why others have no failure requirement on it, if they have one as a rule: of the swipe back, whose
    /// delegate was replaced.
    var requirementWaiver: Int? { nil }

    /// What it lacks to be recognized, as far as that is a number; nil if it lacks something else.
    var shortfall: Shortfall? { nil }

    /// Whether a drag in any direction makes it begin.
    var takesAnyDirection: Bool { false }

    /// Whether its delegate is a view that was asked if it may begin already, because it was touched; it is not asked twice.
    var hasAnsweredAsView: Bool { false }

    /// Fails because a view or a delegate did not allow it to begin; the values say which.
    func failRefused(_ values: @autoclosure () -> [TraceField], cause: Int?) {
        fail(.failedByShouldBegin, values(), rule: "G-6.7", cause: cause)
    }

    /// Whether UIKit brings it along with one of its own views or controllers.
    var isStock: Bool { false }

    /// What follows the name of one of UIKit's own in sentences, to say where it is from.
    var titleEnd: String { "" }

    /// The view or controller that one of UIKit's own belongs to, where that is not plain.
    var stockOwner: AnyObject? { view }

    /// The scroll view whose content waits for it, if it is there to hold touches back.
    var delayedContent: UIView? { nil }

    /// Whether a gesture of its kind could begin where a touch has landed.
    func isInReach(_ touch: UITouch) -> Bool { true }

    /// The code of the record that it takes no touch while it is disabled.
    var disabledCode: TraceCode { .recognizerIsDisabled }

    /// Whether it receives touches at all; one for hovering does not.
    var hearsTouches: Bool { true }
}
