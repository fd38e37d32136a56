/// The arithmetic of content that slows down by itself: its speed falls to the same part each millisecond (Rules S-A4.4,
/// S-A4.6).
enum Fling {
    /// How quickly the speed falls, per second: after a time t it is `exp(-decayRate * t)` of what it was.
    static func decayRate(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
        let kept = min(max(Double(rate.rawValue), 0.01), 0.9999)
        return CGFloat(-1000 * logarithm(kept))
    }

    /// How long the content would go at its first speed to come as far as it does, in seconds.
    ///
    /// That is r / (1 − r) milliseconds for a rate r, since it goes a step each millisecond. The delegate is told another place,
    /// `1 / decayRate` (Rule M-13).
    static func reach(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
        let kept = min(max(Double(rate.rawValue), 0.01), 0.9999)
        return CGFloat(kept / (1 - kept) / 1000)
    }

    /// How far content goes until it is as slow as `rest`, in points, with the sign of its velocity (Rules M-7, M-13).
    static func distance(
        from velocity: CGFloat, reach: CGFloat, rest: CGFloat
    ) -> CGFloat {
        let distance = max(abs(velocity) - rest, 0) * reach
        return velocity < 0 ? -distance : distance
    }
}

/// The arithmetic of a spring that goes to its end without swinging past it twice: critically damped (Rule M-9).
struct Rebound {
    /// How quickly it comes back, per second.
    let rate: CGFloat
    /// How far from its end it starts, in points.
    let distance: CGFloat
    /// How fast it is then, in points a second.
    let velocity: CGFloat

    /// The spring of content that a finger lets go past its edge: it sets out at once, the faster the further out it is, and the
    /// finger's velocity is added (Rules M-12, M-18); or it has that velocity only (Rule U-14).
    static func release(
        at distance: CGFloat, velocity: CGFloat, _ model: ModelParameters
    ) -> Rebound {
        let own = model.choices.edgeReturn == .atOnce ? model.returnRate * distance : 0
        return Rebound(rate: model.bounceRate, distance: distance, velocity: velocity - own)
    }

    /// How far from its end it is after some time.
    func distance(after time: TimeInterval) -> CGFloat {
        (distance + linear * CGFloat(time)) * decay(time)
    }

    /// How fast it is after some time.
    func velocity(after time: TimeInterval) -> CGFloat {
        (linear - rate * (distance + linear * CGFloat(time))) * decay(time)
    }

    /// When it passes its end, in seconds; nil if it never does, or starts there.
    var crossing: TimeInterval? {
        guard distance != 0, linear != 0, distance < 0 ? linear > 0 : linear < 0 else { return nil }
        return TimeInterval(-distance / linear)
    }

    /// The factor of the time in the solution, `(distance + linear * t) * exp(-rate * t)`, in points a second.
    private var linear: CGFloat { velocity + rate * distance }

    private func decay(_ time: TimeInterval) -> CGFloat {
        CGFloat(exponential(-Double(rate) * time))
    }
}
