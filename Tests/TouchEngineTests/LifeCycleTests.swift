import Testing
import TouchEngine

@Suite("The life cycle of pages")
struct LifeCycleTests {
    @Test("a plain pop: will, will, did, did (N-C5.4)", arguments: [true, false])
    func plainPop(animated: Bool) {
        let scene = MailScene()
        scene.navigation.popViewController(animated: animated)
        scene.device.settle()
        #expect(
            scene.log.lines == [
                "Message.willDisappear, moving", "Inbox.willAppear", "Message.didDisappear",
                "Inbox.didAppear",
            ])
    }

    @Test("a plain push: the same order the other way (N-C5.4)", arguments: [true, false])
    func plainPush(animated: Bool) {
        let scene = MailScene()
        scene.navigation.pushViewController(LoggedPage("Reply", log: scene.log), animated: animated)
        scene.device.settle()
        #expect(
            scene.log.lines == [
                "Message.willDisappear", "Reply.willAppear", "Message.didDisappear",
                "Reply.didAppear",
            ])
    }

    @Test("a swipe: both wills at the start, both dids at the end (N-C5.5)")
    func finishedSwipe() {
        let scene = MailScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 300, y: 400), over: 0.3)
        let wills = ["Message.willDisappear, moving", "Inbox.willAppear"]
        #expect(scene.log.lines == wills)
        finger.up()
        #expect(scene.log.lines == wills)
        scene.device.settle()
        #expect(scene.log.lines == wills + ["Message.didDisappear", "Inbox.didAppear"])
    }

    @Test(
        "a cancelled swipe: the wills turn round, then the dids, the revealed page first (N-C5.6, N-C5.7, U-6)"
    )
    func cancelledSwipe() {
        let scene = MailScene()
        scene.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), over: 2)
        scene.device.settle()
        #expect(
            scene.log.lines == [
                "Message.willDisappear, moving", "Inbox.willAppear", "Inbox.willDisappear",
                "Message.willAppear", "Inbox.didDisappear", "Message.didAppear",
            ])
        #expect(scene.message.parent === scene.navigation)
        #expect(!scene.message.isMovingFromParent)
    }

    @Test(
        "the delegate hears willShow at the start, didShow only of a finished swipe (N-C5.9, N-C5.10)"
    )
    func delegateCalls() {
        let scene = MailScene()
        let watcher = Watcher()
        scene.navigation.delegate = watcher
        scene.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400), over: 2)
        scene.device.settle()
        #expect(watcher.heard == ["will Inbox"])
        scene.swipeBack()
        scene.device.settle()
        #expect(watcher.heard == ["will Inbox", "will Inbox", "did Inbox"])
    }

    @Test("the delegate hears of the first page once, when there is something to see (N-C5.17)")
    func firstPage() {
        let watcher = Watcher()
        let inbox = LoggedPage("Inbox")
        let navigation = UINavigationController()
        navigation.delegate = watcher
        navigation.viewControllers = [inbox]
        #expect(watcher.heard.isEmpty)
        let device = Device()
        device.window.rootViewController = navigation
        #expect(watcher.heard == ["will Inbox", "did Inbox"])
        device.window.rootViewController = UIViewController()
        device.window.rootViewController = navigation
        #expect(watcher.heard.count == 2)
        navigation.pushViewController(LoggedPage("Message"), animated: false)
        #expect(watcher.heard.dropFirst(2) == ["will Message", "did Message"])
    }

    @Test("an empty stack has its first page when one is set (N-C5.17)")
    func firstPageOfAnEmptyStack() {
        let watcher = Watcher()
        let navigation = UINavigationController()
        navigation.delegate = watcher
        let device = Device()
        device.window.rootViewController = navigation
        #expect(watcher.heard.isEmpty)
        navigation.pushViewController(LoggedPage("Inbox"), animated: true)
        #expect(watcher.heard == ["will Inbox", "did Inbox"])
        navigation.viewControllers = []
        navigation.viewControllers = [LoggedPage("Drafts")]
        #expect(watcher.heard.dropFirst(2) == ["will Drafts", "did Drafts"])
    }
}

/// Writes down what a navigation controller tells its delegate of pages.
private final class Watcher: NSObject, UINavigationControllerDelegate {
    var heard: [String] = []

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) { heard.append("will \(viewController.title ?? "")") }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) { heard.append("did \(viewController.title ?? "")") }
}

@Suite("The navigation stack")
struct NavigationStackTests {
    @Test("pop returns the page, and nil at the root and of an empty stack (N-C5.14, M-54)")
    func popReturnsThePage() throws {
        let scene = MailScene()
        try #require(scene.navigation.popViewController(animated: false) === scene.message)
        try #require(scene.navigation.popViewController(animated: false) == nil)
        #expect(UINavigationController().popViewController(animated: true) == nil)
    }

    @Test("popping to a page and to the root returns all that leave, lowest first (N-C5.14)")
    func popSeveral() {
        let scene = MailScene()
        let (a, b) = (LoggedPage("A"), LoggedPage("B"))
        scene.navigation.pushViewController(a, animated: false)
        scene.navigation.pushViewController(b, animated: false)
        #expect(scene.navigation.popToViewController(scene.message, animated: false) == [a, b])
        #expect(scene.navigation.popToViewController(scene.message, animated: false) == nil)
        #expect(scene.navigation.popToRootViewController(animated: true) == [scene.message])
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
        #expect(a.parent == nil && b.parent == nil && scene.message.parent == nil)
    }

    @Test(
        "as a page is about to appear its view is in no window, the first time and again (N-C5.19, M-55)",
        arguments: [true, false])
    func window(animated: Bool) {
        final class Page: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                heard.append("will \(view.window != nil)")
            }
            override func viewDidAppear(_ animated: Bool) {
                heard.append("did \(view.window != nil)")
            }
        }
        let (scene, page) = (MailScene(), Page())
        scene.navigation.pushViewController(page, animated: animated)
        scene.device.settle()
        scene.navigation.pushViewController(LoggedPage("Next"), animated: false)
        scene.navigation.popViewController(animated: animated)
        scene.device.settle()
        #expect(page.heard == ["will false", "did true", "will false", "did true"])
    }

    @Test(
        "setting the stack shows its last page and lets go of those that are gone",
        .tags(.apparatus))
    func setViewControllers() {
        let scene = MailScene()
        let other = LoggedPage("Other")
        scene.navigation.setViewControllers([other], animated: true)
        scene.device.settle()
        #expect(scene.stack == ["Other"])
        #expect(other.viewIfLoaded?.window === scene.device.window)
        #expect(scene.inbox.parent == nil && scene.message.parent == nil)
        #expect(scene.message.view.window == nil)
    }

    @Test("the back button pops, and is not there when the page hides it", .tags(.apparatus))
    func backButton() {
        let scene = MailScene()
        scene.message.navigationItem.hidesBackButton = true
        scene.device.tap(at: CGPoint(x: 40, y: 80))
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        scene.message.navigationItem.hidesBackButton = false
        scene.device.tap(at: CGPoint(x: 40, y: 80))
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
    }

    @Test(
        "the pop recognizer is on the container's view, takes one finger, delays touches (N-C1.1, N-C1.6, N-C1.8, G-10.8)"
    )
    func popRecognizer() throws {
        let unloaded = UINavigationController()
        #expect(unloaded.interactivePopGestureRecognizer == nil)
        let scene = MailScene()
        let pop = try #require(scene.pop as? UIScreenEdgePanGestureRecognizer)
        #expect(pop.view === scene.navigation.view)
        #expect(pop.edges == .left)
        #expect(pop.maximumNumberOfTouches == 1)
        #expect(pop.delaysTouchesBegan)
        #expect(pop.isEnabled)
    }

    @Test(
        "it is an edge pan of a kind of its own, and one object is its delegate and its target (N-C1.2)"
    )
    func popIsPrivate() throws {
        let scene = MailScene()
        let pop = try #require(scene.pop as? UIScreenEdgePanGestureRecognizer)
        #expect(type(of: pop) != UIScreenEdgePanGestureRecognizer.self)
        let delegate = try #require(pop.delegate)
        scene.swipeBack()
        let action = try #require(scene.device.trace.records(.recognizerAction).first)
        #expect(action["action"] == .text("handleNavigationTransition(_:)"))
        #expect(action["target"] == .text("the stock delegate"))
        pop.removeTarget(delegate, action: nil)
        scene.device.settle()
        scene.navigation.pushViewController(scene.message, animated: false)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"], "without its target it leads nothing")
    }
}
