/// What a navigation bar shows for one controller.
open class UINavigationItem: NSObject {
    /// What the middle of the bar says.
    open var title: String? { didSet { changed() } }
    /// What the back button says while this item is underneath; nil takes the title.
    open var backButtonTitle: String? { didSet { changed() } }
    /// Whether the back button is left out (Rule N-C2.3).
    open var hidesBackButton = false { didSet { changed() } }
    /// Whether the left items stand beside the back button instead of replacing it (Rule N-C2.3).
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    /// The items at the left, from the edge inward; they replace the back button.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    /// The items at the right, from the edge inward.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    @Weak var bar: UINavigationBar?

    /// Makes an item without a title.
    public override init() {}

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
    }

    /// The left-most of the left items.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The right-most of the right items.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Shows or hides the back button; the model does not animate it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Sets the left item; the model does not animate it.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the right item; the model does not animate it.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    private func changed() { bar?.itemChanged() }
}

/// What can stand in a bar.
open class UIBarItem: NSObject {
    /// What the item says.
    open var title: String?
    /// Whether the item can be used.
    open var isEnabled = true
    /// A number for the program's own use.
    open var tag = 0

    /// Makes an item that says nothing.
    public override init() { super.init() }
}

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
    /// How the button is drawn.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    /// How the button is drawn.
    open var style = Style.plain
    /// Whether the button sends its action.
    open override var isEnabled: Bool { didSet { button?.isEnabled = isEnabled } }
    /// What is sent to the target.
    open var action: Selector?
    @Weak var targetObject: AnyObject?
    /// The button that shows the item, while one does.
    @Weak var button: BarButton?

    /// The object the action is sent to, which the item does not retain.
    open var target: AnyObject? {
        get { targetObject }
        set { targetObject = newValue }
    }

    /// Makes an item that sends the action to the target when it is tapped.
    public convenience init(
        title: String?, style: Style, target: UITarget?, action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        self.action = action
        targetObject = identity(of: target)
    }

    /// Makes an item that says and does nothing.
    public override init() { super.init() }

    func send(_ event: UIEvent?) {
        guard isEnabled, let target = targetObject, let action else { return }
        action.check(target, self)
        action.send(target, self, event)
    }
}
