/// What a navigation bar shows for one controller.
open class UINavigationItem: NSObject {
    open var title: String? { didSet { changed() } }
    /// What the back button says while this item is underneath; nil takes the title.
    open var backButtonTitle: String? { didSet { changed() } }
    open var hidesBackButton = false { didSet { changed() } }
    /// Whether the left items stand beside the back button instead of replacing it (Rule N-C2.3).
    open var leftItemsSupplementBackButton = false { didSet { changed() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    @Weak var bar: UINavigationBar?

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

    private func changed() { bar?.itemChanged() }
}

/// A button in a bar.
open class UIBarButtonItem: NSObject {
    /// How the button is drawn.
    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    open var title: String?
    open var style: Style
    open var isEnabled = true
    open var action: Selector?
    @Weak var targetObject: AnyObject?

    /// The object the action is sent to, which the item does not retain.
    open var target: AnyObject? {
        get { targetObject }
        set { targetObject = newValue }
    }

    /// Makes an item that sends the action to the target when it is tapped.
    public init(title: String?, style: Style, target: UITarget?, action: Selector?) {
        self.title = title
        self.style = style
        self.action = action
        super.init()
        targetObject = identity(of: target)
    }

    func send() {
        guard isEnabled, let target = targetObject, let action else { return }
        action.send(target, self)
    }
}
