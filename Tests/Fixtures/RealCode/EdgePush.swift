import UIKit

/// Pushes the next page under a finger that comes in from the right edge.
final class EdgePushCoordinator: NSObject {
    private enum Metrics {
        static let finishFraction: CGFloat = 0.5
        static let finishVelocity: CGFloat = 600
    }

    private weak var navigationController: UINavigationController?
    private weak var formerDelegate: UINavigationControllerDelegate?
    private let nextPage: () -> UIViewController?
    private var interaction: UIPercentDrivenInteractiveTransition?

    private(set) lazy var edgePan: UIScreenEdgePanGestureRecognizer = {
        let pan = UIScreenEdgePanGestureRecognizer(
            target: self, action: #selector(edgePanned(_:)))
        pan.edges = .right
        pan.delegate = self
        pan.name = "edge push"
        return pan
    }()

    init(
        _ navigationController: UINavigationController, nextPage: @escaping () -> UIViewController?
    ) {
        self.navigationController = navigationController
        self.nextPage = nextPage
        super.init()
        navigationController.view.addGestureRecognizer(edgePan)
    }

    @objc private func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard let view = pan.view else { return }
        let fraction = min(max(-pan.translation(in: view).x / max(view.bounds.width, 1), 0), 1)
        switch pan.state {
        case .began:
            begin()
        case .changed:
            interaction?.update(fraction)
        case .ended:
            let velocity = pan.velocity(in: view).x
            let isFar = fraction > Metrics.finishFraction && velocity <= 0
            if isFar || velocity < -Metrics.finishVelocity {
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

    private func begin() {
        guard let navigationController, let page = nextPage() else { return }
        formerDelegate = navigationController.delegate
        navigationController.delegate = self
        interaction = UIPercentDrivenInteractiveTransition()
        navigationController.pushViewController(page, animated: true)
        guard let coordinator = navigationController.transitionCoordinator else { return restore() }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.restore() }
    }

    private func restore() {
        guard navigationController?.delegate === self else { return }
        navigationController?.delegate = formerDelegate
        formerDelegate = nil
    }
}

extension EdgePushCoordinator: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? EdgePushAnimator() : nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction
    }
}

extension EdgePushCoordinator: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigationController?.transitionCoordinator == nil
    }
}

private final class EdgePushAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator { return animator }
        let container = transitionContext.containerView
        let to = transitionContext.view(forKey: .to) ?? UIView()
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), curve: .linear
        ) { to.frame = container.bounds }
        to.frame = container.bounds.offsetBy(dx: container.bounds.width, dy: 0)
        container.addSubview(to)
        animator.addCompletion { [weak self] _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            self?.animator = nil
        }
        self.animator = animator
        return animator
    }
}

/// A book whose next page comes in from the right.
class EdgePushReaderController: UIViewController {
    private(set) var number = 1
    private(set) var appearances = 0

    convenience init(number: Int) {
        self.init(nibName: nil, bundle: nil)
        self.number = number
        title = "Page \(number)"
    }
}

extension EdgePushReaderController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }
}
