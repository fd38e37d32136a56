import Testing
import TouchEngine

@Suite("How led animations come to their ends")
struct LedAnimationEndsTests {
    private let scene = DirectedScene(led: true)

    private func goOn() {
        scene.director.animator = nil
        scene.mail.navigation.pushViewController(LoggedPage("Next"), animated: false)
    }

    private var isAnimated: Bool { scene.mail.log.lines.contains("animated") }

    @Test("cut short as somebody holds them, they are at their end at once (N-C5.11, N-D12)")
    func held() {
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.25)
        goOn()
        scene.device.advance(by: 0)
        #expect(isAnimated && scene.mail.stack == ["Inbox", "Next"])
    }

    /// Animates a square that stays on the screen, whatever becomes of the pages.
    private final class Squarer: NSObject, UIViewControllerAnimatedTransitioning {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.4 }

        func animateTransition(
            using transitionContext: any UIViewControllerContextTransitioning
        ) {
            UIView.animate(withDuration: 0.4) { self.square.frame.origin.x = 100 }
        }

        var shown: CGFloat { square.layer.presentation()?.frame.minX ?? -1 }
    }

    @Test(
        "what stays on the screen jumps to its end if it is held, and else comes there in its time (N-C5.11, N-D12)",
        arguments: [true, false], [true, false])
    func running(runs: Bool, isHeldAgain: Bool) {
        let squarer = Squarer()
        scene.device.window.addSubview(squarer.square)
        scene.director.animator = squarer
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.25)
        if runs {
            scene.driver.finish()
            scene.device.advance(by: 0.05)
            if isHeldAgain { scene.driver.pause() }
        }
        goOn()
        scene.device.advance(by: 0)
        #expect((squarer.shown == 100) == (!runs || isHeldAgain))
        scene.device.settle()
        #expect(squarer.shown == 100)
    }

    @Test("a spring as timing swings past the end on its way (N-D14, N-D32)")
    func spring() {
        scene.driver.timingCurve = UISpringTimingParameters(dampingRatio: 0.2)
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.driver.finish()
        var furthest: CGFloat = 0
        for _ in 0..<30 {
            scene.device.advance(by: 0.01)
            furthest = max(furthest, scene.shown)
        }
        #expect(furthest > 400 && scene.mail.stack == ["Inbox"])
    }

    @Test(
        "such a spring has little of its way left as its time is over (N-D14, model: springRest)")
    func springRest() {
        scene.device.parameters.springRest = 0.1
        scene.driver.timingCurve = UISpringTimingParameters(dampingRatio: 1)
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.driver.finish()
        scene.device.advance(by: 0.195)
        #expect(abs(393 - scene.shown - 393 * 0.5 * 0.1) < 3)
    }

    @Test("what it animates plainly is led along with an animator that it starts (N-D12, N-D13)")
    func both() {
        final class Both: NSObject, UIViewControllerAnimatedTransitioning {
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.4 }

            func animateTransition(
                using transitionContext: any UIViewControllerContextTransitioning
            ) {
                let from = transitionContext.view(forKey: .from)
                animator.addAnimations { from?.frame.origin.x = 393 }
                animator.addCompletion { transitionContext.completeTransition($0 == .end) }
                animator.startAnimation()
                UIView.animate(withDuration: 0.4) { self.square.frame.origin.x = 100 }
            }

            func interruptibleAnimator(
                using transitionContext: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating { animator }
        }
        let both = Both()
        scene.device.window.addSubview(both.square)
        scene.director.animator = both
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.25)
        #expect((scene.shown * 4).rounded() == 393)
        #expect(both.square.layer.presentation()?.frame.minX == 25)
        scene.driver.finish()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox"] && both.square.frame.minX == 100)
    }

    @Test("one that animates nothing has come as far as it was led, and goes on from there (N-D13)")
    func nothing() {
        final class Idle: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.4 }
            func animateTransition(
                using transitionContext: any UIViewControllerContextTransitioning
            ) {}
        }
        let idle = Idle()
        scene.director.animator = idle
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.driver.finish()
        scene.device.advance(by: 0.1)
        scene.driver.pause()
        #expect(scene.driver.percentComplete > 0.6 && scene.driver.percentComplete < 0.9)
    }

    @Test(
        "completed as it is led, what is animated beside it is at its end at once; let go before, in its time (N-D5, N-D18)",
        arguments: [true, false])
    func beside(isLetGo: Bool) {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.device.window.addSubview(square)
        final class Page: UIViewController {
            var asks: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
            override func viewWillAppear(_ animated: Bool) {
                if let transitionCoordinator { asks(transitionCoordinator) }
            }
        }
        let page = Page()
        page.asks = { coordinator in
            coordinator.animate { _ in square.frame.origin.x = 100 }
        }
        scene.mail.navigation.pushViewController(page, animated: true)
        scene.driver.update(0.25)
        #expect(square.layer.presentation()?.frame.minX == 25)
        if isLetGo { scene.driver.finish() }
        scene.animator.context?.completeTransition(true)
        #expect((square.layer.presentation()?.frame.minX == 100) == !isLetGo)
        scene.device.settle()
        #expect(square.frame.minX == 100)
    }

    @Test(
        "called off by who animates, those who watch the interaction hear nothing (N-D5, N-D18)")
    func notLed() throws {
        scene.driver.wantsInteractiveStart = false
        scene.driver.completionSpeed = 0.5
        scene.animator.completes = { $0.completeTransition(false) }
        scene.mail.navigation.popViewController(animated: true)
        let coordinator = try #require(scene.mail.inbox.transitionCoordinator)
        var heard = 0
        coordinator.notifyWhenInteractionChanges { _ in heard += 1 }
        scene.device.settle()
        #expect(heard == 0 && coordinator.isCancelled && coordinator.completionVelocity == 0.5)
        #expect(scene.mail.stack == ["Inbox", "Message"])
    }
}
