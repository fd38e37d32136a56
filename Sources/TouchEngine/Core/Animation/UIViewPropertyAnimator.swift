/// Animations that can be held, led by hand, turned round and stopped (Rules N-D21 to N-D24, N-D28, N-D29, N-D35).
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The pace that was asked for.
    public let timingParameters: UITimingCurveProvider?
    /// How long a run takes, in seconds; a spring of its own takes its own time (Rule N-D32).
    open var duration: TimeInterval {
        lead?.duration ?? timing.duration(asked, ModelParameters())
    }
    /// How long the latest start waited, in seconds.
    open internal(set) var delay: TimeInterval = 0
    /// Whether the views can be touched while they are animated; it may not be set while the animator is active.
    open var isUserInteractionEnabled = true {
        willSet { checkInactive("userInteractionEnabled") }
    }
    /// Whether hit testing finds the views at their destinations; otherwise it finds them where they are drawn
    /// (Rule N-D33).
    open var isManualHitTestingEnabled = false
    /// Whether the animations can be held and stopped; it may not be set while the animator is active.
    open var isInterruptible = true {
        willSet { checkInactive("interruptible") }
    }
    /// Whether held animations are led evenly; otherwise at their own pace (Rule N-D29).
    open var scrubsLinearly = true
    /// Whether the animator stays active when its animations have run, so that they can be turned round (Rule N-D28).
    open var pausesOnCompletion = false

    let asked: TimeInterval
    let timing: AnimationTiming
    /// The changes that wait for the start, each with the part of the time that it lets pass.
    var blocks: [(delayFactor: CGFloat, changes: () -> Void)] = []
    var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// What leads the animations, from the start to the end.
    var lead: AnimationLead?
    /// The group of what the animator itself changes.
    var group: AnimationGroup?
    /// What has been stopped and waits to be finished.
    var stopped: [LedAnimation] = []
    /// What the animator is doing.
    public internal(set) var state: UIViewAnimatingState = .inactive
    var direction = false

    /// Makes an animator of a duration, in seconds, and a pace.
    public required init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider)
    {
        asked = max(duration, 0)
        timingParameters = parameters
        timing = AnimationTiming(parameters)
    }

    /// Makes an animator of a duration, in seconds, and a curve with a name.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator of a duration, in seconds, and a curve with two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator of a duration, in seconds, and a spring that comes to rest in it.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    deinit {
        guard state == .stopped || (state == .active && lead?.isRunning == false) else { return }
        raise(
            .internalInconsistency,
            "It is an error to release a paused or stopped property animator. Property animators "
                + "must either finish animating or be explicitly stopped and finished before they "
                + "can be released.")
    }

    /// Whether the animations move by themselves.
    open var isRunning: Bool { state == .active && lead?.isRunning == true }

    /// Whether they run back to their start; it may be set at any time (Rule N-D28).
    open var isReversed: Bool {
        get { direction }
        set { turn(newValue) }
    }

    /// How far the animations are towards the end they run to, from 0 to 1; to set it has no effect while they run
    /// (Rules N-D29, N-D36).
    ///
    /// Turned round, what had gone a third of its way has two thirds behind it.
    open var fractionComplete: CGFloat {
        get { fractionReached }
        set { go(to: newValue) }
    }

    /// Starts the animations, or lets held ones go on; the animator lives as long as they run (Rule N-D21).
    open func startAnimation() { start(after: 0) }

    /// Starts them after a delay, in seconds; the views have their new values at once.
    open func startAnimation(afterDelay delay: TimeInterval) {
        if delay < 0 {
            refuse(.invalidArgument, "The delay should be greater than or equal to zero.")
        } else {
            start(after: delay)
        }
    }

    /// Holds the animations where they are; from then on they are led evenly (Rules N-D21, N-D29).
    open func pauseAnimation() { pause() }

    /// Stops them where they are: for good, and without a word to the completions, or until they are finished
    /// (Rules N-D21, N-D22).
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    /// Ends stopped animations at a position, and tells the completions (Rule N-D23).
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        finish(at: finalPosition)
    }

    /// Adds changes, which begin when a part of the time that is left has passed.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        add(animation, min(max(delayFactor, 0), 1))
    }

    /// Adds changes; to an animator that was started without any, they start at once (Rule N-D35).
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, 0) }

    /// Adds a closure that hears where the animations came to rest.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Lets held animations go on, at another pace and for a part of the original duration; zero means the time that is
    /// left.
    open func continueAnimation(
        withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
    ) {
        resume(parameters.map { AnimationTiming($0) }, durationFactor)
    }
}
