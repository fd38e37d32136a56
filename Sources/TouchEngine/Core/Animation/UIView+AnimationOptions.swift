extension UIView {
    /// What an animation asks for, with UIKit's bits.
    public struct AnimationOptions: OptionSet, Sendable {
        /// UIKit's bits for the options.
        public let rawValue: UInt

        /// Makes options from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(bit: UInt) { self.init(rawValue: 1 << bit) }

        /// Lays the subviews out within the animation, so that they move along; otherwise that is left to the turn's end.
        public static let layoutSubviews = AnimationOptions(bit: 0)
        /// Lets the views be touched while they are animated (Rule G-1.11).
        public static let allowUserInteraction = AnimationOptions(bit: 1)
        /// Starts at what the screen shows, and takes the place of an animation that is under way.
        public static let beginFromCurrentState = AnimationOptions(bit: 2)
        /// Goes on for ever.
        public static let `repeat` = AnimationOptions(bit: 3)
        /// Goes there and back.
        public static let autoreverse = AnimationOptions(bit: 4)
        /// Keeps its own duration inside another animation's block.
        public static let overrideInheritedDuration = AnimationOptions(bit: 5)
        /// Keeps its own curve inside another animation's block.
        public static let overrideInheritedCurve = AnimationOptions(bit: 6)
        /// Animates other changes of a transition, too (Rule N-D40).
        public static let allowAnimatedContent = AnimationOptions(bit: 7)
        /// Hides and shows the views of a transition, which both stay (Rule N-D41).
        public static let showHideTransitionViews = AnimationOptions(bit: 8)
        /// Keeps its own options inside another animation's block.
        public static let overrideInheritedOptions = AnimationOptions(bit: 9)

        /// Starts slowly and ends slowly, as animations do unless they say otherwise.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Keeps one pace.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The view turns over from the left; the engine does not draw it.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// It turns over from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// It is turned up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// It is turned down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// One picture fades into the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// It turns over from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// It turns over from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Which curve the options name.
        var namedCurve: UIView.AnimationCurve {
            UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
        }

        var timing: AnimationTiming { .curve(namedCurve.curve) }
    }
}
