/// A control with a title, which acts when a finger lifts inside it.
open class UIButton: UIControl {
    /// How a button is drawn, with UIKit's raw values.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    /// How the button is drawn.
    open private(set) var buttonType = ButtonType.custom
    /// The label that shows the title of the present state.
    open private(set) var titleLabel: UILabel?

    /// What was set for states, by their bits.
    private var titles: [UInt: String] = [:]
    private var colors: [UInt: UIColor] = [:]

    /// Makes a button without a title.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    /// Makes a button of a type.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        showState()
    }

    /// Makes a button that has the action's title and calls it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        self.buttonType = buttonType
        setTitle(primaryAction?.title, for: .normal)
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    open override var isHighlighted: Bool { didSet { showState() } }
    open override var isSelected: Bool { didSet { showState() } }
    open override var isEnabled: Bool { didSet { showState() } }

    /// Sets what the button says in a state.
    open func setTitle(_ title: String?, for state: State) {
        titles[state.rawValue] = title
        showState()
    }

    /// What was set for a state, or nil.
    open func title(for state: State) -> String? { titles[state.rawValue] }

    /// Sets the title's colour in a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state.rawValue] = color
        showState()
    }

    /// The colour that was set for a state, or nil.
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] }

    /// What the button says now.
    open var currentTitle: String? { title(for: state) ?? title(for: .normal) }

    /// The title's colour now.
    open var currentTitleColor: UIColor {
        if let color = titleColor(for: state) { return color }
        if !isEnabled { return .tertiaryLabel }
        return titleColor(for: .normal) ?? (buttonType == .custom ? .white : .systemBlue)
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

    /// The size of the title, in points, with some room of the model's above and below it.
    open override var intrinsicContentSize: CGSize {
        let title = titleLabel?.intrinsicContentSize ?? .zero
        return CGSize(width: max(title.width, 30), height: title.height + 12)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel?.frame = bounds
    }

    override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    private func dress() {
        let label = UILabel()
        label.textAlignment = .center
        addSubview(label)
        titleLabel = label
        showState()
    }

    private func showState() {
        titleLabel?.text = currentTitle
        invalidateIntrinsicContentSize()
        titleLabel?.textColor = currentTitleColor
        titleLabel?.alpha = isHighlighted ? 0.3 : 1
    }
}
