/// The bar at the top of a navigation controller's view.
open class UINavigationBar: UIView {
    /// The height of the bar proper, in points, and of the status bar over it on an iPhone.
    static let height: CGFloat = 44
    static let statusBarHeight: CGFloat = 59

    @Weak var navigationController: UINavigationController?
    /// Whether pages shine through the bar, and go on under it (Rule N-F5).
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { navigationController?.barsMoved() } }
    }
    private var shown: UINavigationItem?
    private var under: UINavigationItem?
    private let backdrop = UIView()
    private let hairline = UIView()
    private var contents: [UIView] = []
    /// The bar's width in points, negative where one reads from right to left; and what it was when the contents were placed.
    private var span: CGFloat { bounds.width * (navigationController?.forward ?? 1) }
    private var contentsSpan: CGFloat?
    /// The way from one item to another, while pages come and go.
    var crossing: BarCrossing?

    /// The title of the item on show.
    var title: UILabel? { contents.first { $0 is UILabel } as? UILabel }
    /// The buttons of the item on show.
    var buttons: [UIButton] { contents.compactMap { $0 as? UIButton } }

    /// Makes one with a frame in its superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    /// The item on show.
    open var topItem: UINavigationItem? { shown }

    /// Shows an item, with the one underneath it naming the back button.
    func show(_ item: UINavigationItem?, over under: UINavigationItem?) {
        shown?.bar = nil
        self.under?.bar = nil
        shown = item
        self.under = under
        item?.bar = self
        under?.bar = self
        itemChanged()
    }

    func itemChanged() {
        for view in contents { view.removeFromSuperview() }
        contents = []
        contentsSpan = span
        guard let shown else { return }
        addTitle(shown.title)
        var x: CGFloat = 8
        let leftItems = shown.leftBarButtonItems ?? []
        let showsBack = leftItems.isEmpty || shown.leftItemsSupplementBackButton
        if let under, !shown.hidesBackButton, showsBack {
            let title = under.backButtonTitle ?? under.title ?? "Back"
            let button = addButton("‹ " + title, sending: nil, at: x)
            button.accessibilityIdentifier = "back button"
            x = button.frame.maxX
        }
        for item in leftItems {
            x = addButton(item.title ?? "", sending: item, at: x).frame.maxX
        }
        var right = bounds.width - 8
        for item in shown.rightBarButtonItems ?? [] {
            right -= BarButton.width(of: item.title ?? "")
            addButton(item.title ?? "", sending: item, at: right)
        }
        if span < 0 { mirrorContents() }
        drawCrossing()
    }

    /// Where one reads from right to left, the back button stands at the right (Rule N-C1.6).
    private func mirrorContents() {
        for view in contents { view.center.x = bounds.width - view.center.x }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        backdrop.frame = CGRect(
            x: 0, y: -UINavigationBar.statusBarHeight, width: bounds.width,
            height: bounds.height + UINavigationBar.statusBarHeight)
        hairline.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
        if contentsSpan != span { itemChanged() }
    }

    private func dress() {
        backdrop.backgroundColor = .secondarySystemBackground
        backdrop.isUserInteractionEnabled = false
        backdrop.accessibilityIdentifier = "bar background"
        hairline.backgroundColor = .separator
        hairline.isUserInteractionEnabled = false
        hairline.accessibilityIdentifier = "bar hairline"
        addSubview(backdrop)
        addSubview(hairline)
    }

    private func addTitle(_ title: String?) {
        guard let title else { return }
        let label = UILabel()
        dress(label, as: title)
        addSubview(label)
        contents.append(label)
    }

    /// Makes a label look like the bar's title.
    func dress(_ label: UILabel, as title: String?) {
        label.frame = CGRect(x: 100, y: 11, width: bounds.width - 200, height: 22)
        label.text = title
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
    }

    @discardableResult
    private func addButton(_ title: String, sending item: UIBarButtonItem?, at x: CGFloat)
        -> BarButton
    {
        let button = BarButton(title: title, height: bounds.height)
        button.bar = self
        button.item = item
        button.accessibilityIdentifier = title
        button.frame.origin.x = x
        addSubview(button)
        contents.append(button)
        return button
    }
}

/// A button in a navigation bar: it sends its item's action, or goes back.
final class BarButton: UIButton {
    @Weak var bar: UINavigationBar?
    var item: UIBarButtonItem? {
        didSet {
            isEnabled = item?.isEnabled ?? true
            item?.button = self
        }
    }

    init(title: String, height: CGFloat) {
        super.init(
            frame: CGRect(x: 0, y: 0, width: BarButton.width(of: title), height: height))
        setTitle(title, for: .normal)
        setTitleColor(.systemBlue, for: .normal)
        titleLabel?.textAlignment = .natural
        placeTitle()
        addTarget(
            self, action: Selector("act(_:with:)", BarButton.act), for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The width of a button with that title, in points: the model counts 9 pt a letter.
    static func width(of title: String) -> CGFloat { CGFloat(title.unicodeScalars.count) * 9 + 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeTitle()
    }

    private func placeTitle() {
        titleLabel?.frame = CGRect(
            x: 8, y: (bounds.height - 22) / 2, width: bounds.width - 16, height: 22)
    }

    private func act(_ button: BarButton, with event: UIEvent?) {
        if let item {
            item.send(event)
        } else {
            bar?.navigationController?.popByBackButton()
        }
    }
}
