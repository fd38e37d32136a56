import TouchEngine

/// An animator with one property animator for the whole transition, which completes it only if it is to.
final class HeldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Whether `animateTransition` starts the animator, as Apple's sample does.
    var starts = true
    var completes = true
    var seconds = 0.4
    private(set) var asked = 0
    private(set) var animator: UIViewPropertyAnimator?

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { seconds }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if starts { make(transitionContext).startAnimation() }
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        asked += 1
        return make(transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }

    private func make(
        _ context: any UIViewControllerContextTransitioning
    ) -> UIViewPropertyAnimator {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
        if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
        let from = context.view(forKey: .from)
        made.addAnimations { from?.frame.origin.x = 393 }
        made.addCompletion { [self] in
            if completes { context.completeTransition($0 == .end) }
        }
        animator = made
        return made
    }
}
