import Testing
import TouchEngine

@Suite("A web view")
struct WebViewTests {
    private let device = Device()
    private let web = WKWebView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 852),
        configuration: WKWebViewConfiguration())

    init() {
        device.window.addSubview(web)
        web.scrollView.contentSize = CGSize(width: 393, height: 3000)
        device.settle()
    }

    private var content: [UIGestureRecognizer] {
        web.scrollView.subviews.first?.gestureRecognizers ?? []
    }
    private var tap: UIGestureRecognizer {
        get throws { try #require(content.first { $0.name == "web tap" }) }
    }
    private var doubleTap: UIGestureRecognizer {
        get throws { try #require(content.first { $0.name == "web double tap" }) }
    }

    private func swipe(from x: CGFloat, by way: CGFloat = 300) {
        device.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: x + way, y: 400), over: 0.3)
        device.settle()
    }

    /// A view in the page, where the fingers are.
    private func addLink() throws -> LoggedView {
        let link = LoggedView(frame: CGRect(x: 0, y: 350, width: 393, height: 100))
        try #require(web.scrollView.subviews.first).addSubview(link)
        return link
    }

    @Test("scrolls in a scroll view that it shows, and has recognizers on its content (S-B11)")
    func parts() {
        #expect(content.count == 3 && web.gestureRecognizers == nil)
        device.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), over: 0.3)
        #expect(web.scrollView.contentOffset.y > 300)
    }

    @Test("its tap and its double tap go together (S-B11)")
    func taps() throws {
        device.tap(at: CGPoint(x: 200, y: 400))
        #expect(device.explain(try tap).outcome == .fired)
        device.settle()
        #expect(device.explain(try doubleTap).outcome == .silent)
        device.doubleTap(at: CGPoint(x: 200, y: 400))
        device.settle()
        #expect(device.explain(try tap).outcome == .fired)
        #expect(device.explain(try doubleTap).outcome == .fired)
    }

    @Test("goes back and forward by swipes from the edges, once that is allowed (S-B12)")
    func edges() {
        web.pretendVisited(before: 2)
        swipe(from: 4)
        #expect(web.canGoBack && !web.canGoForward)
        web.allowsBackForwardNavigationGestures = true
        swipe(from: 100)
        #expect(!web.canGoForward)
        swipe(from: 4)
        #expect(web.canGoBack && web.canGoForward)
        swipe(from: 389, by: -300)
        #expect(web.canGoBack && !web.canGoForward)
        swipe(from: 4, by: 60)
        #expect(!web.canGoForward)
        web.allowsBackForwardNavigationGestures = false
        swipe(from: 4)
        #expect(!web.canGoForward && web.gestureRecognizers == nil)
    }

    @Test(
        "without a page to go to the swipe does not begin, and the content has the touch (S-B12, S-B14)"
    )
    func noHistory() throws {
        let link = try addLink()
        web.allowsBackForwardNavigationGestures = true
        let back = try #require(web.gestureRecognizers?.first)
        swipe(from: 4)
        #expect(web.goBack() == nil && web.goForward() == nil)
        #expect(device.explain(back).chain.map(\.code).contains(.webNoHistory))
        #expect(link.heard.first == "began" && link.heard.last == "ended")
        web.pretendVisited(before: 1)
        link.heard = []
        swipe(from: 4)
        #expect(web.canGoForward && !link.heard.contains("ended"))
    }

    @Test("while it is swiped back, a second finger can tap, but not pan (S-B12)")
    func besideTaps() throws {
        let link = try addLink()
        let listener = Listener()
        listener.listen(to: UITapGestureRecognizer(), as: "tap", on: link)
        listener.listen(to: UIPanGestureRecognizer(), as: "pan", on: link)
        web.allowsBackForwardNavigationGestures = true
        web.pretendVisited(before: 1)
        let (swiping, other) = (device.finger(), device.finger())
        swiping.down(at: CGPoint(x: 4, y: 200))
        swiping.move(to: CGPoint(x: 104, y: 200), over: 0.2)
        device.tap(at: CGPoint(x: 200, y: 400))
        #expect(listener.heard == ["tap ended"])
        other.down(at: CGPoint(x: 200, y: 400))
        other.move(to: CGPoint(x: 300, y: 400), over: 0.2)
        other.up()
        #expect(listener.heard == ["tap ended"])
        swiping.move(to: CGPoint(x: 304, y: 200), over: 0.2)
        swiping.up()
        #expect(web.canGoForward, "the swipe went on beside the tap")
        device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 300, y: 400), over: 0.2)
        #expect(listener.outline == ["tap ended", "pan began", "pan ended"])
    }

    @Test("its swipe back and the pop compete for the edge: the pop wins, unless it is off (S-B14)")
    func pop() {
        let navigation = UINavigationController()
        let page = UIViewController()
        navigation.viewControllers = [UIViewController(), page]
        device.window.rootViewController = navigation
        page.view.addSubview(web)
        device.settle()
        web.allowsBackForwardNavigationGestures = true
        web.pretendVisited(before: 1)
        navigation.interactivePopGestureRecognizer?.isEnabled = !web.canGoBack
        swipe(from: 4)
        #expect(navigation.viewControllers.count == 2 && !web.canGoBack)
        web.pretendVisited(before: 1)
        navigation.interactivePopGestureRecognizer?.isEnabled = true
        swipe(from: 4)
        #expect(navigation.viewControllers.count == 1 && web.canGoBack)
    }

    @Test("its content is as large as the page, and never smaller than the view (S-B11)")
    func contentSize() throws {
        web.scrollView.contentOffset.y = 2_000
        device.settle()
        device.tap(at: CGPoint(x: 200, y: 400))
        device.settle()
        #expect(device.explain(try tap).outcome == .fired)
        web.scrollView.contentSize = CGSize(width: 100, height: 100)
        device.settle()
        web.setNeedsLayout()
        device.settle()
        #expect(web.scrollView.subviews.first?.frame == web.bounds)
    }
}
