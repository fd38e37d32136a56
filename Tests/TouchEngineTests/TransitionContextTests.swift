import Testing
import TouchEngine

/// Leads nothing; it keeps the context, and lets a test say what it likes with it.
private final class Holder: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) { context = transitionContext }
}

@Suite("The context of a custom transition")
struct TransitionContextTests {
    @Test("it gives out both controllers and both views, and nothing for another key (N-D9, N-D10)")
    func keys() throws {
        let scene = DirectedScene()
        scene.mail.navigation.popViewController(animated: true)
        let context = try #require(scene.animator.context)
        #expect(context.viewController(forKey: .from) === scene.mail.message)
        #expect(context.viewController(forKey: .to) === scene.mail.inbox)
        #expect(context.viewController(forKey: .init(rawValue: "other")) == nil)
        #expect(context.view(forKey: .from) === scene.mail.message.view)
        #expect(context.view(forKey: .to) === scene.mail.inbox.view)
        #expect(context.view(forKey: .init(rawValue: "other")) == nil)
        #expect(context.initialFrame(for: UIViewController()) == .zero)
        #expect(context.containerView === scene.mail.message.view.superview)
        #expect(context.presentationStyle == .none && context.targetTransform == .identity)
        #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
    }

    @Test("the keys are their texts, as Apple has them", .tags(.apparatus))
    func keyTexts() {
        typealias Key = UITransitionContextViewControllerKey
        typealias ViewKey = UITransitionContextViewKey
        #expect(Key.from.rawValue == "UITransitionContextFromViewController")
        #expect(Key.to.rawValue == "UITransitionContextToViewController")
        #expect(ViewKey.from.rawValue == "UITransitionContextFromView")
        #expect(ViewKey.to.rawValue == "UITransitionContextToView")
        #expect(Key(rawValue: Key.from.rawValue) == .from && Key.from != .to)
        #expect(ViewKey(rawValue: ViewKey.to.rawValue) == .to && ViewKey.from != .to)
        #expect(Set([Key.from, Key.to, Key(rawValue: Key.to.rawValue)]).count == 2)
        #expect(Set([ViewKey.from, ViewKey.to, ViewKey(rawValue: ViewKey.to.rawValue)]).count == 2)
        #expect(Key.from.hashValue != Key.to.hashValue)
        #expect(ViewKey.from.hashValue != ViewKey.to.hashValue)
    }

    @Test("the pages' places are those beside the bars (N-D9, N-F4)")
    func places() throws {
        let scene = DirectedScene()
        scene.mail.inbox.edgesForExtendedLayout = []
        scene.mail.message.edgesForExtendedLayout = []
        let below = CGRect(x: 0, y: 103, width: 393, height: 749)
        scene.mail.message.view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        scene.mail.navigation.popViewController(animated: true)
        let context = try #require(scene.animator.context)
        #expect(context.initialFrame(for: scene.mail.message) == below)
        #expect(context.finalFrame(for: scene.mail.inbox) == below)
    }

    @Test("a number that is said to it is kept, between 0 and 1 (N-D18)")
    func progress() throws {
        let holder = Holder()
        let scene = DirectedScene(led: true, with: holder)
        scene.mail.navigation.popViewController(animated: true)
        let context = try #require(holder.context)
        let coordinator = try #require(scene.mail.inbox.transitionCoordinator)
        for (said, kept) in [(0.3, 0.3), (1.5, 1), (-0.5, 0), (0.7, 0.7)] as [(CGFloat, CGFloat)] {
            context.updateInteractiveTransition(said)
            #expect(coordinator.percentComplete == kept)
        }
        context.finishInteractiveTransition()
        #expect(!context.isInteractive && coordinator.completionVelocity == 1)
        context.completeTransition(true)
        context.updateInteractiveTransition(0.2)
        #expect(coordinator.percentComplete == 0.7, "it is over")
    }

    @Test("it is led again when that is said, and everyone is told each time (N-D18, N-D19)")
    func pausing() throws {
        let holder = Holder()
        let scene = DirectedScene(led: true, with: holder)
        scene.mail.navigation.popViewController(animated: true)
        let context = try #require(holder.context)
        let coordinator = try #require(scene.mail.inbox.transitionCoordinator)
        var heard: [Bool] = []
        coordinator.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
        coordinator.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
        context.pauseInteractiveTransition()
        #expect(heard.isEmpty, "it is led already")
        context.finishInteractiveTransition()
        context.finishInteractiveTransition()
        #expect(heard == [false, false])
        context.pauseInteractiveTransition()
        #expect(heard == [false, false, true, true] && context.isInteractive)
        context.cancelInteractiveTransition()
        #expect(heard.suffix(2) == [false, false] && heard.count == 6)
        #expect(context.transitionWasCancelled && coordinator.completionVelocity == 1)
        context.cancelInteractiveTransition()
        #expect(heard.count == 6)
        context.completeTransition(false)
        context.pauseInteractiveTransition()
        #expect(!context.isInteractive && heard.count == 6, "it is over")
        let told = scene.device.trace.records(.transitionInteraction)
        #expect(told.map { $0["interactive"] } == [.flag(false), .flag(true), .flag(false)])
        #expect(told.map { $0["cancelled"] } == [.flag(false), .flag(false), .flag(true)])
    }

    @Test(
        "the trace says who animates, who leads, and how it ended (N-D3, N-D5)",
        arguments: [true, false])
    func trace(led: Bool) throws {
        let scene = DirectedScene(led: led)
        scene.animator.seconds = 0.25
        scene.mail.navigation.popViewController(animated: true)
        let began = try #require(scene.device.trace.records(.transitionBegan).first)
        #expect(began.subject == "Inbox" && began.rule == "N-D3")
        #expect(began["animator"] == .text("SlideAnimator"))
        #expect(began["interactive"] == .flag(led))
        #expect(
            began["leader"] == .text(led ? "UIPercentDrivenInteractiveTransition" : ""))
        #expect(began["duration"] == .number(0.25))
        if led {
            scene.driver.update(0.4)
            scene.driver.cancel()
            let told = try #require(scene.device.trace.records(.transitionInteraction).first)
            #expect(told["percent"] == .number(40))
        }
        scene.device.settle()
        let completed = try #require(scene.device.trace.records(.transitionCompleted).first)
        #expect(completed["completed"] == .flag(!led) && completed.rule == "N-D5")
        #expect(completed.subject == "Inbox")
    }

    @Test("one that is not completed a second after its time is told of then, not before (N-D7)")
    func unfinished() throws {
        let scene = DirectedScene()
        scene.animator.completes = { _ in }
        scene.animator.seconds = 0.5
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 1.49)
        #expect(scene.device.trace.records(.misuseTransitionUnfinished).isEmpty)
        scene.device.advance(by: 0.02)
        let record = try #require(scene.device.trace.records(.misuseTransitionUnfinished).first)
        #expect(record.time == 1.5 && record["duration"] == .number(0.5))
        #expect(record["animator"] == .text("SlideAnimator"))
        scene.device.settle()
        #expect(scene.device.trace.records(.misuseTransitionUnfinished).count == 1)
    }

    @Test("one that is completed late after all brings the pages back to life (N-D5, N-D7)")
    func completedLate() throws {
        let scene = DirectedScene()
        scene.animator.completes = { _ in }
        let tap = UITapGestureRecognizer()
        let listener = Listener()
        listener.listen(to: tap, as: "inbox tap", on: scene.mail.inbox.view)
        scene.mail.navigation.popViewController(animated: true)
        scene.device.settle()
        scene.device.tap(at: CGPoint(x: 200, y: 500))
        #expect(listener.heard.isEmpty)
        try #require(scene.animator.context).completeTransition(true)
        scene.device.tap(at: CGPoint(x: 200, y: 500))
        #expect(listener.heard == ["inbox tap ended"])
        #expect(scene.mail.log.lines.last == "ended completed")
    }

    @Test("a leader that wants no beginning of its own lets the animator begin (N-D3, N-D14)")
    func startsByItself() {
        let scene = DirectedScene(led: true)
        scene.driver.wantsInteractiveStart = false
        scene.mail.navigation.popViewController(animated: true)
        #expect(scene.mail.log.lines.filter { $0 == "animate" }.count == 1)
        #expect(scene.mail.inbox.transitionCoordinator?.initiallyInteractive == false)
        #expect(scene.driver.duration == 0.4)
        scene.driver.update(0.5)
        #expect(scene.driver.percentComplete == 0, "nobody leads")
        scene.driver.cancel()
        scene.driver.finish()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox"])
    }

    @Test("what a leader says of itself where it says nothing (N-D11, N-D12, N-D14)")
    func leaderDefaults() {
        let holder: any UIViewControllerInteractiveTransitioning = Holder()
        #expect(holder.completionSpeed == 1 && holder.completionCurve == .easeInOut)
        #expect(holder.wantsInteractiveStart)
        let driver = UIPercentDrivenInteractiveTransition()
        #expect(driver.completionSpeed == 1 && driver.completionCurve == .easeInOut)
        #expect(driver.wantsInteractiveStart && driver.timingCurve == nil)
        #expect(driver.percentComplete == 0 && driver.duration == 0)
    }
}
