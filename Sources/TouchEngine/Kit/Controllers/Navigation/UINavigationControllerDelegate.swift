/// Hears of a navigation controller's pages.
///
/// Every method is optional, as in UIKit.
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called when a page is about to be shown; after a cancelled swipe nothing takes it back (Rule N-C5.9).
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool)

    /// Called when a page has been shown (Rule N-C5.10).
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool)

    /// Asked who animates; nil leaves it to the system, but the built-in swipe is gone either way (Rules N-C2.6, N-D1,
    /// N-D2).
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Asked who leads a transition that has an animator; nil lets it run by itself (Rules N-D1, N-D2).
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Unless a delegate says otherwise: nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController, animated: Bool
    ) {}

    /// Unless a delegate says otherwise: nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController, animated: Bool
    ) {}

    /// Unless a delegate says otherwise: the system.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        navigationController.gaveDefaultAnimator = true
        return nil
    }

    /// Unless a delegate says otherwise: nobody.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
