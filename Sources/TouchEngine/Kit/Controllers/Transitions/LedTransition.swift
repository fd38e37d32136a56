/// What a percent-driven transition moves: what its animator has animated, or an animator that can be held
/// (Rules N-D13, N-D34).
final class LedTransition {
    private let duration: TimeInterval
    @Weak private var device: Device?
    private var lead: AnimationLead?
    private let animator: (any UIViewImplicitlyAnimating)?
    /// Whether it runs to an end of its own.
    private var isEnding = false

    private init(
        _ transition: Transition, lead: AnimationLead?,
        animator: (any UIViewImplicitlyAnimating)?
    ) {
        duration = transition.duration
        device = transition.device
        self.lead = lead
        self.animator = animator
    }

    /// Has the animator animate, and collects what it does; an animator that can be held, and was not started, is taken
    /// itself.
    static func collect(from context: TransitionContext) -> LedTransition? {
        let transition = context.transition
        guard let custom = transition.custom, let device = transition.device else { return nil }
        let lead = AnimationLead.collect(duration: transition.duration, on: device) {
            custom.animator.animateTransition(using: context)
        }
        let animator = custom.interruptible(context)
        if animator == nil || !lead.isEmpty {
            return LedTransition(transition, lead: lead, animator: nil)
        }
        return LedTransition(transition, lead: nil, animator: animator)
    }

    /// Takes the animator of a transition that runs by itself, if it can be held.
    init?(interruptible context: TransitionContext) {
        guard let animator = context.transition.custom?.interruptible(context) else { return nil }
        duration = context.transition.duration
        device = context.transition.device
        self.animator = animator
    }

    /// Moves everything to a part of the way.
    func hold(at fraction: CGFloat) {
        lead?.hold(at: fraction)
        animator?.fractionComplete = fraction
    }

    /// Stops everything where it is.
    ///
    /// - Returns: how far that is.
    func pause() -> CGFloat {
        isEnding = false
        lead?.hold()
        animator?.pauseAnimation()
        return lead?.fraction ?? animator?.fractionComplete ?? 0
    }

    /// Lets everything run to its end, or back.
    func run(
        toEnd isForward: Bool, in seconds: TimeInterval, curve: UIView.AnimationCurve,
        timing: UITimingCurveProvider?
    ) {
        isEnding = true
        if let lead {
            let parameters = device?.parameters ?? ModelParameters()
            let pace = timing.map { AnimationTiming($0).pace(lasting: seconds, parameters) }
            lead.finish(atEnd: isForward, in: seconds, pace: pace ?? curve.pace) {}
        } else if let animator {
            animator.isReversed = !isForward
            animator.continueAnimation(
                withTimingParameters: timing ?? UICubicTimingParameters(animationCurve: curve),
                durationFactor: duration > 0 ? CGFloat(seconds / duration) : 0)
        }
    }

    /// Lets go because the transition is over; what is still held goes to its end at once.
    func release() {
        if let lead, !isEnding { lead.finish(atEnd: true, in: 0, pace: .linear) {} }
        if let animator, !isEnding, animator.state == .active { animator.stopAnimation(true) }
        lead = nil
    }
}
