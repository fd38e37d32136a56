/// Shows one page of a stack at a time, with a bar above it and a swipe from the leading edge to go back.
open class UINavigationController: UIViewController {
    /// What changes in the stack, with UIKit's raw values.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// Hears of the pages that are shown; it is not retained.
    @WeakDelegate open var delegate: (any UINavigationControllerDelegate)?
    /// The bar above the pages.
    public let navigationBar = UINavigationBar()
    /// The bar below the pages, hidden at first.
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    /// The recognizer of the swipe from the leading edge; nil until the view is loaded (Rules N-C1.1, N-C1.6).
    open internal(set) var interactivePopGestureRecognizer: UIGestureRecognizer?
    /// The recognizer of the swipe back from the middle of a page, for failure requirements only; nil on a device that does
    /// not have it (Rules N-C3.5, N-C3.6).
    open internal(set) var interactiveContentPopGestureRecognizer: UIGestureRecognizer?
    /// The recognizer of `hidesBarsOnSwipe`; its delegate is not to be changed (Rule S-B17).
    open private(set) lazy var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer =
        makeBarHideRecognizer()
    /// Whether a swipe up hides the bars, and a swipe down brings them back (Rule S-B17).
    open var hidesBarsOnSwipe = false {
        didSet { if hidesBarsOnSwipe != oldValue { placeBarHideRecognizer() } }
    }

    var stack: [UIViewController] = []
    var transition: NavigationTransition?
    /// The animated transition that is over and whose pages are just being told so (Rule N-D18).
    var ending: NavigationTransition?
    /// Pages whose push waits for the end of the transition that is under way (Rules N-C5.11, N-C5.14).
    private var keptPushes: [(page: UIViewController, animated: Bool)] = []
    /// Whether a swipe has begun with nothing to pop, or with nobody to lead the pop (Rules N-C2.11, N-C2.12).
    var isWedged = false
    /// The record of that swipe.
    var wedge: Int?
    /// Whether a transition is under way that nobody leads: nothing moves any more.
    var isFrozen = false
    let pages = TransitionStage()
    /// Whether the delegate of that moment had a say in animations.
    var animates: (delegate: AnyObject, answer: Bool)?
    /// Whether the question for an animator asked just now was answered by a default.
    final var gaveDefaultAnimator = false
    /// How far the delegate has been told of the page that the stack began with.
    var firstPage = FirstPage.unannounced
    let pop = InteractivePop()
    let barHiding = BarHiding()
    private var isBarHidden = false
    private var isToolbarOut = true

    /// Makes a navigation controller with one page.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Makes a navigation controller without a page.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a navigation controller from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit { transition?.abandon() }

    /// Makes the container: the pages, the bar over them, and the pop recognizer on it all.
    open override func loadView() {
        let container = UILayoutContainerView(frame: fullFrame)
        pages.frame = container.bounds
        container.clipsToBounds = true
        pages.accessibilityIdentifier = "pages"
        navigationBar.accessibilityIdentifier = "navigation bar"
        container.addSubview(pages)
        container.addSubview(navigationBar)
        navigationBar.navigationController = self
        pop.navigationController = self
        let recognizer = pop.makeRecognizer()
        container.addGestureRecognizer(recognizer)
        interactivePopGestureRecognizer = recognizer
        container.navigationController = self
        view = container
        surroundingsChanged()
        if hidesBarsOnSwipe { placeBarHideRecognizer() }
        if !isToolbarOut { moveToolbar(animated: false) }
    }

    /// Loads the container, then the page on top: a page loads after the controller that shows it.
    open override func loadViewIfNeeded() {
        let isNew = !isViewLoaded
        super.loadViewIfNeeded()
        if isNew, transition == nil { showTopPage() }
    }

    /// Tells the delegate of the first page, when the controller comes into sight with it (Rule N-C5.17).
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        announceFirstPage(animated: animated)
    }

    override func hasComeIntoSight() { confirmFirstPage(animated: isAppearanceAnimated) }

    override var announcesItsChildren: Bool { true }

    override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

    /// A page in a transition hears from that.
    override var settledChildren: [UIViewController] { transition == nil ? appearingChildren : [] }

    /// The pages, the root first; setting them shows the last one at once.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The page on top, which during a swipe back is already the one underneath (Rule N-C5.1).
    open var topViewController: UIViewController? { stack.last }

    /// The page on show.
    open var visibleViewController: UIViewController? { stack.last }

    /// Whether the bar is out of sight; while it is, the stock delegate refuses the swipe (Rule N-C2.2).
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, in `hideShowBarDuration` if it is to be seen (Rule N-C5.13).
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        moveBar(animated: animated)
    }

    /// Whether the bar below is out of sight.
    open var isToolbarHidden: Bool {
        get { isToolbarOut }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar below, in `hideShowBarDuration` if it is to be seen (Rule N-C5.13).
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isToolbarOut else { return }
        isToolbarOut = hidden
        moveToolbar(animated: animated)
    }

    /// Puts a page on top.
    ///
    /// One that is in the stack already raises UIKit's exception: at once, or as the transition ends that is under way
    /// (Rule N-C5.14).
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewController is UINavigationController {
            raise(.invalidArgument, "Pushing a navigation controller is not supported")
        }
        let isStacked = stack.contains { $0 === viewController }
        if transition != nil, !isFrozen, isStacked || keepsNestedPush {
            keptPushes.append((viewController, animated))
            return
        }
        if isStacked { raiseStackedTwice(viewController) }
        guard mayMove("push", viewController) else { return }
        // What the end of a transition calls may have pushed the page.
        if stack.contains(where: { $0 === viewController }) { raiseStackedTwice(viewController) }
        let leaving = topViewController
        addChild(viewController)
        stack.append(viewController)
        note(
            .navigationPush,
            [
                TraceField("controller", pageName(viewController)),
                TraceField("animated", animated),
            ], rule: "N-C5.4")
        if leaving != nil, !announce(viewController) { return }
        move(.push, from: leaving, to: viewController, animated: animated)
    }

    /// The navigation controller as its bar's delegate, if its class answers the bar's questions (Rule N-C5.18).
    ///
    /// In the page's build nobody can find that out, so there a class that does overrides this.
    open func barAnswers() -> (any UINavigationBarDelegate)? { barDelegate(self) }

    /// Asks a subclass that answers for the bar about a page that was pushed, and whether nothing has moved meanwhile.
    ///
    /// What a no does is not known; here it does nothing (Rule N-C5.20).
    private func announce(_ page: UIViewController) -> Bool {
        _ = barAnswers()?.navigationBar(navigationBar, shouldPush: page.navigationItem)
        return topViewController === page && transition == nil
    }

    /// Whether a push during another push or pop is kept until that ends (Rule N-C5.11).
    private var keepsNestedPush: Bool {
        deviceInReach?.parameters.choices.nestedPush == .isKept
    }

    /// Carries out the pushes that were kept until a transition had ended, one after the other (Rules N-C5.11, N-C5.14).
    func pushKept() {
        while transition == nil, !isFrozen, let next = keptPushes.first {
            keptPushes.removeFirst()
            pushViewController(next.page, animated: next.animated)
        }
    }

    /// Raises what UIKit raises for a page that is pushed while it is in the stack (Rule N-C5.14).
    func raiseStackedTwice(_ page: UIViewController) -> Never {
        raise(
            .invalidArgument,
            "\(typeName(of: self)) is pushing the same view controller instance "
                + "(\(pageName(page))) more than once which is not supported and is most likely "
                + "an error in the application")
    }

    /// Takes the top page off and returns it; the root stays, and nil is returned.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, mayMove("pop", stack[stack.count - 2]), stack.count > 1 else {
            return nil
        }
        return popTo(stack.count - 2, animated: animated).last
    }

    /// Takes every page above `viewController` off, and returns them; nil when it is on top already.
    ///
    /// One that is not in the stack raises UIKit's exception.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        if !stack.contains(where: { $0 === viewController }) {
            raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
        }
        guard isBelowTop(viewController), mayMove("pop", viewController),
            isBelowTop(viewController)
        else { return nil }
        return popTo(stack.firstIndex { $0 === viewController } ?? 0, animated: animated)
    }

    /// Takes every page but the root off, and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1, mayMove("pop", stack[0]), stack.count > 1 else { return nil }
        return popTo(0, animated: animated)
    }

    /// Replaces the stack, and shows its last page.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for (place, page) in viewControllers.enumerated() {
            if viewControllers[..<place].contains(where: { $0 === page }) {
                raise(
                    .internalInconsistency,
                    "All view controllers in a navigation controller must be distinct")
            }
        }
        guard mayMove("change", viewControllers.last) else { return }
        let leaving = topViewController
        let gone = stack.filter { page in !viewControllers.contains { $0 === page } }
        let isBackward = viewControllers.last.map { page in stack.contains { $0 === page } } ?? true
        let come = viewControllers.filter { $0.parent !== self }
        for page in come { addChild(page) }
        stack = viewControllers
        note(.navigationSet, [TraceField("animated", animated)], rule: "N-C5.4")
        for page in come where page !== topViewController { page.didMove(toParent: self) }
        guard let shown = topViewController else {
            for page in gone where page !== leaving { detach(of: page) }
            if let leaving { showNothing(insteadOf: leaving) }
            return
        }
        guard shown !== leaving else {
            for page in gone { detach(of: page) }
            updateBar()
            return
        }
        move(
            isBackward ? .pop : .push, from: leaving, to: shown, popped: gone, isSet: true,
            animated: animated)
    }
}
