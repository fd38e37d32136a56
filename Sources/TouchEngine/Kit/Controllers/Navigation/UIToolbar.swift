/// The bar at the bottom of a navigation controller's view.
open class UIToolbar: UIView {
    /// The height of the bar, and of the home indicator's strip under it on an iPhone, in points.
    static let height: CGFloat = 44
    static let homeHeight: CGFloat = 34

    @Weak var navigationController: UINavigationController?
    /// Whether pages shine through the bar, and go on under it (Rule N-F5).
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { navigationController?.barsMoved() } }
    }
    /// The buttons, spread evenly over the bar.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    private var buttons: [BarButton] = []

    /// Makes one with a frame in its superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Sets the buttons; the model does not animate it.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for button in buttons { button.removeFromSuperview() }
        let items = self.items ?? []
        buttons = items.map { item in
            let button = BarButton(title: item.title ?? "", height: bounds.height)
            button.item = item
            button.accessibilityIdentifier = item.title
            return button
        }
        for (place, button) in buttons.enumerated() {
            button.center.x = bounds.width * (CGFloat(place) + 0.5) / CGFloat(buttons.count)
            addSubview(button)
        }
    }
}
