/// Animates a custom transition.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long it will take, in seconds (Rule N-D11).
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval

    /// Puts the view that comes into the container, animates, and completes the transition (Rules N-D3, N-D5, N-D8).
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The one animator of the whole transition, which can be held and turned round while that is under way
    /// (Rule N-D17).
    ///
    /// Optional, as in UIKit.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Called when the transition has been completed, or called off (Rule N-D5).
    ///
    /// Optional, as in UIKit.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Unless an animator says otherwise: it cannot be held.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoAnimator() }

    /// Unless an animator says otherwise: nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What an animator gives out that cannot be held.
final class NoAnimator: NSObject, UIViewImplicitlyAnimating {
    var state: UIViewAnimatingState { .inactive }
    var isRunning: Bool { false }
    var isReversed = false
    var fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
