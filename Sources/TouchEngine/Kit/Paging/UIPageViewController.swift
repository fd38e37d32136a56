/// Shows one page of many, which a finger turns by scrolling.
open class UIPageViewController: UIViewController {
    /// How pages are turned; the engine knows scrolling only.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    /// Which way pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    /// Which way code turns pages.
    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    /// What a page view controller is made with; the engine takes no notice of options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// UIKit's name for the option.
        public let rawValue: String

        /// Makes a key of UIKit's name for it.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Hears when a finger turns pages; it is not retained.
    @WeakDelegate open var delegate: (any UIPageViewControllerDelegate)?
    /// Gives the pages beside the one that is shown; without one no finger turns them, and it is not retained (Rule S-B7).
    @WeakDelegate open var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { turning.forgetNeighbours() }
    }
    /// How pages are turned.
    open private(set) var transitionStyle: TransitionStyle
    /// Which way pages follow each other.
    open private(set) var navigationOrientation: NavigationOrientation

    let turning: PageTurning

    /// Makes a page view controller; a page that curls is not in the engine.
    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: UIOptionValue]? = nil
    ) {
        precondition(style == .scroll, "the engine turns pages by scrolling only")
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        turning = PageTurning(navigationOrientation == .horizontal ? .horizontal : .vertical)
        super.init(nibName: nil, bundle: nil)
        prepare()
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        turning = PageTurning(.horizontal)
        super.init(coder: coder)
        prepare()
    }

    deinit {
        turning.pager = nil
        turning.scroller.pager = nil
    }

    /// The page that is shown, or that code turns to; none before one is set (Rule S-B36).
    open var viewControllers: [UIViewController]? { turning.current.map { [$0] } ?? [] }

    /// None: only a controller whose pages curl shows its recognizers (Rule S-B5).
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// Shows a page, at once or by turning to it; nobody but the closure is told (Rule S-B21).
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let next = viewControllers?.first, viewControllers?.count == 1 else {
            raise(
                .invalidArgument,
                "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't "
                    + "match the number required (1) for the requested transition")
        }
        loadViewIfNeeded()
        guard animated, turning.page != nil, turning.scroller.window != nil else {
            let isShown = turning.show(next)
            completion?(isShown)
            return
        }
        turning.turn(to: next, place: direction == .forward ? 1 : -1, completion: completion)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        turning.scroller.frame = view.bounds
        view.addSubview(turning.scroller)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard turning.scroller.frame.size != view.bounds.size else { return }
        turning.scroller.frame = view.bounds
        turning.page?.view.frame = turning.scroller.frame(of: 0)
    }

    override var announcesItsChildren: Bool { true }

    private func prepare() {
        turning.pager = self
        turning.scroller.pager = self
    }
}
