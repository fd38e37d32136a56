import Testing
import TouchEngine

/// A swipe back from anywhere, made of a pan, a navigation delegate, an animator and a leader, as its author would write it.
private final class Swiper: UIPercentDrivenInteractiveTransition, UINavigationControllerDelegate,
    UIViewControllerAnimatedTransitioning
{
    weak var navigation: UINavigationController?
    /// What the author may have left out or got wrong.
    enum Slip { case none, noRootGuard, noSuperUpdate, leadsButtonsToo }
    var slip = Slip.none
    private(set) var isSwiping = false

    func pan(_ pan: UIPanGestureRecognizer) {
        guard let navigation, let view = navigation.view else { return }
        let part = pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began:
            guard navigation.viewControllers.count > 1 || slip == .noRootGuard else { return }
            isSwiping = true
            navigation.popViewController(animated: true)
        case .changed: update(part)
        case .ended:
            isSwiping = false
            part > 0.5 ? finish() : cancel()
        case .cancelled:
            isSwiping = false
            cancel()
        default: break
        }
    }

    override func update(_ percentComplete: CGFloat) {
        if slip != .noSuperUpdate { super.update(percentComplete) }
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to),
            let from = transitionContext.view(forKey: .from)
        else { return }
        transitionContext.containerView.insertSubview(to, belowSubview: from)
        to.frame = transitionContext.containerView.bounds
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
            from.frame.origin.x = from.bounds.width
        }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .pop && (isSwiping || slip == .leadsButtonsToo) ? self : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}

/// A leader that does everything itself, with a property animator, and tells the context what it does.
private final class OwnLeader: UIPercentDrivenInteractiveTransition {
    /// Whether it starts its animator at once, as one would for a transition that nobody leads.
    var startsAtOnce = false
    private var context: (any UIViewControllerContextTransitioning)?
    private var animator: UIViewPropertyAnimator?

    override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let to = transitionContext.view(forKey: .to),
            let from = transitionContext.view(forKey: .from)
        else { return }
        transitionContext.containerView.insertSubview(to, belowSubview: from)
        context = transitionContext
        animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
            from.frame.origin.x = from.bounds.width
        }
        animator?.addCompletion { [weak self] position in
            self?.context?.completeTransition(position == .end)
            self?.animator = nil
        }
        startsAtOnce ? animator?.startAnimation() : animator?.pauseAnimation()
    }

    override func update(_ percentComplete: CGFloat) {
        animator?.fractionComplete = percentComplete
        context?.updateInteractiveTransition(percentComplete)
    }

    override func cancel() {
        context?.cancelInteractiveTransition()
        animator?.isReversed = true
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    override func finish() {
        context?.finishInteractiveTransition()
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
}

@Suite("A swipe back from the whole page, by a transition of one's own")
struct WholePageSwipeTests {
    private let mail = MailScene()
    private let swiper = Swiper()

    init() {
        swiper.navigation = mail.navigation
        mail.navigation.delegate = swiper
        mail.navigation.view.addGestureRecognizer(
            UIPanGestureRecognizer(target: swiper, action: Selector("pan(_:)", Swiper.pan)))
    }

    private func drag(by width: CGFloat) -> Finger {
        let finger = mail.device.finger()
        finger.down(at: CGPoint(x: 60, y: 400))
        finger.move(to: CGPoint(x: 70 + width, y: 400), over: 0.5)
        return finger
    }

    private var shown: CGFloat { mail.message.view.layer.presentation()?.frame.minX ?? -1 }

    @Test(
        "past half it finishes, before it cancels (N-D4, N-D11)",
        arguments: [220, 170] as [CGFloat])
    func decides(width: CGFloat) {
        let finger = drag(by: width)
        #expect(abs(shown - width) < 1)
        finger.up()
        mail.device.settle()
        #expect(mail.stack == (width > 196.5 ? ["Inbox"] : ["Inbox", "Message"]))
        #expect(mail.device.isAtRest)
        #expect(mail.device.trace.records(.misuseTransitionCompletedTwice).isEmpty)
    }

    @Test("a call in mid-swipe calls it off, because `.cancelled` is handled (N-D5, G-2.33)")
    func interrupted() {
        _ = drag(by: 220)
        mail.device.cancelTouches()
        mail.device.settle()
        #expect(mail.stack == ["Inbox", "Message"])
        #expect(mail.message.view.frame == mail.device.screen.bounds)
    }

    @Test(
        "fragile: on the root no transition starts, and what the leader is told counts for nothing (N-D4)"
    )
    func noRootGuard() {
        mail.navigation.popViewController(animated: false)
        swiper.slip = .noRootGuard
        drag(by: 220).up()
        mail.device.settle()
        #expect(mail.stack == ["Inbox"])
        #expect(swiper.percentComplete == 0)
        mail.navigation.pushViewController(mail.message, animated: false)
        #expect(mail.stack == ["Inbox", "Message"])
    }

    @Test("fragile: without super's update the transition's own number stands still (N-D15)")
    func noSuperUpdate() {
        swiper.slip = .noSuperUpdate
        let finger = drag(by: 220)
        #expect(mail.navigation.transitionCoordinator?.percentComplete == 0)
        #expect(shown == 0)
        finger.up()
        mail.device.settle()
        #expect(mail.stack == ["Inbox"])
    }

    @Test(
        "fragile: a leader given out for the button too is never told anything, and the page hangs (N-D3)"
    )
    func ledButton() {
        swiper.slip = .leadsButtonsToo
        mail.navigation.popViewController(animated: true)
        mail.device.settle()
        #expect(mail.stack == ["Inbox"])
        #expect(mail.message.view.window != nil)
        #expect(mail.navigation.transitionCoordinator?.isInteractive == true)
    }

    @Test(
        "a leader that does it all itself, without super, works too (N-D3, N-D5)",
        arguments: [true, false])
    func ownLeader(finishes: Bool) {
        let leader = OwnLeader()
        let scene = DirectedScene(led: true, with: leader)
        scene.mail.navigation.popViewController(animated: true)
        leader.update(0.25)
        #expect((scene.shown * 4).rounded() == 393)
        #expect(scene.mail.inbox.transitionCoordinator?.percentComplete == 0.25)
        finishes ? leader.finish() : leader.cancel()
        scene.device.settle()
        #expect(scene.mail.stack == (finishes ? ["Inbox"] : ["Inbox", "Message"]))
        #expect(scene.mail.log.lines.last == "ended \(finishes ? "completed" : "cancelled")")
        #expect(!scene.mail.log.lines.contains("animate"))
    }

    @Test(
        "fragile: an animator started at the beginning does not heed the finger, and ends without it (N-D36)"
    )
    func startedAtOnce() {
        let leader = OwnLeader()
        leader.startsAtOnce = true
        let scene = DirectedScene(led: true, with: leader)
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.1)
        leader.update(0.1)
        #expect(scene.shown > 50)
        scene.device.advance(by: 0.3)
        #expect(scene.mail.log.lines.last == "ended completed", "and the finger is still down")
    }
}
