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

    private func swipe(from x: CGFloat, by way: CGFloat = 300) {
        device.drag(from: CGPoint(x: x, y: 400), to: CGPoint(x: x + way, y: 400), over: 0.3)
        device.settle()
    }

    @Test("scrolls in a scroll view that it shows, and has recognizers on its content (S-B11)")
    func parts() {
        #expect(content.count == 3 && web.gestureRecognizers == nil)
        device.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), over: 0.3)
        #expect(web.scrollView.contentOffset.y > 300)
    }

    @Test("its tap waits for its double tap to fail (S-B11)")
    func taps() {
        device.tap(at: CGPoint(x: 200, y: 400))
        #expect(device.explain(content[0]).outcome == .waiting)
        device.settle()
        #expect(device.explain(content[0]).outcome == .fired)
        device.doubleTap(at: CGPoint(x: 200, y: 400))
        device.settle()
        #expect(device.explain(content[0]).outcome == .silent)
        #expect(device.explain(content[1]).outcome == .fired)
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
    func noHistory() {
        web.allowsBackForwardNavigationGestures = true
        swipe(from: 4)
        #expect(web.goBack() == nil && web.goForward() == nil)
        let back = web.gestureRecognizers?.first ?? UIGestureRecognizer()
        #expect(device.explain(back).chain.map(\.code).contains(.webNoHistory))
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
    func contentSize() {
        web.scrollView.contentOffset.y = 2_000
        device.settle()
        device.tap(at: CGPoint(x: 200, y: 400))
        device.settle()
        #expect(device.explain(content[0]).outcome == .fired)
        web.scrollView.contentSize = CGSize(width: 100, height: 100)
        device.settle()
        web.setNeedsLayout()
        device.settle()
        #expect(web.scrollView.subviews.first?.frame == web.bounds)
    }
}
