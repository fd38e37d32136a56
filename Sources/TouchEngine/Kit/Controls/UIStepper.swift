/// A control that takes its value a step down at its left half, and up at its right.
///
/// A step is made when the finger lifts; the model does not repeat it while the finger rests.
open class UIStepper: UIControl {
    /// The lowest value.
    open var minimumValue: Double = 0 { didSet { value = number } }
    /// The highest value.
    open var maximumValue: Double = 100 { didSet { value = number } }
    /// How far a step goes.
    open var stepValue: Double = 1
    /// Whether a step past one end comes in at the other.
    open var wraps = false
    /// The value, between the lowest and the highest; setting it sends nothing.
    open var value: Double {
        get { number }
        set { number = max(min(newValue, maximumValue), minimumValue) }
    }

    private static let size = CGSize(width: 94, height: 32)
    private var number: Double = 0
    private var pressed: Int?
    private let signs = [UILabel(), UILabel()]
    private let divider = UIView()

    /// Makes a stepper at the frame's corner; its size is its own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        dress()
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = UIStepper.size
        dress()
    }

    override var keptGestures: KeptGestures { .taps }

    /// Keeps one finger's single tap from a recognizer above it (Rule G-4.19).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        if isTapFromAbove(gestureRecognizer) {
            return keep(.controlKeepsTap, from: gestureRecognizer)
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = half(under: touch)
        setNeedsLayout()
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let before = number
        if let touch, let pressed, isTouchInside, half(under: touch) == pressed {
            step(pressed == 0 ? -stepValue : stepValue)
        }
        cancelTracking(with: event)
        if number != before { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressed = nil
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { UIStepper.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 2
        for (index, sign) in signs.enumerated() {
            sign.frame = CGRect(
                x: bounds.minX + width * CGFloat(index), y: bounds.minY, width: width,
                height: bounds.height)
            sign.backgroundColor = pressed == index ? .systemGray3 : nil
            sign.textColor = isEnabled ? .label : .tertiaryLabel
        }
        divider.frame = CGRect(x: bounds.midX - 0.5, y: bounds.minY + 7, width: 1, height: 18)
    }

    private func step(_ difference: Double) {
        let next = number + difference
        if wraps, next > maximumValue {
            number = minimumValue
        } else if wraps, next < minimumValue {
            number = maximumValue
        } else {
            value = next
        }
    }

    private func half(under touch: UITouch) -> Int {
        touch.location(in: self).x < bounds.midX ? 0 : 1
    }

    private func dress() {
        layer.cornerRadius = 8
        backgroundColor = .systemGray5
        for (sign, text) in zip(signs, ["−", "+"]) {
            sign.text = text
            sign.textAlignment = .center
            sign.layer.cornerRadius = 8
            addPart(sign, "stepper \(text)")
        }
        divider.backgroundColor = .separator
        addPart(divider, "stepper divider")
    }
}
