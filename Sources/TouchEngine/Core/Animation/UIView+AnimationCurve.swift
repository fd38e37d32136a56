extension UIView {
    /// The pace of an animation, in UIKit's order.
    public enum AnimationCurve: Int, Sendable {
        /// Starts slowly and ends slowly.
        case easeInOut
        /// Starts slowly.
        case easeIn
        /// Ends slowly.
        case easeOut
        /// Keeps one pace.
        case linear

        var curve: TimingCurve {
            switch self {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }

        var pace: AnimationPace { .curve(curve) }
    }
}
