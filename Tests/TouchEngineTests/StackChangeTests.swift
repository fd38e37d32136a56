import Testing
import TouchEngine

/// A delegate that writes down what it hears, in a log it shares.
private final class Herald: NSObject, UINavigationControllerDelegate {
    let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) { log.lines.append("willShow \(viewController.title ?? "")\(animated ? ", animated" : "")") }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) { log.lines.append("didShow \(viewController.title ?? "")\(animated ? ", animated" : "")") }
}

/// A page that writes down how it comes into its parent, and leaves it.
private final class Member: UIViewController {
    private(set) var moves: [String] = []

    convenience init(_ title: String) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    override func willMove(toParent parent: UIViewController?) {
        moves.append(parent == nil ? "will leave" : "will come")
    }
    override func didMove(toParent parent: UIViewController?) {
        moves.append(parent == nil ? "left" : "came")
    }
    override func viewWillAppear(_ animated: Bool) {
        if isMovingToParent { moves.append("appears, coming") }
    }
    override func viewWillDisappear(_ animated: Bool) {
        if isMovingFromParent { moves.append("disappears, leaving") }
    }
}

@Suite("How the stack changes")
struct StackChangeTests {
    private let scene = MailScene()
    private let reply: LoggedPage
    private let herald: Herald

    init() {
        reply = LoggedPage("Reply", log: scene.log)
        herald = Herald(scene.log)
        scene.navigation.delegate = herald
    }

    private func run(_ change: () -> Void) -> [String] {
        scene.log.lines = []
        change()
        scene.device.settle()
        return scene.log.lines
    }

    @Test("a push tells the leaving page, then the coming one, twice (N-C5.4)")
    func pushOrder() {
        let log = run { scene.navigation.pushViewController(reply, animated: true) }
        #expect(
            log == [
                "willShow Reply, animated", "Message.willDisappear", "Reply.willAppear",
                "Message.didDisappear", "Reply.didAppear", "didShow Reply, animated",
            ])
    }

    @Test("a pop to the root passes over the pages between, which hear nothing (N-C5.4, N-C5.14)")
    func popToRoot() {
        scene.navigation.pushViewController(reply, animated: false)
        var popped: [UIViewController]?
        let log = run { popped = scene.navigation.popToRootViewController(animated: true) }
        #expect(popped == [scene.message, reply])
        #expect(
            log == [
                "willShow Inbox, animated", "Reply.willDisappear, moving", "Inbox.willAppear",
                "Reply.didDisappear", "Inbox.didAppear", "didShow Inbox, animated",
            ])
        #expect(scene.message.parent == nil)
    }

    @Test("a pop to a page takes off what is above it (N-C5.14)")
    func popTo() {
        scene.navigation.pushViewController(reply, animated: false)
        let popped = scene.navigation.popToViewController(scene.message, animated: false)
        #expect(popped == [reply])
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(scene.navigation.popToViewController(scene.message, animated: false) == nil)
    }

    @Test("the root is not popped, and nil says so (N-C5.14)")
    func rootStays() {
        scene.navigation.popViewController(animated: false)
        let log = run {
            #expect(scene.navigation.popViewController(animated: true) == nil)
            #expect(scene.navigation.popToRootViewController(animated: true) == nil)
        }
        #expect(log.isEmpty)
    }

    @Test("another stack comes with a push where its last page is new (N-C5.15)")
    func setNew() {
        let log = run { scene.navigation.setViewControllers([reply], animated: true) }
        #expect(
            log == [
                "willShow Reply, animated", "Message.willDisappear, moving", "Reply.willAppear",
                "Message.didDisappear", "Reply.didAppear", "didShow Reply, animated",
            ])
        #expect(scene.message.parent == nil && scene.inbox.parent == nil)
    }

    @Test(
        "with a pop where its last page was under the top, and with nothing where it was on top (N-C5.15)"
    )
    func setOld() {
        let pages = scene.navigation.viewControllers
        let back = run {
            scene.navigation.setViewControllers([scene.inbox], animated: true)
            scene.device.advance(by: 0.1)
            #expect(scene.message.view.frame.minX > 0, "the old page goes out on top")
        }
        #expect(back.first == "willShow Inbox, animated")
        scene.navigation.viewControllers = pages
        let none = run {
            scene.navigation.setViewControllers([scene.message], animated: true)
        }
        #expect(none.isEmpty)
        #expect(scene.stack == ["Message"])
    }

    @Test("whatever changes under the last page, there is one transition (N-C5.15)")
    func setUnder() {
        let drafts = LoggedPage("Drafts", log: scene.log)
        let push = run { scene.navigation.setViewControllers([drafts, reply], animated: true) }
        #expect(
            push == [
                "willShow Reply, animated", "Message.willDisappear, moving", "Reply.willAppear",
                "Message.didDisappear", "Reply.didAppear", "didShow Reply, animated",
            ])
        let pop = run {
            scene.navigation.setViewControllers([scene.inbox, drafts], animated: true)
        }
        #expect(
            pop == [
                "willShow Drafts, animated", "Reply.willDisappear, moving", "Drafts.willAppear",
                "Reply.didDisappear", "Drafts.didAppear", "didShow Drafts, animated",
            ])
        let none = run { scene.navigation.setViewControllers([reply, drafts], animated: true) }
        #expect(none.isEmpty && scene.stack == ["Reply", "Drafts"])
        #expect(scene.inbox.parent == nil && reply.parent === scene.navigation)
    }

    @Test("every page hears that it comes into the stack, and that it leaves it (N-C5.16)")
    func parents() {
        let (one, two, three) = (Member("One"), Member("Two"), Member("Three"))
        scene.navigation.setViewControllers([one, two, three], animated: false)
        #expect(one.moves == ["will come", "came"])
        #expect(three.moves == ["will come", "appears, coming", "came"])
        scene.navigation.popToRootViewController(animated: false)
        #expect(two.moves == ["will come", "came", "will leave", "left"])
        #expect(three.moves.suffix(3) == ["will leave", "disappears, leaving", "left"])
    }

    @Test(
        "a push or a pop under way when another comes is misuse, and the trace says during what (N-C5.11)"
    )
    func nested() throws {
        scene.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.1)
        scene.navigation.pushViewController(reply, animated: true)
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Reply"])
        let warning = try #require(scene.device.trace.records(.misuseNestedTransition).first)
        #expect(warning["operation"] == .text("push"))
        #expect(warning["controller"] == .text("Reply"))
        #expect(warning["during"] == .text("Inbox"))
        #expect(warning.rule == "N-C5.11")
    }

    @Test("one after the other they are no misuse (N-C5.11)")
    func notNested() {
        scene.navigation.popViewController(animated: true)
        scene.device.settle()
        scene.navigation.pushViewController(reply, animated: true)
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseNestedTransition).isEmpty)
    }

    @Test("a finished swipe: willShow, both pages twice, one didShow (N-C5.1, N-C5.5, N-C5.10)")
    func swipe() {
        let log = run { scene.swipeBack() }
        #expect(
            log == [
                "willShow Inbox, animated", "Message.willDisappear, moving", "Inbox.willAppear",
                "Message.didDisappear", "Inbox.didAppear", "didShow Inbox, animated",
            ])
    }

    @Test(
        "acceptance 7: a cancelled swipe turns both pages round and tells no didShow (N-C5.2, N-C5.6, N-C5.9, U-6)"
    )
    func cancelledSwipe() {
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 90, y: 400), over: 1)
        #expect(scene.stack == ["Inbox"])
        let log = run { finger.up() }
        #expect(
            log == [
                "Inbox.willDisappear", "Message.willAppear", "Inbox.didDisappear",
                "Message.didAppear",
            ])
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(scene.message.parent === scene.navigation)
    }

    @Test("a page's own pan waits for the swipe, and lets it win at the edge (N-C3.2)")
    func stockDelegateMakesOthersWait() throws {
        let listener = Listener()
        let pan = UIPanGestureRecognizer()
        listener.listen(to: pan, as: "page pan")
        scene.message.view.addGestureRecognizer(pan)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
        #expect(listener.heard.isEmpty)
        #expect(
            scene.device.trace.records(.recognizerWaits).first?["for"]
                == .list(["interactivePop"]))
    }

    @Test(
        "acceptance 5: with a plain delegate in place of the stock one it does not wait, and wins (N-C3.2, N-C2.10)"
    )
    func plainDelegateMakesNobodyWait() throws {
        let listener = Listener()
        let answers = Answers()
        let pop = try #require(scene.pop)
        pop.delegate = answers
        let pan = UIPanGestureRecognizer()
        listener.listen(to: pan, as: "page pan")
        scene.message.view.addGestureRecognizer(pan)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(listener.outline == ["page pan began", "page pan ended"])
        let why = scene.device.explain(pop).chain
        #expect(why.first?.code == .failedByExclusion && why.last?.code == .popDelegateReplaced)
        #expect(why.last?["by"] == .text("Answers"))
        // The remedy: the delegate says itself what the stock one said.
        answers.isAwaited = { _, _ in true }
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
    }

    @Test("outside the edge band the page's pan does not wait (N-C3.2, N-C3.13)")
    func noDelayOutsideTheBand() {
        let listener = Listener()
        let pan = UIPanGestureRecognizer()
        listener.listen(to: pan, as: "page pan")
        scene.message.view.addGestureRecognizer(pan)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 210, y: 400))
        #expect(listener.heard == ["page pan began"])
        #expect(scene.device.trace.records(.recognizerWaits).isEmpty)
    }

    @Test("the stock delegate put back, the others wait again, and nothing else is told (N-C3.2)")
    func stockDelegatePutBack() throws {
        let pop = try #require(scene.pop)
        let stock = pop.delegate
        pop.delegate = nil
        pop.delegate = stock
        let pan = UIPanGestureRecognizer()
        scene.message.view.addGestureRecognizer(pan)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
        #expect(scene.device.trace.records(.popDelegateReplaced).count == 1)
    }

    @Test("the page on show stays, and goes back nowhere once those below it are gone (N-C5.4)")
    func below() {
        let navigation = scene.navigation
        func hasBackButton() -> Bool {
            navigation.navigationBar.subviews.contains { $0 is UIButton }
        }
        #expect(hasBackButton())
        navigation.setViewControllers([scene.message], animated: false)
        #expect(!hasBackButton())
    }
}
