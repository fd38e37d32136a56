/// A view that shows a page of the web: as far as fingers go, a scroll view with recognizers of its own (Rule S-B11).
///
/// There is no page; a scene says how large it is (`scrollView.contentSize`) and what was visited.
open class WKWebView: UIView {
    /// What the view was made with.
    public let configuration: WKWebViewConfiguration
    /// The scroll view that the page is in (Rule S-B11).
    public let scrollView: UIScrollView = WKScrollView()
    /// Whether swipes from the edges go back and forward (Rule S-B12).
    open var allowsBackForwardNavigationGestures = false {
        didSet { if allowsBackForwardNavigationGestures != oldValue { changeSwipes() } }
    }

    private let content = WKContentView()
    private var swipes: [WebSwipe] = []
    private let answers = WebSwipeDelegate()
    /// How many pages there are to go back to, and forward.
    private var history = (back: 0, forward: 0)

    /// Makes a web view with a frame in its superview's points.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        prepare()
    }

    /// Makes a web view with a frame in its superview's points.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare()
    }

    deinit { for swipe in swipes { swipe.web = nil } }

    /// Whether there is a page to go back to.
    open var canGoBack: Bool { history.back > 0 }

    /// Whether there is a page to go forward to.
    open var canGoForward: Bool { history.forward > 0 }

    /// Goes to the page before this one, if there is one.
    @discardableResult
    open func goBack() -> WKNavigation? {
        guard canGoBack else { return nil }
        history = (history.back - 1, history.forward + 1)
        return WKNavigation()
    }

    /// Goes to the page that was left by going back, if there is one.
    @discardableResult
    open func goForward() -> WKNavigation? {
        guard canGoForward else { return nil }
        history = (history.back + 1, history.forward - 1)
        return WKNavigation()
    }

    /// Says, for a scene, how many pages were visited before this one, and after it.
    ///
    /// UIKit has no such method: there, pages are loaded.
    public func pretendVisited(before: Int, after: Int = 0) {
        history = (max(before, 0), max(after, 0))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        content.frame = CGRect(
            x: 0, y: 0, width: max(scrollView.contentSize.width, bounds.width),
            height: max(scrollView.contentSize.height, bounds.height))
    }

    /// Goes back or forward, if a swipe has come far enough (a model value: as far as the navigation controller's).
    fileprivate func finish(_ swipe: WebSwipe) {
        guard let device = window?.device, bounds.width > 0 else { return }
        let sign: CGFloat = swipe.isBack ? 1 : -1
        let travel = sign * swipe.translation(in: self).x / bounds.width
        let velocity = sign * swipe.velocity(in: self).x
        let ahead = CGFloat(device.parameters.popProjection) * velocity / bounds.width
        let goes = travel + ahead > 0.5
        device.trace.record(
            .webDecides, device.trace.name(of: self),
            [
                TraceField("back", swipe.isBack), TraceField("goes", goes),
                TraceField("progress", travel * 100), TraceField("velocity", velocity),
            ], rule: .model, cause: swipe.attempt.lastRecord)
        guard goes else { return }
        if swipe.isBack { goBack() } else { goForward() }
    }

    private func changeSwipes() {
        for swipe in swipes { removeGestureRecognizer(swipe) }
        guard allowsBackForwardNavigationGestures else { return swipes = [] }
        swipes = [true, false].map { isBack in
            let swipe = WebSwipe(isBack: isBack)
            swipe.web = self
            swipe.delegate = answers
            addGestureRecognizer(swipe)
            return swipe
        }
    }

    private func prepare() {
        scrollView.accessibilityIdentifier = "web scroller"
        scrollView.addSubview(content)
        addSubview(scrollView)
    }
}

/// What a web view is made with; there is nothing to choose here.
open class WKWebViewConfiguration: NSObject {}

/// A swipe from page to page.
open class WKNavigation: NSObject {}

/// A swipe from an edge that goes back or forward in a web view (Rule S-B12).
final class WebSwipe: UIScreenEdgePanGestureRecognizer {
    @Owner var web: WKWebView?
    let isBack: Bool

    init(isBack: Bool) {
        self.isBack = isBack
        super.init(target: nil, action: nil)
        edges = isBack ? .left : .right
        addBuiltInTarget(self, action: Selector("handleSwipe(_:)", WebSwipe.handleSwipe))
    }

    override var kindName: String { isBack ? "web back" : "web forward" }
    override var isStock: Bool { true }

    /// Begins only where there is a page to go to.
    override func claimPan(_ moved: CGPoint) {
        let goes = isBack ? web?.canGoBack : web?.canGoForward
        guard goes == true else {
            return fail(.webNoHistory, [TraceField("back", isBack)], rule: "S-B14")
        }
        super.claimPan(moved)
    }

    private func handleSwipe(_ swipe: UIPanGestureRecognizer) {
        if swipe.state == .ended { web?.finish(self) }
    }
}

/// Lets a web view's swipes go on beside taps, and beside nothing else (Rule S-B12).
final class WebSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }
}
