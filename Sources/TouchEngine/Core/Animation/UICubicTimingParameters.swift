/// A pace along a Bézier curve from (0, 0) to (1, 1): time across, progress up.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve's name, if it has one; otherwise `.easeInOut`, which says nothing.
    public let animationCurve: UIView.AnimationCurve
    /// The curve's first control point.
    open var controlPoint1: CGPoint { curve.first }
    /// The curve's second control point.
    open var controlPoint2: CGPoint { curve.second }
    let curve: TimingCurve
    private let isBuiltin: Bool

    /// Makes the pace that animations have unless they say otherwise.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// Makes the pace of a curve with a name.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        self.curve = curve.curve
        isBuiltin = true
    }

    /// Makes the pace of a curve with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        curve = TimingCurve(point1.x, point1.y, point2.x, point2.y)
        isBuiltin = false
    }

    /// A curve, with a name or without.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    /// The object itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// No spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
