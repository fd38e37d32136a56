/// Says who animates, and who leads, the presentation and the dismissal of a controller.
///
/// Every method is optional, as in UIKit.
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Who animates the presentation; nil leaves it to the system (Rule N-D2).
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Who animates the dismissal; nil leaves it to the system (Rule N-D2).
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Who leads a presentation that has an animator; nil lets it run by itself (Rules N-D1, N-D2).
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// Who leads a dismissal that has an animator; nil lets it run by itself (Rules N-D1, N-D2).
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// Unless a delegate says otherwise: the system.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Unless a delegate says otherwise: the system.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Unless a delegate says otherwise: nobody.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Unless a delegate says otherwise: nobody.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
