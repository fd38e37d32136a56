/// What is asked for of an animation's pace, before it is known on which device it runs.
enum AnimationTiming {
    case curve(TimingCurve)
    /// A spring that is to come to rest in the animation's duration.
    case fittedSpring(dampingRatio: CGFloat, velocity: CGVector)
    /// A spring of its own, which takes its own time.
    case spring(Spring, velocity: CGVector)

    /// What a provider of timing asks for.
    init(_ provider: UITimingCurveProvider?) {
        if let spring = provider?.springTimingParameters {
            self = spring.timing
        } else {
            self = .curve(provider?.cubicTimingParameters?.curve ?? .easeInOut)
        }
    }

    /// The same for something that does not move yet.
    var atRest: AnimationTiming {
        switch self {
        case .curve: self
        case .fittedSpring(let ratio, _): .fittedSpring(dampingRatio: ratio, velocity: .zero)
        case .spring(let spring, _): .spring(spring, velocity: .zero)
        }
    }

    /// How long it takes, in seconds, when `duration` is asked for: a spring of its own does not ask (Rule N-D32).
    func duration(_ duration: TimeInterval, _ parameters: ModelParameters) -> TimeInterval {
        guard case .spring(let spring, let velocity) = self else { return duration }
        let fastest = AnimationTiming.fastest(velocity)
        return spring.settlingTime(velocity: fastest, rest: Double(parameters.springRest))
    }

    /// The pace at which the time is spent.
    func pace(lasting duration: TimeInterval, _ parameters: ModelParameters) -> AnimationPace {
        switch self {
        case .curve(let curve): return .curve(curve)
        case .spring(let spring, let velocity):
            return .spring(spring, velocity: velocity, duration: duration)
        case .fittedSpring(let ratio, let velocity):
            guard duration > 0 else { return .linear }
            let spring = Spring.settling(
                in: duration, dampingRatio: Double(ratio),
                velocity: AnimationTiming.fastest(velocity), rest: Double(parameters.springRest))
            return .spring(spring, velocity: velocity, duration: duration)
        }
    }

    /// The one of a vector's speeds that takes longest to come to rest.
    private static func fastest(_ velocity: CGVector) -> Double { Double(velocity.length) }
}
