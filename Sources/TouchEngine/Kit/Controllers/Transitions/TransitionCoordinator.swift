/// Tells others of a transition, and animates what they ask for beside it (Rules N-D18 to N-D20).
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let transition: Transition
    private var animations: [Closure] = []
    private var completions: [Closure] = []
    private var handlers: [Closure] = []
    private var hasBegun = false

    init(_ transition: Transition) {
        self.transition = transition
    }

    var isAnimated: Bool { transition.isAnimated }
    var presentationStyle: UIModalPresentationStyle { transition.style }
    var initiallyInteractive: Bool { transition.startedInteractively }
    var isInterruptible: Bool { transition.isInterruptible }
    var isInteractive: Bool { transition.isInteractive }
    var isCancelled: Bool { transition.isCancelled }
    var transitionDuration: TimeInterval { transition.duration }
    var percentComplete: CGFloat { transition.progress }
    var completionVelocity: CGFloat { transition.completionVelocity }
    var completionCurve: UIView.AnimationCurve {
        transition.custom?.interactor?.completionCurve ?? .easeInOut
    }
    var containerView: UIView { transition.stage }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        TransitionContext(transition).viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        TransitionContext(transition).view(forKey: key)
    }

    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        guard !hasBegun, isAnimated || transition.takesAlongAtOnce else { return false }
        if let animation { animations.append(animation) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { handlers.append(handler) }

    // MARK: For the transition

    /// Whether somebody wants something animated.
    var hasAnimations: Bool { !animations.isEmpty }

    /// Calls what is to be animated, once; what comes later is too late.
    func callAnimations() {
        hasBegun = true
        let called = animations
        animations = []
        for animation in called { animation(self) }
    }

    /// Tells that somebody leads from now on, or nobody any more.
    func interactionChanged() {
        if transition.custom != nil {
            transition.note(
                .transitionInteraction,
                [
                    TraceField("interactive", isInteractive), TraceField("cancelled", isCancelled),
                    TraceField("percent", percentComplete * 100),
                ], rule: "N-D18")
        }
        for handler in handlers { handler(self) }
    }

    /// Tells that it is over, and forgets whom it has told.
    func finish() {
        hasBegun = true
        let called = completions
        (animations, completions, handlers) = ([], [], [])
        for completion in called { completion(self) }
    }
}

extension UIViewController {
    /// Tells of the transition that the controller, or one that it is in, takes part in; nil while none is under way.
    ///
    /// Of an animated push or pop it is there from `viewWillAppear` to `viewDidAppear`; of one without animation it is not
    /// (Rule N-D18).
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var current: UIViewController? = self
        while let here = current {
            if let transition = here.presentationUnderWay { return transition.coordinator }
            if let navigation = here as? UINavigationController,
                let transition = navigation.transition ?? navigation.ending, transition.isAnimated
            {
                return transition.coordinator
            }
            current = here.parent
        }
        return nil
    }
}
