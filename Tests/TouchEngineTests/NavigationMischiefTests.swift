import Testing
import TouchEngine

/// A page that does something in one of its callbacks, once.
private final class ActingPage: UIViewController {
    var onWillAppear: (ActingPage) -> Void = { _ in }
    var onDidAppear: (ActingPage) -> Void = { _ in }
    var onWillDisappear: (ActingPage) -> Void = { _ in }
    var onInsets: (ActingPage) -> Void = { _ in }
    private(set) var calls: [String] = []

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear", &onWillAppear) }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", &onDidAppear) }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear", &onWillDisappear) }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }

    override func viewSafeAreaInsetsDidChange() {
        let once = onInsets
        onInsets = { _ in }
        once(self)
    }

    private func note(_ call: String, _ react: inout (ActingPage) -> Void) {
        calls.append(call)
        let once = react
        react = { _ in }
        once(self)
    }

    /// Whether every callback came after one that it may follow.
    var isBalanced: Bool {
        zip([nil] + calls.map { Optional($0) }, calls).allSatisfy { before, call in
            switch call {
            case "willAppear": before != "didAppear" && before != "willAppear"
            case "didAppear": before == "willAppear"
            case "willDisappear": before == "didAppear" || before == "willAppear"
            default: before == "willDisappear"
            }
        }
    }
}

/// A view that does something as it leaves the window, once.
private final class ActingView: UIView {
    var onLeaving: () -> Void = {}

    override func didMoveToWindow() {
        guard window == nil else { return }
        let once = onLeaving
        onLeaving = {}
        once()
    }
}

@Suite("Navigation under odd treatment")
struct NavigationMischiefTests {
    private let device = Device()
    private let navigation = UINavigationController()
    private let pages = ["A", "B", "C"].map { ActingPage($0) }

    private var titles: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

    init() {
        navigation.viewControllers = Array(pages.prefix(2))
        device.window.rootViewController = navigation
    }

    private func swipe(to x: Double = 300, over duration: Double = 0.3) {
        device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: x, y: 400), over: duration)
    }

    /// That the top page stands alone on the screen, and everything else has gone.
    private func expectOrder(_ stack: [String]) {
        device.settle()
        #expect(titles == stack)
        for page in pages {
            #expect(page.isBalanced, "\(page.title ?? ""): \(page.calls)")
            let isTop = page === navigation.topViewController
            #expect((page.viewIfLoaded?.window != nil) == isTop, "\(page.title ?? "")")
            #expect(
                ["didAppear": true, "didDisappear": false][page.calls.last ?? ""] ?? false == isTop)
        }
        let top = navigation.topViewController
        #expect(top?.view.frame == device.screen.bounds)
        #expect(
            device.window.hitTest(CGPoint(x: 200, y: 600), with: nil)?.isDescendant(
                of: top?.view ?? UIView()) == true)
        #expect(device.isAtRest)
    }

    @Test("a push from the leaving page's viewWillDisappear ends in order (N-C5.11)")
    func pushInWillDisappear() {
        let extra = pages[2]
        pages[1].onWillDisappear = {
            $0.navigationController?.pushViewController(extra, animated: true)
        }
        navigation.popViewController(animated: true)
        expectOrder(["A", "C"])
    }

    @Test(
        "a push from the coming page's viewWillAppear ends in order (N-C5.11)",
        arguments: [true, false])
    func pushInWillAppear(bySwipe: Bool) {
        let extra = pages[2]
        pages[0].onWillAppear = {
            $0.navigationController?.pushViewController(extra, animated: true)
        }
        if bySwipe { swipe() } else { navigation.popViewController(animated: true) }
        expectOrder(["A", "C"])
    }

    @Test(
        "a page that is the first, and pushes another as it comes, ends in order (N-C5.11)",
        arguments: [true, false])
    func pushInFirstWillAppear(animated: Bool) {
        device.settle()
        navigation.viewControllers = []
        device.settle()
        let extra = pages[2]
        pages[0].onWillAppear = {
            $0.navigationController?.pushViewController(extra, animated: animated)
        }
        navigation.viewControllers = [pages[0]]
        expectOrder(["A", "C"])
    }

    @Test(
        "a push as the coming page learns what bars cover of it ends in order (N-C5.11, N-F3)",
        arguments: [true, false], [true, false])
    func pushAsInsetsChange(animated: Bool, isPushAnimated: Bool) {
        let extra = pages[2]
        pages[0].onInsets = {
            $0.navigationController?.pushViewController(extra, animated: isPushAnimated)
        }
        navigation.popViewController(animated: animated)
        expectOrder(["A", "C"])
    }

    @Test("no finger reaches pages that a view sets moving as it leaves the window (N-D7)")
    func pushAsViewLeaves() {
        let leaving = ActingView()
        pages[1].view.addSubview(leaving)
        leaving.onLeaving = { [navigation, pages] in
            navigation.pushViewController(pages[2], animated: true)
        }
        navigation.popViewController(animated: true)
        device.advance(by: 0.5)
        #expect(titles == ["A", "C"] && pages[2].calls == ["willAppear"])
        let hit = device.window.hitTest(CGPoint(x: 200, y: 600), with: nil)
        #expect(!pages.contains { hit?.isDescendant(of: $0.view) == true })
        expectOrder(["A", "C"])
    }

    @Test("a push from the coming page's viewDidAppear ends in order", .tags(.apparatus))
    func pushInDidAppear() {
        let extra = pages[2]
        pages[0].onDidAppear = {
            $0.navigationController?.pushViewController(extra, animated: true)
        }
        swipe()
        expectOrder(["A", "C"])
    }

    @Test("a push while a cancelled swipe turns round ends in order (N-C5.11)")
    func pushInCancel() {
        let extra = pages[2]
        pages[1].onWillAppear = {
            $0.navigationController?.pushViewController(extra, animated: true)
        }
        pages[1].onWillDisappear = { page in
            page.onWillAppear = {
                $0.navigationController?.pushViewController(extra, animated: true)
            }
        }
        swipe(to: 80, over: 2)
        expectOrder(["A", "B", "C"])
    }

    @Test("a pop to the root during a push, and a page that pops itself when shown (N-C5.11)")
    func popDuringPush() {
        navigation.pushViewController(pages[2], animated: true)
        device.advance(by: 0.1)
        pages[2].onDidAppear = { $0.navigationController?.popViewController(animated: false) }
        navigation.popToRootViewController(animated: true)
        expectOrder(["A"])
    }

    @Test(
        "a page that pops itself as a swipe cuts its push short is not led by the finger (N-C5.11)")
    func popAsSwipeBegins() {
        final class Yes: NSObject, UIGestureRecognizerDelegate {}
        let yes = Yes()
        navigation.interactivePopGestureRecognizer?.delegate = yes
        navigation.viewControllers = [pages[0], UIViewController(), pages[1]]
        device.settle()
        pages[2].onDidAppear = { $0.navigationController?.popViewController(animated: true) }
        navigation.pushViewController(pages[2], animated: true)
        device.advance(by: 0.1)
        swipe()
        device.settle()
        let pops = device.trace.records.filter { $0.code == .navigationPop }
        #expect(pops.map { $0["interactive"] } == [.flag(false), .flag(true)])
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("a push in mid-swipe ends the swipe's pop at once (N-C5.11)")
    func pushInMidSwipe() {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 100, y: 400), over: 0.2)
        navigation.pushViewController(pages[2], animated: true)
        finger.move(to: CGPoint(x: 200, y: 400), over: 0.2)
        finger.up()
        expectOrder(["A", "C"])
    }

    @Test(
        "another root in mid-swipe: the pages leave in balance, whatever the finger does after",
        .tags(.apparatus),
        arguments: [40.0, 380.0])
    func rootReplaced(x: Double) {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 200, y: 400), over: 0.3)
        let other = ActingPage("Other")
        device.window.rootViewController = other
        finger.move(to: CGPoint(x: x, y: 400), over: 2)
        finger.up()
        device.settle()
        #expect(other.calls == ["willAppear", "didAppear"])
        for page in pages.prefix(2) {
            #expect(
                page.isBalanced && page.calls.last ?? "didDisappear" == "didDisappear",
                "\(page.calls)")
        }
        #expect(device.isAtRest)
    }

    @Test("an empty stack shows nothing, and can be filled again", .tags(.apparatus))
    func emptied() {
        navigation.setViewControllers([], animated: false)
        #expect(pages[1].viewIfLoaded?.window == nil)
        #expect(pages[1].calls.last == "didDisappear")
        #expect(pages[1].parent == nil)
        swipe()
        navigation.pushViewController(pages[2], animated: true)
        expectOrder(["C"])
    }

    @Test("the bar hidden in mid-swipe does not disturb the swipe", .tags(.apparatus))
    func barHiddenInMidSwipe() {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 200, y: 400), over: 0.2)
        navigation.isNavigationBarHidden = true
        finger.move(to: CGPoint(x: 350, y: 400), over: 0.2)
        finger.up()
        expectOrder(["A"])
    }

    @Test("switched off by the revealed page's viewWillAppear, the swipe freezes (N-C2.12)")
    func freeze() {
        pages[0].onWillAppear = {
            $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        }
        swipe()
        device.settle()
        #expect(titles == ["A"])
        #expect(pages[1].view.window != nil, "the old page stays on top")
        #expect(device.trace.records(.navigationUnled).first?.rule == "N-C2.12")
        navigation.pushViewController(pages[2], animated: false)
        #expect(titles == ["A"])
    }

    @Test("switched off by the revealed page's viewDidAppear, nothing freezes (N-C2.12)")
    func noFreeze() {
        pages[0].onDidAppear = {
            $0.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        }
        swipe()
        expectOrder(["A"])
    }

    @Test(
        "inside another controller the swipe works, and the pages hear of their coming",
        .tags(.apparatus))
    func insideAChild() {
        let root = ActingPage("Root")
        let inner = UINavigationController()
        let shown = [ActingPage("X"), ActingPage("Y")]
        inner.viewControllers = shown
        device.window.rootViewController = root
        root.addChild(inner)
        inner.view.frame = root.view.bounds
        root.view.addSubview(inner.view)
        inner.didMove(toParent: root)
        #expect(shown[1].calls == ["willAppear", "didAppear"])
        swipe()
        device.settle()
        #expect(inner.viewControllers == [shown[0]])
        #expect(shown[0].calls == ["willAppear", "didAppear"])
        inner.view.removeFromSuperview()
        #expect(shown[0].calls.suffix(2) == ["willDisappear", "didDisappear"])
    }

    @Test(
        "a child whose view is not in the container hears of nothing, and is not loaded",
        .tags(.apparatus))
    func unshownChild() {
        let root = ActingPage("Root")
        let child = ActingPage("Child")
        root.addChild(child)
        device.window.rootViewController = root
        #expect(child.calls.isEmpty)
        #expect(!child.isViewLoaded)
    }

    @Test("a page loads after the navigation controller that shows it", .tags(.apparatus))
    func loadingOrder() {
        final class Loading: UIViewController {
            var said: (String) -> Void = { _ in }
            override func viewDidLoad() { said("page") }
        }
        final class Container: UINavigationController {
            var loaded: [String] = []
            override func viewDidLoad() { loaded.append("container") }
        }
        let device = Device(.iPhone)
        let container = Container()
        let page = Loading()
        page.said = { container.loaded.append($0) }
        container.viewControllers = [page]
        #expect(container.loaded.isEmpty)
        device.window.rootViewController = container
        #expect(container.loaded == ["container", "page"])
    }

    @Test("pages fill an iPad, from the moment they are loaded", .tags(.apparatus))
    func iPad() {
        final class Measuring: UIViewController {
            var loaded = CGRect.zero
            override func viewDidLoad() { loaded = view.bounds }
        }
        let device = Device(.iPad)
        let pages = [Measuring(), Measuring()]
        let navigation = UINavigationController()
        navigation.viewControllers = pages
        device.window.rootViewController = navigation
        #expect(pages[1].loaded == device.screen.bounds)
        device.drag(from: CGPoint(x: 2, y: 600), to: CGPoint(x: 700, y: 600), over: 0.3)
        device.settle()
        #expect(navigation.viewControllers == [pages[0]])
        #expect(pages[0].view.frame == device.screen.bounds)
        #expect(pages[0].loaded == device.screen.bounds)
    }

    @Test("a finger that lands on a wedge changes nothing; another root helps (N-C2.11)")
    func fingerOnAWedge() throws {
        let answers = Answers()
        let pop = try #require(navigation.interactivePopGestureRecognizer)
        pop.delegate = answers
        navigation.viewControllers = [pages[0]]
        swipe()
        device.settle()
        #expect(device.trace.records(.navigationWedged).count == 1)
        swipe()
        device.tap(at: CGPoint(x: 200, y: 400))
        navigation.popToRootViewController(animated: true)
        device.settle()
        #expect(titles == ["A"])
        #expect(device.trace.records(.navigationWedged).count == 1)
        #expect(device.isAtRest)
        let other = ActingPage("Other")
        device.window.rootViewController = other
        #expect(other.calls == ["willAppear", "didAppear"])
        #expect(pages[0].isBalanced)
    }

    @Test(
        "two navigation controllers, one in a page of the other: one swipe pops one of them (N-C3.2)"
    )
    func twoNavigations() {
        let inner = UINavigationController()
        let shown = [ActingPage("X"), ActingPage("Y")]
        inner.viewControllers = shown
        pages[1].addChild(inner)
        pages[1].view.addSubview(inner.view)
        inner.didMove(toParent: pages[1])
        #expect(shown[1].calls == ["willAppear", "didAppear"])
        swipe()
        device.settle()
        // The outer's stock delegate makes everything under it wait, the inner swipe too.
        #expect(titles == ["A"])
        #expect(inner.viewControllers == shown)
        #expect(shown[1].calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        #expect(device.isAtRest)
    }
}
