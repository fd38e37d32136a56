/// What an animator and an interaction controller hold of a custom transition.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let transition: Transition

    init(_ transition: Transition) {
        self.transition = transition
    }

    var containerView: UIView { transition.stage }
    var isAnimated: Bool { transition.isAnimated }
    var isInteractive: Bool { transition.isInteractive }
    var transitionWasCancelled: Bool { transition.isCancelled }
    var presentationStyle: UIModalPresentationStyle { transition.style }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard transition.isCurrent else { return }
        transition.progress = min(max(percentComplete, 0), 1)
        transition.scrubAlongside()
    }

    func finishInteractiveTransition() {
        transition.endInteraction()
        transition.custom?.watchForCompletion()
    }

    func cancelInteractiveTransition() {
        transition.callOff()
        transition.custom?.watchForCompletion()
    }

    func pauseInteractiveTransition() {
        guard transition.isCurrent, !transition.isInteractive else { return }
        transition.isInteractive = true
        transition.coordinator.interactionChanged()
    }

    func completeTransition(_ didComplete: Bool) {
        guard !transition.isCutShort else { return }
        guard transition.isCurrent else {
            transition.note(.misuseTransitionCompletedTwice, rule: "N-D5")
            return
        }
        if didComplete, transition.isCancelled {
            transition.note(.misuseTransitionCompletedFalsely, rule: "N-D5")
        }
        if !didComplete { transition.callOff() }
        transition.note(
            .transitionCompleted, [TraceField("completed", !transition.isCancelled)], rule: "N-D5")
        transition.end()
        transition.device?.catchUp()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        if key == .from { return transition.from }
        return key == .to ? transition.to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if key == .from { return transition.view(of: transition.from) }
        return key == .to ? transition.view(of: transition.to) : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        isOneOfThem(vc) ? transition.frame(of: vc, atEnd: false) : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        isOneOfThem(vc) ? transition.frame(of: vc, atEnd: true) : .zero
    }

    private func isOneOfThem(_ controller: UIViewController) -> Bool {
        controller === transition.from || controller === transition.to
    }
}
