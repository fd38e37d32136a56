import Testing
import TouchEngine

@Suite("What a swipe from page to page comes to in a web view")
struct WebSwipeTests {
    private let device = Device()
    private let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    init() {
        device.window.addSubview(web)
        web.accessibilityIdentifier = "web"
        web.allowsBackForwardNavigationGestures = true
        web.pretendVisited(before: 1, after: 1)
        device.settle()
    }

    /// Leads a finger from an edge at a steady pace, in points a second, and lifts it.
    private func swipe(_ way: CGFloat, at speed: CGFloat = 40) {
        let start = CGPoint(x: way > 0 ? 2 : 391, y: 400)
        device.drag(
            from: start, to: CGPoint(x: start.x + way, y: 400),
            over: Double(abs(way) / speed))
        device.settle()
    }

    /// Where it is in its history: pages before, pages after.
    private var isBack: Bool { !web.canGoBack && web.canGoForward }
    private var isForward: Bool { web.canGoBack && !web.canGoForward }
    private var isUnmoved: Bool { web.canGoBack && web.canGoForward }

    @Test("a slow one goes on from half of the width, either way (S-B12, model: popProjection)")
    func half() {
        swipe(170)
        #expect(isUnmoved)
        swipe(230)
        #expect(isBack)
        web.pretendVisited(before: 1, after: 1)
        swipe(-170)
        #expect(isUnmoved)
        swipe(-230)
        #expect(isForward)
    }

    @Test("the speed of the lift counts for a quarter of a second (S-B12, model: popProjection)")
    func fast() {
        swipe(100, at: 900)
        #expect(isBack)
        web.pretendVisited(before: 1, after: 1)
        swipe(-100, at: 900)
        #expect(isForward)
        web.pretendVisited(before: 1, after: 1)
        swipe(90, at: 300)
        #expect(isUnmoved)
    }

    @Test("one that is thrown back goes nowhere, however far it came (S-B12, model: popProjection)")
    func thrownBack() {
        for sign: CGFloat in [1, -1] {
            let finger = device.finger()
            let start = CGPoint(x: sign > 0 ? 2 : 391, y: 400)
            finger.down(at: start)
            finger.move(to: CGPoint(x: start.x + sign * 320, y: 400), over: 0.4)
            finger.move(to: CGPoint(x: start.x + sign * 260, y: 400), over: 0.05)
            finger.up()
            #expect(isUnmoved)
        }
    }

    @Test("the view's own width counts, as it stands on the screen (S-B12)")
    func ownWidth() {
        web.frame = CGRect(x: 0, y: 350, width: 393, height: 100)
        swipe(170)
        #expect(isUnmoved)
        web.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        web.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        web.center = CGPoint(x: 393 / 4, y: 400)
        swipe(130)
        #expect(isBack, "more than half of what is shown")
        web.pretendVisited(before: 1, after: 1)
        swipe(56, at: 330)
        #expect(isBack, "as fast as it is in the view")
    }

    @Test("it counts across alone, and its speed too (S-B12)")
    func across() {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 2, y: 100))
        finger.move(to: CGPoint(x: 42, y: 100), over: 0.5)
        finger.move(to: CGPoint(x: 82, y: 800), over: 0.5)
        finger.up()
        #expect(isUnmoved)
        finger.down(at: CGPoint(x: 2, y: 100))
        finger.move(to: CGPoint(x: 302, y: 100), over: 0.5)
        finger.up()
        #expect(isBack)
    }

    @Test("a view that has lost its width meanwhile goes nowhere", .tags(.apparatus))
    func withoutWidth() {
        for (width, goes) in [(0.0, false), (1, true)] {
            let finger = device.finger()
            finger.down(at: CGPoint(x: 2, y: 400))
            finger.move(to: CGPoint(x: 302, y: 400), over: 0.4)
            web.frame.size.width = width
            finger.up()
            #expect(isBack == goes && isUnmoved == !goes)
            web.frame.size.width = 393
        }
    }

    @Test("its decision is recorded with what it stands on (S-B12, model: popProjection)")
    func record() throws {
        device.parameters.popProjection = 0
        swipe(260, at: 200)
        let record = try #require(device.trace.records(.webDecides).last)
        #expect(record.subject == "web" && record.cause != nil && record.rule == .model)
        #expect(record["back"] == .flag(true) && record["goes"] == .flag(true))
        guard case .number(let progress) = record["progress"],
            case .number(let speed) = record["velocity"]
        else {
            Issue.record("it records how far and how fast the finger went")
            return
        }
        #expect(abs(progress - 63.6) < 0.2 && abs(speed - 200) < 2)
        swipe(-60, at: 200)
        let other = try #require(device.trace.records(.webDecides).last)
        #expect(other["back"] == .flag(false) && other["goes"] == .flag(false))
        guard case .number(let forward) = other["velocity"] else { return }
        #expect(abs(forward - 200) < 2, "towards the page that comes in")
    }

    @Test("its swipes are told apart by their names", .tags(.apparatus))
    func names() {
        swipe(60)
        swipe(-60)
        let subjects = device.trace.records(.webDecides).compactMap(\.cause).map {
            device.trace.records[$0].subject
        }
        #expect(subjects == ["web back", "web forward"])
        #expect(web.scrollView.accessibilityIdentifier == "web scroller")
    }

    @Test("one page back and forward again is where it was (S-B12)")
    func history() {
        web.pretendVisited(before: 2, after: 2)
        for _ in 0..<2 { #expect(web.goBack() != nil) }
        #expect(web.goBack() == nil && isBack)
        for _ in 0..<4 { #expect(web.goForward() != nil) }
        #expect(web.goForward() == nil && isForward)
        for _ in 0..<4 { #expect(web.goBack() != nil) }
        #expect(web.goBack() == nil)
        web.pretendVisited(before: 1, after: 1)
        #expect(web.goForward() != nil && isForward)
    }

    @Test("a history has no fewer than no pages", .tags(.apparatus))
    func pretended() {
        web.pretendVisited(before: 0)
        #expect(!web.canGoBack && !web.canGoForward)
        web.pretendVisited(before: -1, after: -1)
        #expect(web.goBack() == nil && web.goForward() == nil)
        web.pretendVisited(before: 0, after: 1)
        #expect(isBack)
    }

    @Test("a page that is wider than the view is as wide as it is (S-B11)")
    func widePage() throws {
        web.scrollView.contentSize = CGSize(width: 900, height: 2_000)
        web.setNeedsLayout()
        device.settle()
        let content = try #require(web.scrollView.subviews.first)
        #expect(content.frame == CGRect(x: 0, y: 0, width: 900, height: 2_000))
    }

    @Test("a swipe that outlives its web view goes nowhere (S-B14)")
    func orphan() throws {
        let device = Device()
        func orphan() throws -> UIGestureRecognizer {
            let web = WKWebView(frame: device.window.bounds)
            web.pretendVisited(before: 1)
            web.allowsBackForwardNavigationGestures = true
            let swipe = try #require(web.gestureRecognizers?.first)
            web.removeGestureRecognizer(swipe)
            return swipe
        }
        let swipe = try orphan()
        device.window.addGestureRecognizer(swipe)
        device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 302, y: 400), over: 0.4)
        device.settle()
        #expect(device.explain(swipe).chain.map(\.code).contains(.webNoHistory))
    }
}
