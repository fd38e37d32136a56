/// A view that follows a finger and tells its targets what becomes of it.
///
/// A control of no special kind does not stand in the way of a recognizer above it (Rule G-4.23); the button, the switch
/// and their like do (Rule G-4.19).
open class UIControl: UIView {
    /// Whether the control takes touches; switched off under a finger it lets the finger go.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { changeEnabled() } }
    }
    /// Whether the control is selected.
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsLayout() } }
    }
    /// Whether the control looks pressed: while a finger is in it.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsLayout() } }
    }
    /// Whether a finger is being followed.
    open internal(set) var isTracking = false
    /// Whether the finger that is followed is in the control, or near enough.
    open internal(set) var isTouchInside = false

    var handlers: [ControlHandler] = []
    /// The finger that is followed, until its last event has gone out.
    private(set) var tracked: UITouch?
    /// The events that actions are being sent for.
    var sending: Event = []

    /// Makes a control with a frame in its superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that calls the action when it does what it is there for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The state the control is in.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// What the control keeps from recognizers above it, until a subclass answers otherwise (Rules G-4.19, G-4.23).
    var keptGestures: KeptGestures { [] }

    override var lossFields: [TraceField] {
        lossFields(
            control: true, keeps: keptGestures,
            missesCancel: hasAction(for: .touchDown) && !hasAction(for: .touchCancel))
    }

    private func hasAction(for event: Event) -> Bool {
        handlers.contains { $0.events.contains(event) }
    }

    // MARK: Tracking, for subclasses

    /// Called when a finger lands in the control; false lets it go.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger moves; false lets it go.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the finger lifts.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch is taken away.
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Telling

    /// Tells everybody who is to be told of any of the events, each once, in the order they were added.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    /// Sends a method to a target, or with nil to the first on the responder chain that has it, beginning with the control.
    ///
    /// UIKit begins with the first responder, where there is one.
    open func sendAction(_ action: Selector, to target: UITarget?, for event: UIEvent?) {
        guard let receiver = identity(of: target) ?? responder(having: action) else { return }
        note(action.name, to: receiver)
        action.check(receiver, self)
        action.send(receiver, self, event)
    }

    /// Calls an action.
    open func sendAction(_ action: UIAction) {
        note(action.title.isEmpty ? "UIAction" : action.title, to: nil)
        action.call(from: self)
    }

    // MARK: Fingers

    /// What is sent when the finger lifts inside: a control that acts on it adds its primary action.
    var upInsideEvents: Event { .touchUpInside }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, tracked == nil,
            let touch = touches.min(by: { $0.landingNumber < $1.landingNumber })
        else { return }
        tracked = touch
        isTouchInside = true
        guard beginTracking(touch, with: event), tracked === touch else {
            stopTracking()
            return
        }
        isTracking = true
        isHighlighted = true
        send(.touchDown, with: event)
        if tracked === touch, touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch, event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event), tracked === touch else {
            stopTracking()
            return
        }
        let isInside = isTouchInside
        if isInside != wasInside {
            send(isInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        if tracked === touch {
            send(isInside ? .touchDragInside : .touchDragOutside, with: event)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        isTouchInside = isNear(touch, event)
        isTracking = false
        endTracking(touch, with: event)
        // The control still looks pressed while it tells of it.
        if tracked === touch { send(isTouchInside ? upInsideEvents : .touchUpOutside, with: event) }
        if tracked === touch { stopTracking() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracked, touches.contains(touch) else { return }
        isTracking = false
        cancelTracking(with: event)
        if tracked === touch { send(.touchCancel, with: event) }
        if tracked === touch { stopTracking() }
    }

    private func stopTracking() {
        tracked = nil
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    private func changeEnabled() {
        setNeedsLayout()
        guard tracked != nil else { return }
        stopTracking()
        cancelTracking(with: nil)
    }

    /// Whether a finger that is followed counts as inside: within the bounds or a margin round them (a model value).
    private func isNear(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let margin = (window?.device?.parameters ?? ModelParameters()).controlMargin
        let reach = CGRect(
            x: bounds.minX - margin, y: bounds.minY - margin, width: bounds.width + 2 * margin,
            height: bounds.height + 2 * margin)
        return reach.contains(point) || self.point(inside: point, with: event)
    }
}
