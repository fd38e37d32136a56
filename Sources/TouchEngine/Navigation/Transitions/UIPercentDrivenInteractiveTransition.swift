/// Leads a custom transition by a number from 0 to 1: what its animator animates stands still, and is moved by hand
/// (Rules N-D11 to N-D15, N-D34).
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
    /// The whole transition's time, in seconds, as the animator says it when the transition starts (Rule N-D11).
    open private(set) var duration: CGFloat = 0
    /// How far `update(_:)` has brought it, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest runs, as a part of the usual pace; more than 0, and of use only before the end is asked for
    /// (Rule N-D11).
    open var completionSpeed: CGFloat = 1
    /// Whether the transition is led from its beginning (Rule N-D14).
    open var wantsInteractiveStart = true

    private var context: TransitionContext?
    private var lead: AnimationLead?
    /// Whether what is led runs to an end of its own.
    private var isEnding = false

    /// Begins: has the animator animate, and holds what it animated (Rules N-D3, N-D12, N-D15).
    ///
    /// Without it `animateTransition` is never called.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let context = transitionContext as? TransitionContext,
            let custom = context.transition.custom, let device = context.transition.device
        else { return }
        self.context = context
        duration = CGFloat(context.transition.duration)
        percentComplete = 0
        lead = AnimationLead.collect(duration: context.transition.duration, on: device) {
            custom.animator.animateTransition(using: context)
        }
        lead?.hold(at: 0)
    }

    /// Moves everything to a part of the way.
    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        lead?.hold(at: self.percentComplete)
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Takes the lead again of a transition that runs by itself (Rule N-D14).
    open func pause() {
        guard let context, !context.isInteractive else { return }
        lead?.hold()
        isEnding = false
        percentComplete = lead?.fraction ?? percentComplete
        context.pauseInteractiveTransition()
    }

    /// Calls it off: everything runs back to where it was (Rule N-D11).
    open func cancel() {
        guard let context, context.isInteractive else { return }
        context.cancelInteractiveTransition()
        run(toEnd: false, over: percentComplete)
    }

    /// Lets the rest run, in what is left of the time (Rule N-D11).
    open func finish() {
        guard let context, context.isInteractive else { return }
        context.finishInteractiveTransition()
        run(toEnd: true, over: 1 - percentComplete)
    }

    /// Lets go of a transition that is over; what is still held goes to its end at once.
    func letGo() {
        if let lead, !isEnding { lead.finish(atEnd: true, in: 0, pace: .linear) {} }
        lead = nil
        context = nil
        isEnding = false
    }

    private func run(toEnd isForward: Bool, over rest: CGFloat) {
        guard let lead, let transition = context?.transition else { return }
        let seconds = TimeInterval(rest * duration / max(completionSpeed, 0.001))
        transition.releaseAlongside(in: seconds)
        isEnding = true
        lead.finish(atEnd: isForward, in: seconds, pace: .curve(.easeInOut)) {}
    }
}
