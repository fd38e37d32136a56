import TouchEngine

/// An animator that moves the coming page in from the right, or the leaving one out to the right, as most do.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    var seconds = 0.4
    /// Whether it puts the coming page into the container.
    var inserts = true
    /// What it says at the end; at first what it should.
    var completes: (any UIViewControllerContextTransitioning) -> Void = {
        $0.completeTransition(!$0.transitionWasCancelled)
    }
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ log: CallLog) { self.log = log }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { seconds }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.lines.append("animate")
        context = transitionContext
        if inserts, let to = transitionContext.view(forKey: .to) {
            transitionContext.containerView.insertSubview(to, at: 0)
        }
        let from = transitionContext.view(forKey: .from)
        UIView.animate(withDuration: seconds) {
            from?.frame.origin.x = 393
        } completion: { _ in
            self.log.lines.append("animated")
            self.completes(transitionContext)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log.lines.append("ended \(transitionCompleted ? "completed" : "cancelled")")
    }
}

/// A navigation delegate that gives out what it was given, and writes down what it is asked.
final class Director: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// The animators that it was given when it was asked who leads.
    private(set) var led: [any UIViewControllerAnimatedTransitioning] = []

    init(_ log: CallLog) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.lines.append("who animates \(operation) to \(toVC.title ?? "")?")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.lines.append("who leads?")
        led.append(animationController)
        return interactor
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) { log.lines.append("willShow \(viewController.title ?? "")") }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) { log.lines.append("didShow \(viewController.title ?? "")") }
}

/// The mail scene with a delegate that has its own animations, and a driver that may lead them.
struct DirectedScene {
    let mail = MailScene()
    let director: Director
    let animator: SlideAnimator
    let driver = UIPercentDrivenInteractiveTransition()

    init(led: Bool = false, with driver: (any UIViewControllerInteractiveTransitioning)? = nil) {
        director = Director(mail.log)
        animator = SlideAnimator(mail.log)
        director.animator = animator
        director.interactor = led ? driver ?? self.driver : nil
        mail.navigation.delegate = director
        mail.log.lines = []
    }

    var device: Device { mail.device }

    /// Where the screen shows the left edge of the message, in points.
    var shown: CGFloat { mail.message.view.layer.presentation()?.frame.minX ?? -1 }
}
