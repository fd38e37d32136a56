import UIKit

/// A page that has a say in whether a drag from anywhere may take it away.
@objc protocol FullScreenPopPage {
    var allowsFullScreenPop: Bool { get }
}

/// A navigation controller whose pages can be dragged away from any place, not only from the edge.
class FullScreenPopNavigationController: UINavigationController {
    private enum Metrics {
        static let finishFraction: CGFloat = 0.4
        static let finishVelocity: CGFloat = 500
        static let duration: TimeInterval = 0.3
        static let parallax: CGFloat = 0.3
    }

    private(set) lazy var fullScreenPan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handleFullScreenPan(_:)))
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        return pan
    }()

    private var interaction: UIPercentDrivenInteractiveTransition?

    @objc private func handleFullScreenPan(_ pan: UIPanGestureRecognizer) {
        let width = max(view.bounds.width, 1)
        let fraction = min(max(pan.translation(in: view).x / width, 0), 1)
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
        case .changed:
            interaction?.update(fraction)
        case .ended:
            let velocity = pan.velocity(in: view).x
            let isFlung = velocity > Metrics.finishVelocity
            let isFar = fraction > Metrics.finishFraction && velocity > -Metrics.finishVelocity
            if isFlung || isFar {
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
            interaction = nil
        case .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }

    /// Slides the page out while the one below follows more slowly.
    private final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(
            using transitionContext: UIViewControllerContextTransitioning?
        ) -> TimeInterval { Metrics.duration }

        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
            guard let from = transitionContext.view(forKey: .from),
                let to = transitionContext.view(forKey: .to)
            else { return transitionContext.completeTransition(false) }
            let container = transitionContext.containerView
            let width = container.bounds.width
            to.frame = container.bounds.offsetBy(dx: -width * Metrics.parallax, dy: 0)
            container.insertSubview(to, belowSubview: from)
            UIView.animate(
                withDuration: transitionDuration(using: transitionContext), delay: 0,
                options: .curveLinear
            ) {
                to.frame = container.bounds
                from.frame = container.bounds.offsetBy(dx: width, dy: 0)
            } completion: { _ in
                let isDone = !transitionContext.transitionWasCancelled
                if !isDone { to.removeFromSuperview() }
                transitionContext.completeTransition(isDone)
            }
        }
    }
}

extension FullScreenPopNavigationController {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        view.addGestureRecognizer(fullScreenPan)
        interactivePopGestureRecognizer?.isEnabled = false
    }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        // A page pushed in the middle of a drag would leave the drag without its transition.
        guard interaction == nil else { return }
        super.pushViewController(viewController, animated: animated)
    }
}

extension FullScreenPopNavigationController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop && interaction != nil ? PopAnimator() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction
    }
}

extension FullScreenPopNavigationController: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === fullScreenPan else { return true }
        guard viewControllers.count > 1, transitionCoordinator == nil else { return false }
        let velocity = fullScreenPan.velocity(in: view)
        guard velocity.x > abs(velocity.y) else { return false }
        return (topViewController as? FullScreenPopPage)?.allowsFullScreenPop ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        var candidate = touch.view
        while let current = candidate, current !== view {
            if let scrollView = current as? UIScrollView, scrollView.canScrollBack { return false }
            candidate = current.superview
        }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView else { return false }
        return otherGestureRecognizer === scrollView.panGestureRecognizer
    }
}

extension UIScrollView {
    /// Whether there is something to the left that a drag to the right would bring back.
    fileprivate var canScrollBack: Bool {
        contentSize.width > bounds.width && contentOffset.x > -adjustedContentInset.left
    }
}
