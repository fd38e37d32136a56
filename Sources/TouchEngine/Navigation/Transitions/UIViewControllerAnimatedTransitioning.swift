/// Animates a custom transition.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long it will take, in seconds (Rule N-D11).
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval

    /// Puts the view that comes into the container, animates, and completes the transition (Rules N-D3, N-D5, N-D8).
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Called when the transition has been completed, or called off (Rule N-D5).
    ///
    /// Optional, as in UIKit.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Unless an animator says otherwise: nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
