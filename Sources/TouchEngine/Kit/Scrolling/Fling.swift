/// The arithmetic of content that slows down by itself: its speed falls to the same part each millisecond (Rules S-A4.4,
/// S-A4.6).
enum Fling {
    /// How quickly the speed falls, per second: after a time t it is `exp(-decayRate * t)` of what it was.
    static func decayRate(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
        let kept = min(max(Double(rate.rawValue), 0.01), 0.9999)
        return CGFloat(-1000 * logarithm(kept))
    }

    /// How far content goes until it is as slow as `rest`, in points, with the sign of its velocity (Rule M-7).
    static func distance(
        from velocity: CGFloat, decayRate: CGFloat, rest: CGFloat
    ) -> CGFloat {
        let distance = max(abs(velocity) - rest, 0) / decayRate
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
