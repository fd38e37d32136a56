/// Manages a view and its coming and going.
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    /// Shown in a navigation bar, and the name by which a trace tells the controller.
    open var title: String? {
        didSet { navigationItem.title = title }
    }
    /// What a navigation bar shows while the controller is on top.
    public let navigationItem = UINavigationItem()
    /// Shown in a navigation controller's toolbar while the controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.updateToolbar() }
    }
    @Weak open internal(set) var parent: UIViewController?
    /// The controllers inside this one, in the order they were added.
    open internal(set) var children: [UIViewController] = []
    /// Whether the controller is being taken out of its parent just now.
    open internal(set) var isMovingFromParent = false
    /// Whether the controller is being put into its parent just now.
    open internal(set) var isMovingToParent = false
    /// How the controller covers the one that presents it.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How the controller comes and goes when nobody else animates it (Rule N-P14).
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Says who animates, who leads and who manages it, when the controller is presented and dismissed.
    @WeakDelegate open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether the controller is being presented just now.
    open internal(set) var isBeingPresented = false
    /// Whether the controller is being dismissed just now.
    open internal(set) var isBeingDismissed = false
    /// Whether the user may not dismiss the controller by a gesture of the system's own; here there is none.
    open var isModalInPresentation = false
    /// Whether the controller would present in its own place what covers only a context.
    ///
    /// It is kept, but here the outermost controller presents.
    open var definesPresentationContext = false
    /// The size that the content would like to have, in points; whoever decides on it hears of a change (Rule N-P9).
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
    }
    /// Who is to manage the presentation, if that was asked before it began (Rule N-P8).
    var readyPresentationController: UIPresentationController?
    /// What the controller itself presents.
    var presentation: Presentation?
    /// What of that is on its way.
    var presentationTransition: PresentationTransition?
    /// The controller that presents this very one.
    @Weak var presenter: UIViewController?
    /// The window whose root the controller is to be, while its view is on its way there.
    @Weak var hostWindow: UIWindow?
    var appearance = Appearance.disappeared
    var isAppearanceAnimated = false
    var appearanceRule: Rule = "N-C5.4"

    /// Makes a controller; nibs do not exist here, so both names may be nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Makes a controller from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Makes a controller without a nib.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// The controller's view, loaded when first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// The view if it is loaded, or nil.
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    override var viewOnScreen: UIView? { loadedView }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    /// Makes the view; the default makes a plain one the size of the screen, or of an iPhone's while there is none.
    open func loadView() {
        view = UIView(frame: fullFrame)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Called once, when the view has been loaded.
    open func viewDidLoad() {}

    /// Called before the view appears; it may not appear after all (Rules N-C5.5, N-C5.7).
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the children are told that they come and go whenever the controller is; one that says no tells them itself
    /// (Rule N-P13).
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Has the controller told that it is about to come into sight, or to leave it (Rule N-P13).
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated, rule: "N-P13")
    }

    /// Has the controller told that what was begun has happened (Rule N-P13).
    open func endAppearanceTransition() { endAppearance(appearance == .appearing) }

    /// Called before the layout is worked out, when the view asked for it; the default lets the view update its constraints.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// Called before the view's subviews are laid out.
    open func viewWillLayoutSubviews() {}

    /// Called when the view's subviews have been laid out.
    open func viewDidLayoutSubviews() {}

    /// What the view has to keep clear beside what bars cover, in points (Rule N-F2).
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { additionalInsetsChanged() } }
    }

    /// Called when something else than before covers the view, and before it appears (Rule N-F3).
    open func viewSafeAreaInsetsDidChange() {}

    /// On which edges the view goes on under a navigation controller's bars (Rule N-F4).
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { extendedLayoutChanged() } }
    }

    /// Whether it does so under bars that nothing shines through, too (Rule N-F5).
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutChanged() } }
    }

    /// Called when a child would like to have another size; the default leaves it as it is (Rule N-P9).
    open func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {}

    /// How large a child's view is in a view of that size, in points; the default fills it (Rule N-P10).
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view gets another size; the default tells the children whose views do too (Rule N-P10).
    ///
    /// A device does not turn here, so only a program calls it.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { passOn(size, with: coordinator) }

    /// Which ways the device may be held while the controller fills the screen; nobody turns it here.
    ///
    /// A tablet may be held any way, a phone any but on its head.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        deviceInReach?.idiom == .pad ? .all : .allButUpsideDown
    }

    /// Whether the controller turns with the device.
    open var shouldAutorotate: Bool { true }

    /// Which way the device is to be held when the controller is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// How the status bar would look over the controller.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar would be away over the controller.
    open var prefersStatusBarHidden: Bool { false }

    /// The child that decides how the status bar would look; nil leaves it to the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the status bar would be away; nil leaves it to the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// On which edges the controller's own gestures would go before the system's.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// Whether the insets of the controller's scroll view would be fitted to the bars; a scroll view's own
    /// `contentInsetAdjustmentBehavior` says that here.
    open var automaticallyAdjustsScrollViewInsets = true

    /// Called before the controller comes into a parent, or leaves it (nil).
    open func willMove(toParent parent: UIViewController?) {}

    /// Called when the controller has come into a parent, or left it (nil).
    open func didMove(toParent parent: UIViewController?) {}

    /// The children that come into sight with the controller: those whose views are in its own.
    var appearingChildren: [UIViewController] {
        guard let container = loadedView else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: container) == true }
    }

    /// Those of them that have come, or gone, when the controller has.
    var settledChildren: [UIViewController] { appearingChildren }

    /// Called when the controller has come into sight, with those of its children that came along.
    func hasComeIntoSight() {}

    /// Whether the controller itself tells its children that they come and go, whenever it moves their views.
    var announcesItsChildren: Bool { false }

    /// Makes a controller a child of this one.
    open func addChild(_ childController: UIViewController) {
        precondition(childController !== self, "a controller cannot be a child of its own")
        if childController.parent === self { return }
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        children.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Shows another controller in the way of where this one is: pushed in a navigation controller, presented elsewhere.
    open func show(_ vc: UIViewController, sender: UITarget?) {
        if let navigation = self as? UINavigationController ?? navigationController {
            navigation.pushViewController(vc, animated: UIView.areAnimationsEnabled)
        } else {
            present(vc, animated: UIView.areAnimationsEnabled)
        }
    }

    /// Shows a controller over this one, by way of the outermost that this one is in; `completion` is called when it is
    /// there, or has been called off.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what the controller presents, or the controller itself when it presents nothing; `completion` is called
    /// when it has gone, or the dismissal has been called off.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion: completion)
    }

    /// Sets what the toolbar shows; the model does not animate it.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    /// The navigation controller that the controller is in, at any depth.
    open var navigationController: UINavigationController? {
        var current = parent
        while let here = current {
            if let navigation = here as? UINavigationController { return navigation }
            current = here.parent
        }
        return nil
    }
}
