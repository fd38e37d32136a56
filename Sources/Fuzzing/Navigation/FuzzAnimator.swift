import TouchEngine

/// An animator that fades, and says at the end what it should, nothing, or that twice.
final class FuzzAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let manners: Int

    init(_ manners: Int) { self.manners = manners }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let manners = manners
        let coming = transitionContext.view(forKey: .to)
        if let coming, let page = transitionContext.viewController(forKey: .to) {
            coming.frame = transitionContext.finalFrame(for: page)
            transitionContext.containerView.addSubview(coming)
        }
        coming?.alpha = 0.2
        UIView.animate(withDuration: 0.3) {
            coming?.alpha = 1
        } completion: { _ in
            if manners == 2 { return }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            if manners == 3 { transitionContext.completeTransition(true) }
        }
    }
}

/// Hears which pages are shown.
final class FuzzDirector: NSObject, UINavigationControllerDelegate {
    weak var stage: Stage?

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) { tell(viewController, isDone: false) }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) { tell(viewController, isDone: true) }

    fileprivate func tell(_ controller: UIViewController, isDone: Bool) {
        guard let page = controller as? FuzzPage else { return }
        stage?.see(.shows(page: page.number, isDone: isDone))
    }
}

/// One that also says who animates, and who leads.
///
/// It is a delegate in its own right: a subclass's methods would not take the place of the protocol's defaults.
final class AnimatingDirector: NSObject, UINavigationControllerDelegate {
    private let teller: FuzzDirector
    var manners = 1
    var isLed = false
    private(set) var leader: UIPercentDrivenInteractiveTransition?

    init(_ teller: FuzzDirector) { self.teller = teller }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) { teller.tell(viewController, isDone: false) }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) { teller.tell(viewController, isDone: true) }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        manners == 4 ? nil : FuzzAnimator(manners)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        leader = isLed ? UIPercentDrivenInteractiveTransition() : nil
        return leader
    }
}
