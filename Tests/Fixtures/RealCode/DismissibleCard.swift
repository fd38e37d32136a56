import UIKit

/// A card that rises from below over a dimmed page, and is dragged down to go.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
    private enum Metrics {
        static let duration: TimeInterval = 0.35
        static let finishFraction: CGFloat = 0.35
        static let finishVelocity: CGFloat = 900
    }

    private weak var presented: UIViewController?
    private var interaction: UIPercentDrivenInteractiveTransition?
    private lazy var pan = AxisPanGestureRecognizer(
        axis: .vertical, target: self, action: #selector(handlePan(_:)))

    func attach(to viewController: UIViewController) {
        presented = viewController
        pan.name = "card pan"
        viewController.modalPresentationStyle = .custom
        viewController.transitioningDelegate = self
        viewController.view.addGestureRecognizer(pan)
    }

    @objc private func handlePan(_ pan: AxisPanGestureRecognizer) {
        guard let view = pan.view else { return }
        let fraction = min(max(pan.travel(in: view.superview) / max(view.bounds.height, 1), 0), 1)
        switch pan.state {
        case .began:
            // Upwards there is nothing to do: the drag goes on without a transition.
            guard pan.speed(in: view) >= 0 else { return }
            interaction = UIPercentDrivenInteractiveTransition()
            presented?.dismiss(animated: true)
        case .changed:
            interaction?.update(fraction)
        case .ended where shouldFinish(fraction, speed: pan.speed(in: view)):
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }

    private func shouldFinish(_ fraction: CGFloat, speed: CGFloat) -> Bool {
        speed > Metrics.finishVelocity || (fraction > Metrics.finishFraction && speed >= 0)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator(isRising: true, duration: Metrics.duration)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        CardAnimator(isRising: false, duration: Metrics.duration)
    }

    func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction
    }
}

/// Lays the card out and dims what is behind it.
final class CardPresentationController: UIPresentationController {
    private(set) lazy var dimmingView: UIView = {
        let view = UIView()
        view.accessibilityIdentifier = "dimming"
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        view.alpha = 0
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
        return view
    }()

    @objc private func dimmingTapped() {
        presentedViewController.dismiss(animated: true)
    }
}

extension CardPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let height = (bounds.height * 0.6).rounded()
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        alongside { $0.dimmingView.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        alongside { $0.dimmingView.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
    }

    private func alongside(_ change: @escaping (CardPresentationController) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            return change(self)
        }
        coordinator.animate(alongsideTransition: { [weak self] _ in
            if let self { change(self) }
        })
    }
}

private final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isRising: Bool
    private let duration: TimeInterval

    init(isRising: Bool, duration: TimeInterval) {
        self.isRising = isRising
        self.duration = duration
    }

    func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval { duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isRising ? .to : .from
        guard let card = transitionContext.viewController(forKey: key) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let resting =
            isRising ? transitionContext.finalFrame(for: card) : card.view.frame
        let hidden = CGRect(
            x: resting.minX, y: container.bounds.maxY, width: resting.width, height: resting.height)
        if isRising {
            card.view.frame = hidden
            container.addSubview(card.view)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveEaseInOut],
            animations: { [isRising] in card.view.frame = isRising ? resting : hidden },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
