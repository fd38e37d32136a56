extension UIView {
    /// What an animation of several frames asks for, with UIKit's bits.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// UIKit's bits for the options.
        public let rawValue: UInt

        /// Makes options from UIKit's bits; the bits of a curve are the whole animation's.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(bit: UInt) { self.init(rawValue: 1 << bit) }

        /// Lays the subviews out within the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(bit: 0)
        /// Lets the views be touched while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(bit: 1)
        /// Starts at what the screen shows.
        public static let beginFromCurrentState = KeyframeAnimationOptions(bit: 2)
        /// Goes on for ever.
        public static let `repeat` = KeyframeAnimationOptions(bit: 3)
        /// Goes there and back.
        public static let autoreverse = KeyframeAnimationOptions(bit: 4)
        /// Keeps its own duration inside another animation's block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(bit: 5)
        /// Keeps its own options inside another animation's block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(bit: 9)
        /// Goes straight from frame to frame.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Would jump from frame to frame; the model goes straight.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(bit: 10)
        /// Would keep one speed; the model goes straight.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Would round the corners; the model goes straight.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Would do both; the model goes straight.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// What the whole animation asks for.
        var whole: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
    }

    /// Animates the frames that the closure adds, taking `duration` seconds after `delay` seconds.
    ///
    /// The whole eases in and out, unless the options hold the bits of another curve.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options.whole, animations: animations,
            completion: completion)
    }

    /// Animates what the closure changes within a part of the whole, given by its start and its length from 0 to 1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let block = AnimationBlock.current, let group = block.group else {
            animations()
            return
        }
        let whole = block.span ?? AnimationSpan(start: 0, duration: 1, hasOwnPace: false)
        let span = whole.inner(start: CGFloat(frameStartTime), duration: CGFloat(frameDuration))
        AnimationBlock(group, span).call(animations)
    }
}
