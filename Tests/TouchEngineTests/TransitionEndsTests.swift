import Testing
import TouchEngine

/// A page that writes down what it hears, and does something once when it has gone, or come.
private final class Reacting: UIViewController {
    var heard: [String] = []
    var hasGone: () -> Void = {}
    var hasCome: () -> Void = {}

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override func viewWillAppear(_ animated: Bool) { heard.append("will \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("will not \(animated)") }
    override func viewDidAppear(_ animated: Bool) {
        heard.append("did \(animated)")
        let once = hasCome
        hasCome = {}
        once()
    }
    override func viewDidDisappear(_ animated: Bool) {
        heard.append("did not \(animated)")
        let once = hasGone
        hasGone = {}
        once()
    }
}

@Suite("How a push or a pop ends while its callbacks go on to others")
struct TransitionEndsTests {
    private let device = Device()
    private let navigation = UINavigationController()
    private let a = Reacting("A")
    private let b = Reacting("B")
    private let c = Reacting("C")

    init() {
        navigation.viewControllers = [a, b]
        device.window.rootViewController = navigation
        device.settle()
        (a.heard, b.heard) = ([], [])
    }

    /// A swipe back that is called off.
    private func swipeInVain() {
        device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), over: 2)
        device.settle()
    }

    @Test(
        "a page pushed as the revealed one has gone again leaves the other unseen (N-C5.6, N-C5.11)",
        arguments: [true, false])
    func pushedAfterCancelling(animated: Bool) {
        a.hasGone = { [navigation, c] in navigation.pushViewController(c, animated: animated) }
        swipeInVain()
        #expect(navigation.viewControllers == [a, b, c])
        #expect(c.heard == ["will \(animated)", "did \(animated)"])
        #expect(b.heard.last == "did not \(animated)" || b.heard.last == "did not true")
        #expect(b.heard.filter { $0.hasPrefix("did not") }.count == 1)
        #expect(b.view.window == nil && c.view.window != nil)
    }

    @Test("a pop that the end of a push has made needless takes nothing (N-C5.11, N-C5.14)")
    func poppedByTheEnd() throws {
        b.hasCome = {}
        navigation.pushViewController(c, animated: true)
        c.hasCome = { [navigation] in navigation.popToRootViewController(animated: false) }
        try #require(navigation.popViewController(animated: true) == nil)
        device.settle()
        try #require(navigation.viewControllers == [a])
        navigation.pushViewController(c, animated: true)
        c.hasCome = { [navigation] in navigation.popViewController(animated: false) }
        try #require(navigation.popToRootViewController(animated: true) == nil)
        navigation.pushViewController(c, animated: true)
        c.hasCome = { [navigation] in navigation.popViewController(animated: false) }
        try #require(navigation.popToViewController(a, animated: true) == nil)
        #expect(navigation.viewControllers == [a])
    }

    @Test("a pop to the page on top disturbs nothing that is under way (N-C5.14)")
    func popToTop() {
        navigation.pushViewController(c, animated: true)
        #expect(navigation.popToViewController(c, animated: true) == nil)
        #expect(navigation.transitionCoordinator != nil)
        #expect(device.trace.records(.misuseNestedTransition).isEmpty)
        device.settle()
        navigation.viewControllers = [a]
        #expect(navigation.popToViewController(a, animated: false) == nil)
    }

    @Test("after a wedge no kind of pop moves anything (N-C2.11, N-C2.12)")
    func wedged() {
        navigation.viewControllers = [a, b, c]
        b.loadViewIfNeeded()
        final class Switch: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController, animated: Bool
            ) { navigationController.interactivePopGestureRecognizer?.isEnabled = false }
        }
        let off = Switch()
        navigation.delegate = off
        swipeInVain()
        #expect(navigation.viewControllers == [a, b])
        #expect(device.trace.records(.navigationUnled).count == 1)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: false) == nil)
        #expect(navigation.popToViewController(a, animated: false) == nil)
        navigation.viewControllers = [c]
        #expect(navigation.viewControllers == [a, b])
        let asked = device.trace.records(.navigationRefused).map { $0["operation"] }
        #expect(asked == [.text("pop"), .text("pop"), .text("pop"), .text("change")])
    }

    @Test("of another stack its last page is named where it comes too early (N-C5.11)")
    func setTooEarly() throws {
        navigation.pushViewController(c, animated: true)
        navigation.setViewControllers([a, Reacting("D")], animated: false)
        let warning = try #require(device.trace.records(.misuseNestedTransition).first)
        #expect(warning["operation"] == .text("change") && warning["controller"] == .text("D"))
    }

    @Test("when it is over, or cut short, nothing is waited for any more", .tags(.apparatus))
    func nothingLeft() {
        let start = device.now
        navigation.pushViewController(c, animated: true)
        device.advance(by: 0.1)
        navigation.viewControllers = [a]
        device.settle()
        #expect(abs(device.now - start - 0.1) < 0.001)
        let scene = DirectedScene()
        let begin = scene.device.now
        scene.mail.navigation.popViewController(animated: true)
        scene.device.settle()
        #expect(abs(scene.device.now - begin - 0.4) < 0.001)
    }

    @Test(
        "a swipe of the system's own tells who watches that it is let go (N-D18, N-D19)",
        arguments: [true, false])
    func watched(finishes: Bool) throws {
        device.parameters.popProjection = 0
        let finger = device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: finishes ? 300 : 60, y: 400), over: 1)
        let coordinator = try #require(navigation.transitionCoordinator)
        var heard: [String] = []
        coordinator.notifyWhenInteractionChanges {
            heard.append("\($0.isInteractive) \($0.isCancelled) \($0.completionVelocity)")
        }
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
        finger.up()
        #expect(heard == [finishes ? "false false 1.0" : "false true 1.0"])
        #expect(!coordinator.isInteractive && coordinator.initiallyInteractive)
        device.settle()
        #expect(device.trace.records(.transitionInteraction).isEmpty, "it is no custom one")
    }

    @Test("turned round, both pages hear of it as of an animation (N-C5.6)")
    func animatedBack() {
        swipeInVain()
        #expect(a.heard == ["will true", "will not true", "did not true"])
        #expect(b.heard == ["will not true", "will true", "did true"])
    }

    @Test("a stack that is emptied or filled without a transition is not animated (N-C5.17)")
    func unanimated() {
        navigation.setViewControllers([], animated: true)
        #expect(b.heard == ["will not false", "did not false"])
        navigation.setViewControllers([c], animated: true)
        #expect(c.heard == ["will false", "did false"])
    }
}
