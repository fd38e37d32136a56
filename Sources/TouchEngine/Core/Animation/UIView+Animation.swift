/// Animations: what is set in the block is so at once, and the screen follows.
///
/// A view that is in no window is not animated; a block that animates nothing is completed in the next turn, and at once
/// where there is no device to wait for.
extension UIView {
    /// Animates what the closure changes, taking `duration` seconds.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates what the closure changes, taking `duration` seconds, and tells when it is over, and whether nothing was
    /// taken off its way.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: [], animations: animations,
            completion: completion)
    }

    /// Animates what the closure changes after `delay` seconds, taking `duration` seconds; the views pass touches by from
    /// the call on, unless the options allow them (Rule G-1.11).
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            AnimationBlock(
                duration: duration, delay: delay, timing: options.timing, options: options,
                completion: completion), animations, completion)
    }

    /// Calls the closure with the block open, and sets going what it changes.
    class func run(
        _ block: @autoclosure () -> AnimationBlock, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let block = areAnimationsEnabled ? block() : AnimationBlock()
        block.call(animations)
        if let group = block.group, let device = group.device {
            device.animations.start(group)
        } else {
            block.group?.lead?.drop(block.group)
            completion?(true)
        }
    }

    /// Makes changes inside a block of animations without animating them.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock().call(actionsWithoutAnimation)
    }

    /// Switches animations off or on again; a new device starts with them.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationBlock.areAnimationsOn = enabled
    }

    /// Whether animations are animated.
    public class var areAnimationsEnabled: Bool { AnimationBlock.areAnimationsOn }

    /// The duration of the block that is being called, in seconds; zero outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationBlock.current?.group?.duration ?? 0
    }

    /// Whether a finger passes the view by, with all that is in it, because it is animated (Rule G-1.11).
    func isPassedBy() -> Bool {
        guard animations.contains(where: { $0.group.blocksTouches }) else { return false }
        window?.device?.animations.notePassed(self)
        return true
    }
}
