import TouchEngine

/// What the facts say of flings, in their own arithmetic and not the engine's.
enum FlingCourse {
    /// How far a fling at the normal rate goes that sets out at that speed, in points: 0.499 s times what it has over 10 pt/s (M-13).
    static func way(_ speed: CGFloat) -> CGFloat {
        0.499 * max(speed - ModelParameters().restSpeed, 0)
    }

    /// How far short of the place that it announces such a fling rests, in points: the place is found by the rate's logarithm (M-13).
    static func shortfall(_ speed: CGFloat) -> CGFloat {
        max(speed - ModelParameters().restSpeed, 0) / (-1_000 * log(0.998)) - way(speed)
    }
}

/// Content that a finger has let go past its edge: x(t) = (x₀ + k·t)·e^(−ωt), as M-12 and M-18 have it.
struct ReturnCourse {
    private let model = ModelParameters()
    /// How far past the edge it is let go, in points.
    let depth: CGFloat
    /// How fast the finger was, outward, in points a second.
    let speed: CGFloat

    /// The factor of the time, in points a second.
    private var linear: CGFloat { speed + (model.bounceRate - model.returnRate) * depth }

    /// How far past the edge it is so many seconds after the lift.
    func depth(after time: TimeInterval) -> CGFloat {
        let time = CGFloat(max(time - model.releaseDelay, 0))
        return (depth + linear * time) * exp(-model.bounceRate * time)
    }

    /// How far past the edge it comes.
    var furthest: CGFloat {
        let turn = 1 / model.bounceRate - depth / linear
        return linear > 0 && turn > 0
            ? (depth + linear * turn) * exp(-model.bounceRate * turn) : depth
    }

    /// How fast it comes back over the edge, in points a second; zero if it stays there.
    var speedAtEdge: CGFloat {
        linear < 0 ? -linear * exp(model.bounceRate * depth / linear) : 0
    }
}

extension ScrollScene {
    /// Where a fling rests that set out as the finger lifted, by what its delegate was told (M-13).
    func rest(_ axis: KeyPath<CGPoint, CGFloat>) -> CGFloat {
        let velocity = log.velocity[keyPath: axis] * 1_000
        let short = FlingCourse.shortfall(abs(velocity))
        return log.target[keyPath: axis] - (velocity < 0 ? -short : short)
    }
}

extension Device {
    /// When the screen was last drawn, in seconds.
    var lastFrame: TimeInterval { (now * 60 + 0.01).rounded(.down) / 60 }
}
