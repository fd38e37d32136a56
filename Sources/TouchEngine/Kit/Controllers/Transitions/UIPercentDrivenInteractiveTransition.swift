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
    /// The pace of the rest; while somebody leads, it is even (Rule N-D12).
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace of the rest of an animator that can be held, in place of the curve (Rule N-D14).
    open var timingCurve: UITimingCurveProvider?
    /// Whether the transition is led from its beginning (Rule N-D14).
    open var wantsInteractiveStart = true

    private var context: TransitionContext?
    private var led: LedTransition?

    /// Begins: has the animator animate, and holds what it animated (Rules N-D3, N-D12, N-D15).
    ///
    /// Without it `animateTransition` is never called.
    open func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        guard let context = transitionContext as? TransitionContext else { return }
        take(context)
        led = LedTransition.collect(from: context)
        led?.hold(at: 0)
    }

    /// Moves everything to a part of the way.
    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        led?.hold(at: self.percentComplete)
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Takes the lead again of a transition that runs by itself, if its animator can be held (Rules N-D14, N-D17).
    open func pause() {
        guard let context, let led, context.transition.isCurrent, !context.isInteractive else {
            return
        }
        percentComplete = led.pause()
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

    /// Comes to know a transition that begins without being led (Rule N-D14).
    func watch(_ context: TransitionContext) {
        take(context)
        led = LedTransition(interruptible: context)
    }

    /// Lets go of a transition that is over; what is still held goes to its end at once.
    func release() {
        led?.release()
        (led, context) = (nil, nil)
    }

    private func take(_ context: TransitionContext) {
        self.context = context
        duration = CGFloat(context.transition.duration)
        percentComplete = 0
    }

    private func run(toEnd isForward: Bool, over rest: CGFloat) {
        guard let led, let transition = context?.transition else { return }
        let seconds = TimeInterval(rest * duration / max(completionSpeed, 0.001))
        transition.releaseAlongside(in: seconds)
        led.run(toEnd: isForward, in: seconds, curve: completionCurve, timing: timingCurve)
    }
}
