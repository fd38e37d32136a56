/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is over.
    case inactive
    /// It runs, or is paused.
    case active
    /// It has been stopped, and is to be finished.
    case stopped
}

/// Something that animates, and can be paused, led and turned round.
public protocol UIViewAnimating: NSObjectProtocol {
    /// What it is doing.
    var state: UIViewAnimatingState { get }
    /// Whether its animations move by themselves.
    var isRunning: Bool { get }
    /// Whether they run back.
    var isReversed: Bool { get set }
    /// How far they are on their way, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts them, or goes on.
    func startAnimation()
    /// Starts them after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds them where they are.
    func pauseAnimation()
    /// Stops them where they are, for good or until `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends stopped animations somewhere.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that animates what closures change.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin late.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that hears where the animations came to rest.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Lets paused animations go on at another pace.
    func continueAnimation(
        withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

/// The methods that UIKit lets an animator do without.
extension UIViewImplicitlyAnimating {
    /// Adds nothing.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    /// Adds nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Adds nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Does nothing.
    public func continueAnimation(
        withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
    ) {}
}
