extension UIView {
    /// Animates what the closure changes as a spring would move it, coming to rest in `duration` seconds.
    ///
    /// The velocity is in ways to go a second: 200 pt/s over 100 pt are 2 (Rule N-D32).
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let timing = AnimationTiming.fittedSpring(
            dampingRatio: dampingRatio, velocity: along(velocity))
        run(
            AnimationBlock(
                duration: duration, delay: delay, timing: timing, options: options,
                completion: completion), animations, completion)
    }

    /// Animates what the closure changes as a spring would move it that takes its own time: `duration` is the time as it is
    /// felt, in seconds, and a bounce of 0 does not swing.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
        initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
        options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(feltDuration: duration, bounce: Double(bounce))
        run(
            AnimationBlock(
                duration: duration, delay: delay,
                timing: .spring(spring, velocity: along(initialSpringVelocity)), options: options,
                completion: completion), animations, completion)
    }

    /// The vector that moves everything at one speed.
    private class func along(_ velocity: CGFloat) -> CGVector {
        CGVector(dx: velocity, dy: velocity)
    }
}
