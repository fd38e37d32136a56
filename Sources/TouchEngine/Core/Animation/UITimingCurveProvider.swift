/// What kind of pace a provider of timing stands for.
public enum UITimingCurveType: Int, Sendable {
    /// One of the four curves that have names.
    case builtin
    /// A Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// A curve and a spring.
    case composed
}

/// Something that says at which pace an animation runs.
public protocol UITimingCurveProvider: AnyObject {
    /// What kind of pace it is.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, or nil.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or nil.
    var springTimingParameters: UISpringTimingParameters? { get }
}
