import Testing
import TouchEngine

@Suite("Percent-driven transitions")
struct PercentDrivenTests {
    private let scene = DirectedScene(led: true)

    @Test(
        "what the animator animates stands still, and goes with the number, evenly (N-D12, N-D34)")
    func scrubbing() {
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 1)
        #expect(scene.shown == 0)
        scene.driver.update(0.25)
        #expect((scene.shown * 4).rounded() == 393)
        scene.device.advance(by: 1)
        #expect((scene.shown * 4).rounded() == 393)
        scene.driver.update(0.1)
        #expect((scene.shown * 10).rounded() == 393)
        #expect(scene.driver.percentComplete == 0.1)
        #expect(scene.driver.duration == 0.4)
    }

    @Test("a number beyond the ends is one of the ends (N-D12)")
    func clamped() {
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(7)
        #expect(scene.driver.percentComplete == 1)
        scene.driver.update(-1)
        #expect(scene.driver.percentComplete == 0)
        #expect(scene.shown == 0)
    }

    @Test(
        "finishing takes what is left of the time, divided by the speed (N-D11)", arguments: [1, 2])
    func finishing(speed: CGFloat) {
        scene.driver.completionSpeed = speed
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.driver.finish()
        let rest = 0.2 / Double(speed)
        scene.device.advance(by: rest - 0.01)
        #expect(!scene.mail.log.lines.contains("animated"))
        scene.device.advance(by: 0.03)
        #expect(
            scene.mail.log.lines.suffix(5) == [
                "animated", "Message.didDisappear", "Inbox.didAppear", "didShow Inbox",
                "ended completed",
            ])
        #expect(scene.mail.stack == ["Inbox"])
    }

    @Test(
        "cancelling runs back in the time it took: those who watch hear first, then the pages turn round (N-D11, N-C5.2, N-C5.6)"
    )
    func cancelling() {
        scene.mail.navigation.popViewController(animated: true)
        scene.mail.inbox.transitionCoordinator?.notifyWhenInteractionChanges { context in
            scene.mail.log.lines.append("interaction over, cancelled \(context.isCancelled)")
        }
        scene.driver.update(0.5)
        #expect(scene.mail.stack == ["Inbox"])
        scene.mail.log.lines = []
        scene.driver.cancel()
        #expect(scene.mail.stack == ["Inbox", "Message"])
        scene.device.advance(by: 0.1)
        #expect(scene.shown > 0)
        scene.device.settle()
        #expect(
            scene.mail.log.lines == [
                "interaction over, cancelled true", "Inbox.willDisappear", "Message.willAppear",
                "animated", "Inbox.didDisappear", "Message.didAppear", "ended cancelled",
            ])
        #expect(scene.mail.message.view.frame == scene.device.screen.bounds)
        #expect(scene.device.trace.records(.misuseTransitionUnfinished).isEmpty)
    }

    @Test("a led pop over several pages that is called off puts all of them back (N-C5.2)")
    func cancellingSeveral() {
        let reply = LoggedPage("Reply", log: scene.mail.log)
        scene.director.animator = nil
        scene.mail.navigation.pushViewController(reply, animated: false)
        scene.director.animator = scene.animator
        let popped = scene.mail.navigation.popToRootViewController(animated: true)
        #expect(popped == [scene.mail.message, reply])
        scene.driver.update(0.5)
        #expect(scene.mail.stack == ["Inbox"])
        scene.driver.cancel()
        #expect(scene.mail.stack == ["Inbox", "Message", "Reply"])
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message", "Reply"])
        #expect(reply.view.window != nil && scene.mail.inbox.view.window == nil)
        for page in scene.mail.navigation.viewControllers {
            #expect(page.parent === scene.mail.navigation)
        }
        scene.director.animator = nil
        scene.mail.navigation.popViewController(animated: false)
        #expect(scene.mail.stack == ["Inbox", "Message"])
    }

    @Test("after the end nothing it is told counts (N-D11)")
    func afterTheEnd() {
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.driver.finish()
        scene.driver.update(0.1)
        scene.driver.cancel()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox"])
        scene.driver.update(0.3)
        scene.driver.finish()
        #expect(scene.driver.percentComplete == 0.5)
    }

    @Test("without a transition nothing it is told counts (N-D4)")
    func withoutATransition() {
        scene.mail.navigation.popViewController(animated: false)
        scene.mail.log.lines = []
        // A pan without a guard of the root: there is nothing to pop.
        #expect(scene.mail.navigation.popViewController(animated: true) == nil)
        scene.driver.update(0.5)
        scene.driver.finish()
        scene.device.settle()
        #expect(scene.driver.percentComplete == 0)
        #expect(scene.mail.log.lines.isEmpty)
        #expect(scene.mail.stack == ["Inbox"])
    }

    @Test("one that does not want to be led from the beginning runs by itself (N-D14)")
    func unledStart() {
        scene.driver.wantsInteractiveStart = false
        scene.mail.navigation.popViewController(animated: true)
        scene.device.settle()
        #expect(scene.mail.log.lines.contains("animate"))
        #expect(scene.mail.stack == ["Inbox"])
    }

    @Test("a subclass that starts without `super` has nothing animated (N-D15)")
    func startWithoutSuper() {
        final class Lazy: UIPercentDrivenInteractiveTransition {
            override func startInteractiveTransition(
                _ transitionContext: any UIViewControllerContextTransitioning
            ) {}
        }
        let driver = Lazy()
        let scene = DirectedScene(led: true, with: driver)
        scene.mail.navigation.popViewController(animated: true)
        driver.update(0.5)
        driver.finish()
        scene.device.settle()
        #expect(!scene.mail.log.lines.contains("animate"))
        #expect(!scene.mail.log.lines.contains("didShow Inbox"))
    }

    @Test(
        "one that updates without `super` moves neither the pages nor the transition's own number (N-D15)"
    )
    func updateWithoutSuper() {
        final class Lazy: UIPercentDrivenInteractiveTransition {
            override func update(_ percentComplete: CGFloat) {}
        }
        let driver = Lazy()
        let scene = DirectedScene(led: true, with: driver)
        scene.mail.navigation.popViewController(animated: true)
        driver.update(0.5)
        #expect(scene.mail.inbox.transitionCoordinator?.percentComplete == 0)
        #expect(scene.shown == 0)
        driver.finish()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox"])
    }

    @Test(
        "an animator that animates by other means is not led: nothing moves, nothing completes it (N-D13)"
    )
    func otherMeans() {
        final class Jumper: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.3 }
            func animateTransition(
                using transitionContext: any UIViewControllerContextTransitioning
            ) {
                transitionContext.view(forKey: .from)?.frame.origin.x = 393
            }
        }
        let jumper = Jumper()
        scene.director.animator = jumper
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        #expect(scene.mail.message.view.frame.minX == 393)
        scene.driver.finish()
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseTransitionUnfinished).count == 1)
    }

    @Test(
        "completing with true what was called off is misuse: the pages stay where they are (N-D5)")
    func completedFalsely() {
        scene.animator.completes = { $0.completeTransition(true) }
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.driver.cancel()
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseTransitionCompletedFalsely).count == 1)
        #expect(scene.mail.stack == ["Inbox", "Message"])
    }

    @Test("a push in mid-swipe ends it, and the finger's later words count for nothing (N-C5.11)")
    func nested() {
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.director.animator = nil
        scene.mail.navigation.pushViewController(LoggedPage("Reply"), animated: true)
        scene.driver.update(0.7)
        scene.driver.cancel()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Reply"])
        #expect(scene.device.trace.records(.misuseTransitionCompletedTwice).isEmpty)
    }

    @Test("the driver can be used again, for the next swipe (N-D4)")
    func again() {
        for _ in 0..<2 {
            scene.mail.navigation.popViewController(animated: true)
            scene.driver.update(0.3)
            scene.driver.cancel()
            scene.device.settle()
            #expect(scene.mail.stack == ["Inbox", "Message"])
        }
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.finish()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox"])
    }
}

extension PercentDrivenTests {
    @Test(
        "a device that is dropped in the middle of it takes all with it", .tags(.apparatus),
        arguments: [true, false])
    func dropped(presents: Bool) {
        weak var device: Device?
        weak var page: UIViewController?
        func use() {
            let scene = DirectedScene(led: true)
            if presents {
                scene.mail.message.present(LoggedPage("Photo"), animated: true)
            } else {
                scene.mail.navigation.popViewController(animated: true)
                scene.driver.update(0.5)
            }
            (device, page) = (scene.device, scene.mail.message)
        }
        use()
        #expect(device == nil && page == nil)
    }
}

@Suite("The transition coordinator")
struct TransitionCoordinatorTests {
    @Test("there is one only while a transition is under way (N-D18)", arguments: [true, false])
    func inFlight(custom: Bool) {
        let scene = DirectedScene()
        if !custom { scene.director.animator = nil }
        #expect(scene.mail.inbox.transitionCoordinator == nil)
        scene.mail.navigation.popViewController(animated: true)
        #expect(scene.mail.inbox.transitionCoordinator != nil)
        #expect(scene.mail.navigation.transitionCoordinator?.isAnimated == true)
        scene.device.settle()
        #expect(scene.mail.inbox.transitionCoordinator == nil)
    }

    @Test(
        "what is animated beside it is called after the animator, completed after the transition (N-D18, N-D20)"
    )
    func alongside() {
        let scene = DirectedScene()
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.device.window.addSubview(square)
        final class Page: UIViewController {
            var willAppear: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
            override func viewWillAppear(_ animated: Bool) {
                if let transitionCoordinator { willAppear(transitionCoordinator) }
            }
        }
        let page = Page()
        page.willAppear = { coordinator in
            let isQueued = coordinator.animate { _ in
                scene.mail.log.lines.append("alongside")
                square.frame.origin.x = 100
            } completion: { context in
                scene.mail.log.lines.append("beside it over, cancelled \(context.isCancelled)")
            }
            #expect(isQueued)
        }
        scene.mail.navigation.pushViewController(page, animated: true)
        #expect(square.frame.minX == 100)
        scene.device.advance(by: 0.1)
        let shown = square.layer.presentation()?.frame.minX ?? 0
        #expect(shown > 0 && shown < 100)
        scene.device.settle()
        let lines = scene.mail.log.lines
        let order = [
            "animate", "alongside", "animated", "didShow ", "beside it over, cancelled false",
            "ended completed",
        ]
        #expect(lines.filter { order.contains($0) } == order)
    }

    @Test("beside a swipe it goes with the finger, and back when that is cancelled (N-D18)")
    func besideASwipe() {
        let mail = MailScene()
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        mail.device.window.addSubview(square)
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var square: UIView?
            var interactive: [Bool] = []
            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController, animated: Bool
            ) {
                let coordinator = navigationController.transitionCoordinator
                interactive.append(coordinator?.initiallyInteractive ?? false)
                coordinator?.animate { _ in self.square?.frame.origin.x = 100 }
            }
        }
        let delegate = Delegate()
        delegate.square = square
        mail.navigation.delegate = delegate
        let finger = mail.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 2 + 15 + 393 / 4, y: 400), over: 1)
        #expect(delegate.interactive == [true])
        let shown = square.layer.presentation()?.frame.minX ?? 0
        #expect(abs(shown - 25) < 0.5)
        finger.up()
        mail.device.settle()
        #expect(mail.stack == ["Inbox", "Message"])
        #expect(square.frame.minX == 0)
        mail.swipeBack()
        mail.device.settle()
        #expect(square.frame.minX == 100)
    }

    @Test(
        "it says how far the transition is and who leads; a change of that is told each time (N-D18, N-D19)"
    )
    func interaction() throws {
        let scene = DirectedScene(led: true)
        scene.driver.completionSpeed = 0.5
        scene.mail.navigation.popViewController(animated: true)
        let coordinator = try #require(scene.mail.inbox.transitionCoordinator)
        #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
        #expect(coordinator.transitionDuration == 0.4)
        #expect(coordinator.viewController(forKey: .from) === scene.mail.message)
        scene.driver.update(0.4)
        #expect(coordinator.percentComplete == 0.4)
        var heard: [CGFloat] = []
        coordinator.notifyWhenInteractionChanges { heard.append($0.completionVelocity) }
        scene.driver.finish()
        #expect(heard == [0.5])
        #expect(coordinator.initiallyInteractive && !coordinator.isInteractive)
        #expect(!coordinator.isCancelled)
        scene.device.settle()
        #expect(scene.device.trace.records(.transitionInteraction).first?.rule == "N-D18")
    }

    @Test("called off, it runs back at a velocity that is greater than 0 all the same (N-D19)")
    func velocityBack() throws {
        let scene = DirectedScene(led: true)
        scene.driver.completionSpeed = 0.5
        scene.mail.navigation.popViewController(animated: true)
        let coordinator = try #require(scene.mail.inbox.transitionCoordinator)
        scene.driver.update(0.4)
        scene.driver.cancel()
        #expect(coordinator.completionVelocity == 0.5)
        #expect(coordinator.isCancelled)
    }

    @Test("an animation that comes too late is refused, but its end is told (N-D18)")
    func late() {
        let scene = DirectedScene()
        scene.mail.navigation.popViewController(animated: true)
        var (isAnimated, isTold) = (false, false)
        let isQueued = scene.mail.inbox.transitionCoordinator?.animate { _ in
            isAnimated = true
        } completion: { _ in
            isTold = true
        }
        #expect(isQueued == false)
        scene.device.settle()
        #expect(!isAnimated && isTold)
    }
}
