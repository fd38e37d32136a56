/// Says who animates, who leads and who manages the presentation and the dismissal of a controller.
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

    /// Who manages a presentation in the style `custom`; nil leaves that to a plain presentation controller (Rule N-P1).
    ///
    /// `presenting` is nil when somebody asks for the presentation controller before the presentation.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
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

    /// Unless a delegate says otherwise: a plain presentation controller.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { nil }
}
