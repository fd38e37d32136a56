import TouchEngine

/// An animator that fades, and says at the end what it should, nothing, or that twice.
final class FuzzAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let manners: Int
    private weak var director: AnimatingDirector?

    init(_ manners: Int, of director: AnimatingDirector) {
        self.manners = manners
        self.director = director
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let manners = manners
        let coming = transitionContext.view(forKey: .to)
        let page = transitionContext.viewController(forKey: .to)
        if let coming, let page {
            coming.frame = transitionContext.finalFrame(for: page)
            transitionContext.containerView.addSubview(coming)
        }
        coming?.alpha = 0.2
        if let page { director?.fading.append(page) }
        UIView.animate(withDuration: 0.3) {
            coming?.alpha = 1
        } completion: { [weak director] _ in
            if let page, let place = director?.fading.firstIndex(where: { $0 === page }) {
                director?.fading.remove(at: place)
            }
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
    /// The pages that fade in just now, even if their transition was cut short: fingers pass them by (G-1.11).
    fileprivate(set) var fading: [UIViewController] = []
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
        manners == 4 ? nil : FuzzAnimator(manners, of: self)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        leader = isLed ? UIPercentDrivenInteractiveTransition() : nil
        return leader
    }
}
