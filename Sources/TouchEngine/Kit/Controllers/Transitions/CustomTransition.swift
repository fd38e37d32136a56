/// What makes a transition a custom one: who animates it, who leads it, and whether it is ever completed.
final class CustomTransition {
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    @Weak private var transition: Transition?
    private var watch: ScheduledTimer?
    private var asked: (any UIViewImplicitlyAnimating)?

    init(
        _ transition: Transition, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.animator = animator
        self.interactor = interactor
        self.transition = transition
        transition.isInteractive = interactor?.wantsInteractiveStart ?? false
        transition.startedInteractively = transition.isInteractive
    }

    /// Has the interaction controller begin, or the animator where there is none: one of the two (Rule N-D3).
    func perform() {
        guard let transition, let device = transition.device else { return }
        let context = TransitionContext(transition)
        transition.duration = animator.transitionDuration(using: context)
        transition.note(
            .transitionBegan,
            [
                TraceField("animator", device.trace.name(of: animator)),
                TraceField("interactive", transition.isInteractive),
                TraceField("leader", interactor.map { device.trace.name(of: $0) } ?? ""),
                TraceField("duration", CGFloat(transition.duration)),
            ], rule: "N-D3")
        if let interactor, transition.isInteractive {
            interactor.startInteractiveTransition(context)
        } else {
            animator.animateTransition(using: context)
            if transition.isCurrent {
                (interactor as? UIPercentDrivenInteractiveTransition)?.watch(context)
                watchForCompletion()
            }
        }
        if transition.isCurrent { transition.isInterruptible = interruptible(context) != nil }
        // Only now: what is animated beside it comes after the animator's own (Rule N-D20).
        if transition.isCurrent { transition.runAlongside() }
    }

    /// The animator that can be held, if there is one; it is asked for after the start (Rule N-D17).
    func interruptible(_ context: TransitionContext) -> (any UIViewImplicitlyAnimating)? {
        if let asked { return asked is NoAnimator ? nil : asked }
        let answer = animator.interruptibleAnimator(using: context)
        asked = answer
        return answer is NoAnimator ? nil : answer
    }

    /// Looks, once it should be over, whether it has been completed; one that is led takes the time it takes (Rule N-D7).
    func watchForCompletion() {
        guard let transition, transition.isCurrent, let device = transition.device else { return }
        device.clock.cancel(watch)
        watch = device.clock.schedule(after: transition.duration + 1) { [self] in
            watch = nil
            guard let transition = self.transition, transition.isCurrent, !transition.isInteractive
            else { return }
            transition.stage.unfinished = transition.note(
                .misuseTransitionUnfinished,
                [
                    TraceField("animator", device.trace.name(of: animator)),
                    TraceField("duration", CGFloat(transition.duration)),
                ], rule: "N-D7")
        }
    }

    /// Tells the animator that it is over, and those who lead.
    func end(completed: Bool) {
        if let device = transition?.device { device.clock.cancel(watch) }
        transition?.stage.unfinished = nil
        (interactor as? UIPercentDrivenInteractiveTransition)?.release()
        animator.animationEnded(completed)
    }
}
