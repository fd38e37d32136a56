import Testing
import TouchEngine

@Suite("Whom a transition tells, in which order, and what counts once it is over")
struct TransitionTellingTests {
    /// A page that may do something before it appears.
    private final class Asking: UIViewController {
        var asks: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
        override func viewWillAppear(_ animated: Bool) {
            if let transitionCoordinator { asks(transitionCoordinator) }
        }
    }

    /// Leads nothing; it keeps the context.
    private final class Holder: NSObject, UIViewControllerInteractiveTransitioning {
        private(set) var context: (any UIViewControllerContextTransitioning)?
        func startInteractiveTransition(
            _ transitionContext: any UIViewControllerContextTransitioning
        ) { context = transitionContext }
    }

    private let mail = MailScene()
    private let page = Asking()

    @Test("those who ask first are called first: animations, changes of who leads, ends (N-D18)")
    func order() {
        let scene = DirectedScene(led: true)
        var heard: [String] = []
        page.asks = { coordinator in
            for name in ["a", "b"] {
                coordinator.animate { _ in
                    heard.append("animates \(name)")
                } completion: { _ in
                    heard.append("ends \(name)")
                }
                coordinator.notifyWhenInteractionChanges { _ in heard.append("changes \(name)") }
            }
        }
        scene.mail.navigation.pushViewController(page, animated: true)
        scene.driver.update(0.5)
        scene.driver.finish()
        scene.device.settle()
        #expect(
            heard == ["animates a", "animates b", "changes a", "changes b", "ends a", "ends b"])
    }

    @Test("of one that is over before it began nothing more is animated (N-D18, N-C5.11)")
    func overBeforeItBegan() {
        var isTaken: Bool?
        page.asks = { [mail] coordinator in
            coordinator.animate(alongsideTransition: nil) { _ in
                isTaken = coordinator.animate { _ in }
            }
            mail.navigation.popViewController(animated: false)
        }
        mail.navigation.pushViewController(page, animated: true)
        mail.device.settle()
        #expect(isTaken == false && mail.stack == ["Inbox", "Message"])
    }

    @Test("whoever keeps a coordinator keeps none of what it has told", .tags(.apparatus))
    func forgets() {
        final class Token {}
        weak var weakly: Token?
        var kept: (any UIViewControllerTransitionCoordinator)?
        page.asks = { coordinator in
            let token = Token()
            weakly = token
            kept = coordinator
            coordinator.animate { _ in
                _ = token
            } completion: { _ in
                _ = token
            }
            coordinator.notifyWhenInteractionChanges { _ in _ = token }
        }
        mail.navigation.pushViewController(page, animated: true)
        #expect(weakly != nil)
        mail.device.settle()
        #expect(weakly == nil && kept != nil)
    }

    @Test(
        "at its end it has come all the way, wherever its time ends between frames (N-D18, model: popDuration)",
        arguments: [0, 0.01, 0.3])
    func allTheWay(seconds: Double) {
        mail.device.parameters.popDuration = seconds
        var reached: [CGFloat] = []
        page.asks = { coordinator in
            coordinator.animate(alongsideTransition: nil) { reached.append($0.percentComplete) }
        }
        mail.navigation.pushViewController(page, animated: true)
        mail.device.advance(by: seconds + 0.02)
        #expect(reached == [1])
        #expect(page.view.frame == mail.device.screen.bounds)
    }

    @Test("when it is over, nothing that its leader says counts (N-D5, N-D19)")
    func afterwards() throws {
        let holder = Holder()
        let scene = DirectedScene(led: true, with: holder)
        scene.mail.navigation.popViewController(animated: true)
        let coordinator = try #require(scene.mail.inbox.transitionCoordinator)
        let context = try #require(holder.context)
        context.completeTransition(true)
        context.finishInteractiveTransition()
        #expect(coordinator.completionVelocity == 1)
        context.cancelInteractiveTransition()
        #expect(!context.transitionWasCancelled && coordinator.completionVelocity == 1)
        #expect(scene.mail.stack == ["Inbox"])
        #expect(scene.device.trace.records(.transitionInteraction).isEmpty)
    }

    @Test("what is completed as it was led is no misuse (N-D5)", arguments: [true, false])
    func rightly(finishes: Bool) {
        let scene = DirectedScene(led: true)
        scene.mail.navigation.popViewController(animated: true)
        finishes ? scene.driver.finish() : scene.driver.cancel()
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseTransitionCompletedFalsely).isEmpty)
        #expect(scene.device.trace.records(.transitionCompleted).count == 1)
    }

    @Test("a page that was completed has been laid out at once", .tags(.apparatus))
    func laidOut() throws {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let scene = DirectedScene()
        scene.animator.completes = { _ in }
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.5)
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.mail.inbox.view.addSubview(view)
        #expect(view.count == 0)
        try #require(scene.animator.context).completeTransition(true)
        #expect(view.count == 1)
    }

    @Test("cut short, a slide waits for no frame any more (N-C5.11)")
    func noFrame() {
        mail.navigation.pushViewController(page, animated: true)
        mail.device.advance(by: 0.1)
        mail.navigation.pushViewController(LoggedPage("Next"), animated: false)
        let now = mail.device.now
        mail.device.settle()
        #expect(mail.device.now == now)
    }

    @Test("in a window that no device shows pages change without a slide", .tags(.apparatus))
    func noDevice() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let navigation = UINavigationController(rootViewController: LoggedPage("Root"))
        window.rootViewController = navigation
        navigation.pushViewController(page, animated: true)
        #expect(navigation.topViewController === page)
        #expect(page.view.window === window && navigation.transitionCoordinator == nil)
    }

    @Test("one completed at once is asked for nothing that can be held (N-D17)")
    func askedForNothing() {
        final class Sudden: NSObject, UIViewControllerAnimatedTransitioning {
            var asked = 0
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.3 }
            func animateTransition(
                using transitionContext: any UIViewControllerContextTransitioning
            ) { transitionContext.completeTransition(true) }
            func interruptibleAnimator(
                using transitionContext: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating {
                asked += 1
                return UIViewPropertyAnimator(duration: 1, curve: .linear)
            }
        }
        let scene = DirectedScene(led: true)
        scene.driver.wantsInteractiveStart = false
        let sudden = Sudden()
        scene.director.animator = sudden
        scene.mail.navigation.popViewController(animated: true)
        #expect(sudden.asked == 0 && scene.mail.stack == ["Inbox"])
    }
}
