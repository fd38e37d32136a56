/// The pace of something that a spring pulls to its place (Rule N-D32).
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How fast it sets off across and down, in ways to go a second: 50 pt/s over 100 pt are 0.5.
    ///
    /// What has no direction sets off at the vector's length.
    public let initialVelocity: CGVector
    let timing: AnimationTiming

    /// Makes the system's own spring, critically damped, which takes its own time.
    ///
    /// Apple documents the damping and, elsewhere, a ratio of 4.56; a mass of 3, a stiffness of 1000 and a damping of 500
    /// have that ratio. That it moves as if critically damped agrees with the system's half a second.
    public override init() {
        initialVelocity = .zero
        let frequency = Spring(mass: 3, stiffness: 1000, damping: 500).frequency
        timing = .spring(Spring(frequency: frequency, dampingRatio: 1), velocity: .zero)
    }

    /// Makes a spring that comes to rest in the animation's duration: at a ratio of 1 it does not swing.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        timing = .fittedSpring(dampingRatio: ratio, velocity: velocity)
    }

    /// Makes a spring of its own, which takes its own time.
    public init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
    ) {
        precondition(mass > 0 && stiffness > 0, "a spring has a mass and a stiffness over zero")
        initialVelocity = velocity
        timing = .spring(
            Spring(
                mass: Double(mass), stiffness: Double(stiffness),
                damping: max(Double(damping), 0.001)), velocity: velocity)
    }

    /// Makes a spring of a duration as it is felt, in seconds, and a bounce from -1 to 1; it takes its own time.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        timing = .spring(
            Spring(feltDuration: duration, bounce: Double(bounce)), velocity: velocity)
    }

    /// Makes a spring that sets off from rest and comes to rest in the animation's duration.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Makes a spring of a duration as it is felt, in seconds, and a bounce, setting off from rest.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// No curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The object itself.
    open var springTimingParameters: UISpringTimingParameters? { self }
}
