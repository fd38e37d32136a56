/// A control that is on or off: a tap turns it over, and a finger that moves along it leads its knob.
open class UISwitch: UIControl {
    /// Whether the switch is on; setting it sends nothing.
    open var isOn: Bool {
        get { isSwitchedOn }
        set { setOn(newValue, animated: false) }
    }
    /// What fills the switch while it is on; nil stands for the system's green.
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The knob's colour; nil stands for white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    private static let size = CGSize(width: 51, height: 31)
    private static let knobSize: CGFloat = 27
    private static let inset: CGFloat = 2
    /// How far the knob goes from off to on, in points.
    private static let travel = size.width - knobSize - 2 * inset

    private var isSwitchedOn = false
    /// How far the finger has led the knob from where it stands, in points; nil until it has come past the slop.
    private var lead: CGFloat?
    private var start = CGPoint.zero
    /// Where the knob was when the finger landed.
    private var knobAtStart: CGRect?
    private let track = UIView()
    private let knob = UIView()

    /// Makes a switch at the frame's corner; its size is its own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        dress()
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UISwitch.size
        dress()
    }

    open override var intrinsicContentSize: CGSize { UISwitch.size }

    /// Turns the switch on or off, which sends nothing; the model does not animate it.
    open func setOn(_ on: Bool, animated: Bool) {
        isSwitchedOn = on
        setNeedsLayout()
    }

    override var keptGestures: KeptGestures { [.taps, .pans] }

    /// Keeps one finger's single tap, and its pan along the switch from the knob, from a recognizer above it (Rule G-4.19).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        if isTapFromAbove(gestureRecognizer) {
            return keep(.controlKeepsTap, from: gestureRecognizer)
        }
        if gestureRecognizer is UIPanGestureRecognizer, isMovingAcross(gestureRecognizer),
            let landing = landing(of: gestureRecognizer),
            (knobAtStart ?? knobRect).contains(landing)
        {
            return keep(.controlKeepsPan, from: gestureRecognizer)
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self)
        knobAtStart = knobRect
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let travel = touch.location(in: self).x - start.x
        let slop = (window?.device?.parameters ?? ModelParameters()).switchSlop
        if lead != nil || abs(travel) >= slop {
            lead = travel
            setNeedsLayout()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wasOn = isSwitchedOn
        if lead != nil {
            isSwitchedOn = knobRect.midX > bounds.midX
        } else if isTouchInside {
            isSwitchedOn.toggle()
        }
        stopLeading()
        if isSwitchedOn != wasOn { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) { stopLeading() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let knobRect = knobRect
        let looksOn = knobRect.midX > bounds.midX
        track.frame = bounds
        track.backgroundColor = looksOn ? onTintColor ?? .systemGreen : .systemGray3
        track.alpha = isEnabled ? 1 : 0.5
        knob.frame = knobRect
        knob.backgroundColor = thumbTintColor ?? .white
    }

    /// Where the knob is, in the switch's points.
    private var knobRect: CGRect {
        let rest = isSwitchedOn ? UISwitch.travel : 0
        let offset = min(max(rest + (lead ?? 0), 0), UISwitch.travel)
        return CGRect(
            x: bounds.minX + UISwitch.inset + offset, y: bounds.midY - UISwitch.knobSize / 2,
            width: UISwitch.knobSize, height: UISwitch.knobSize)
    }

    private func stopLeading() {
        lead = nil
        knobAtStart = nil
        setNeedsLayout()
    }

    private func dress() {
        track.layer.cornerRadius = UISwitch.size.height / 2
        knob.layer.cornerRadius = UISwitch.knobSize / 2
        addPart(track, "switch track")
        addPart(knob, "switch knob")
    }
}

extension UIControl {
    /// Adds a view that is only there to be seen.
    func addPart(_ part: UIView, _ name: String) {
        part.isUserInteractionEnabled = false
        part.accessibilityIdentifier = name
        addSubview(part)
    }
}
