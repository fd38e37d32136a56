import Testing
import TouchEngine

@Suite("Custom transitions")
struct CustomTransitionTests {
    @Test("who animates is asked first, and who leads only of an animation (N-D1, N-D2)")
    func questions() {
        let scene = DirectedScene()
        scene.director.animator = nil
        scene.mail.navigation.popViewController(animated: true)
        scene.device.settle()
        #expect(scene.mail.log.lines.first == "who animates pop to Inbox?")
        #expect(!scene.mail.log.lines.contains("who leads?"))
        #expect(scene.mail.stack == ["Inbox"])
        scene.mail.log.lines = []
        scene.director.animator = scene.animator
        scene.mail.navigation.pushViewController(scene.mail.message, animated: true)
        #expect(
            scene.mail.log.lines.prefix(2) == ["who animates push to Message?", "who leads?"])
        #expect(scene.director.led.count == 1 && scene.director.led.first === scene.animator)
    }

    @Test("a change that is not animated asks nobody (N-D1)")
    func unanimated() {
        let scene = DirectedScene()
        scene.mail.navigation.popViewController(animated: false)
        #expect(!scene.mail.log.lines.contains("who animates pop to Inbox?"))
        #expect(scene.mail.stack == ["Inbox"])
    }

    @Test("without a leader the animator animates, and all hear of it in order (N-D2, N-D3, N-D5)")
    func plain() {
        let scene = DirectedScene()
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.2)
        #expect(scene.shown > 100 && scene.shown < 300)
        scene.device.settle()
        #expect(
            scene.mail.log.lines == [
                "who animates pop to Inbox?", "who leads?", "willShow Inbox",
                "Message.willDisappear, moving", "Inbox.willAppear", "animate", "animated",
                "Message.didDisappear", "Inbox.didAppear", "didShow Inbox", "ended completed",
            ])
        #expect(scene.mail.message.view.superview == nil)
        #expect(scene.mail.navigation.topViewController === scene.mail.inbox)
    }

    @Test(
        "a leader begins in the animator's place; what it does not animate, nobody does (N-D3, N-D4)"
    )
    func ledByAnother() {
        final class Leader: NSObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(
                _ transitionContext: any UIViewControllerContextTransitioning
            ) { context = transitionContext }
        }
        let leader = Leader()
        let scene = DirectedScene(led: true, with: leader)
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 2)
        #expect(!scene.mail.log.lines.contains("animate"))
        #expect(leader.context?.isInteractive == true)
        leader.context?.cancelInteractiveTransition()
        leader.context?.completeTransition(false)
        #expect(scene.mail.stack == ["Inbox", "Message"])
        #expect(scene.mail.log.lines.last == "ended cancelled")
    }

    @Test("the context knows both pages, and where they begin and end (N-D9)")
    func context() throws {
        let scene = DirectedScene()
        scene.mail.navigation.popViewController(animated: true)
        let context = try #require(scene.animator.context)
        let full = scene.device.screen.bounds
        #expect(context.viewController(forKey: .from) === scene.mail.message)
        #expect(context.viewController(forKey: .to) === scene.mail.inbox)
        #expect(context.view(forKey: .to) === scene.mail.inbox.view)
        #expect(context.initialFrame(for: scene.mail.message) == full)
        #expect(context.finalFrame(for: scene.mail.message) == .zero)
        #expect(context.initialFrame(for: scene.mail.inbox) == .zero)
        #expect(context.finalFrame(for: scene.mail.inbox) == full)
        #expect(context.finalFrame(for: UIViewController()) == .zero)
        #expect(context.isAnimated && !context.isInteractive)
    }

    @Test("a page that the animator does not put into the container is on no screen (N-D8)")
    func notInserted() throws {
        let scene = DirectedScene()
        scene.animator.inserts = false
        scene.mail.navigation.popViewController(animated: true)
        scene.device.settle()
        #expect(scene.mail.inbox.view.window == nil)
        #expect(
            scene.device.trace.records(.misuseTransitionViewMissing).first?.rule == "N-D8")
    }

    @Test(
        "acceptance 10: one that is never completed leaves the pages dead, and the trace says why (N-D7)"
    )
    func neverCompleted() throws {
        let scene = DirectedScene()
        scene.animator.completes = { _ in }
        let tap = UITapGestureRecognizer()
        tap.name = "inbox tap"
        scene.mail.inbox.view.addGestureRecognizer(tap)
        scene.mail.navigation.popViewController(animated: true)
        scene.device.settle()
        scene.device.tap(at: CGPoint(x: 200, y: 500))
        #expect(!scene.mail.log.lines.contains("didShow Inbox"))
        let chain = scene.device.explain(tap).chain
        #expect(chain.map(\.code) == [.recognizerViewDisabled, .misuseTransitionUnfinished])
        #expect(chain.last?.rule == "N-D7")
        #expect(chain.last?["animator"] == .text("SlideAnimator"))
    }

    @Test("one that is led and let go has to be completed too (N-D7)", arguments: [true, false])
    func letGoAndNeverCompleted(finishes: Bool) {
        let scene = DirectedScene(led: true)
        scene.animator.completes = { _ in }
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.3)
        scene.device.advance(by: 5)
        #expect(scene.device.trace.records(.misuseTransitionUnfinished).isEmpty)
        finishes ? scene.driver.finish() : scene.driver.cancel()
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseTransitionUnfinished).count == 1)
    }

    @Test("one that is completed in time is nobody's misuse (N-D7)")
    func completedInTime() {
        let scene = DirectedScene()
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 5)
        #expect(scene.device.trace.records(.misuseTransitionUnfinished).isEmpty)
    }

    @Test("completing it twice is misuse, and changes nothing (N-D5)")
    func completedTwice() {
        let scene = DirectedScene()
        scene.animator.completes = {
            $0.completeTransition(true)
            $0.completeTransition(true)
        }
        scene.mail.navigation.popViewController(animated: true)
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseTransitionCompletedTwice).count == 1)
        #expect(scene.mail.log.lines.filter { $0 == "didShow Inbox" }.count == 1)
        #expect(scene.mail.stack == ["Inbox"])
    }

    @Test(
        "completing with false calls it off: the page is back, and no didShow comes (N-D5, N-C5.9)")
    func completedWithFalse() {
        let scene = DirectedScene()
        scene.animator.completes = { $0.completeTransition(false) }
        scene.mail.navigation.popViewController(animated: true)
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message"])
        #expect(scene.mail.log.lines.last == "ended cancelled")
        #expect(!scene.mail.log.lines.contains("didShow Inbox"))
        #expect(scene.mail.inbox.view.window == nil)
    }

    @Test("a push that is called off leaves the stack as it was (N-D5)")
    func cancelledPush() {
        let scene = DirectedScene()
        let reply = LoggedPage("Reply", log: scene.mail.log)
        scene.animator.completes = { $0.completeTransition(false) }
        scene.mail.navigation.pushViewController(reply, animated: true)
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message"])
        #expect(reply.parent == nil && reply.view.window == nil)
        #expect(
            scene.mail.log.lines.suffix(5) == [
                "Reply.willDisappear", "Message.willAppear", "Reply.didDisappear",
                "Message.didAppear", "ended cancelled",
            ])
    }

    @Test("a stack that was set is not restored when that is called off (N-C5.3)")
    func cancelledSet() {
        let scene = DirectedScene()
        scene.animator.completes = { $0.completeTransition(false) }
        scene.mail.navigation.setViewControllers([scene.mail.inbox], animated: true)
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox"])
        #expect(scene.mail.message.view.window != nil, "the old page is still on the screen")
        #expect(scene.device.trace.records(.navigationCancelled).first?.rule == "N-C5.3")
        #expect(scene.mail.log.lines.suffix(2) == ["Message.didAppear", "ended cancelled"])
    }

    @Test(
        "a push in mid-transition ends it at once, and the animator's word comes too late (N-C5.11)"
    )
    func nested() {
        let scene = DirectedScene()
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.1)
        scene.director.animator = nil
        scene.mail.navigation.pushViewController(LoggedPage("Reply"), animated: true)
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Reply"])
        #expect(scene.device.trace.records(.misuseNestedTransition).count == 1)
        #expect(scene.device.trace.records(.misuseTransitionCompletedTwice).isEmpty)
    }

    @Test(
        "acceptance 9: a delegate that says anything about animations switches the built-in swipe off, even by nil (N-C2.6, N-C3.10, N-D2)",
        arguments: [true, false])
    func builtInSwipeIsOff(byNil: Bool) throws {
        let scene = DirectedScene()
        if byNil { scene.director.animator = nil }
        scene.mail.swipeBack()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message"])
        let why = scene.device.explain(try #require(scene.mail.pop))
        #expect(why.chain.last?.code == .popRefusesCustomTransition)
        #expect(why.chain.last?.rule == "N-C2.6")
        scene.device.offersContentPop = true
        scene.device.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 380, y: 400), over: 0.3)
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message"])
    }

    @Test("a delegate that says nothing of animations leaves it on (N-C2.6)")
    func silentDelegate() {
        final class Silent: NSObject, UINavigationControllerDelegate {}
        let mail = MailScene()
        let silent = Silent()
        mail.navigation.delegate = silent
        mail.swipeBack()
        mail.device.settle()
        #expect(mail.stack == ["Inbox"])
    }

    @Test(
        "a failure requirement with the swipe lets it go on beside them (N-C2.7, N-D37)",
        arguments: [true, false])
    func requirement(onThePop: Bool) throws {
        let scene = DirectedScene()
        scene.director.animator = nil
        let pan = UIPanGestureRecognizer()
        scene.mail.navigation.view.addGestureRecognizer(pan)
        let pop = try #require(scene.mail.pop)
        if onThePop {
            pan.isEnabled = false
            pop.require(toFail: pan)
        } else {
            pan.require(toFail: pop)
        }
        scene.mail.swipeBack()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox"])
    }

    @Test("an animator only for what is led keeps the system's look for a button (N-D37)")
    func onlyWhenLed() {
        let scene = DirectedScene()
        scene.director.animator = nil
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.1)
        #expect(!scene.mail.log.lines.contains("animate"))
        #expect(scene.mail.inbox.view.frame.minX < 0, "the system's page comes from the left")
    }

    @Test("an animator may complete at once (N-D5)")
    func atOnce() {
        final class Sudden: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0 }
            func animateTransition(
                using transitionContext: any UIViewControllerContextTransitioning
            ) {
                if let to = transitionContext.view(forKey: .to) {
                    transitionContext.containerView.addSubview(to)
                }
                transitionContext.completeTransition(true)
            }
        }
        let scene = DirectedScene()
        let sudden = Sudden()
        scene.director.animator = sudden
        scene.mail.navigation.popViewController(animated: true)
        #expect(scene.mail.log.lines.last == "didShow Inbox")
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseTransitionUnfinished).isEmpty)
        #expect(scene.mail.inbox.view.window != nil)
    }

    @Test("a push by one who hears that the swipe is called off finds the stack whole (N-C5.11)")
    func pushWhileCancelling() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = DirectedScene(led: true, with: driver)
        let reply = LoggedPage("Reply", log: scene.mail.log)
        scene.mail.navigation.popViewController(animated: true)
        scene.mail.inbox.transitionCoordinator?.notifyWhenInteractionChanges { _ in
            scene.director.animator = nil
            scene.mail.navigation.pushViewController(reply, animated: true)
        }
        driver.update(0.5)
        driver.cancel()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message", "Reply"])
        #expect(reply.view.window != nil && scene.mail.message.view.window == nil)
        #expect(scene.device.isAtRest)
    }
}
