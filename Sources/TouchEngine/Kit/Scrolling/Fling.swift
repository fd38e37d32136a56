/// The arithmetic of content that slows down by itself: its speed falls to the same part each millisecond (Rules S-A4.4,
/// S-A4.6).
enum Fling {
    /// How steeply the speed falls: the natural logarithm of what it keeps of itself, per second, without its sign.
    static func slope(_ rate: UIScrollView.DecelerationRate) -> CGFloat {
        let kept = min(max(Double(rate.rawValue), 0.01), 0.9999)
        return CGFloat(-1000 * logarithm(kept))
    }

    /// How far it goes until it is as slow as `rest`, in points (Rule M-7).
    static func way(_ velocity: CGFloat, _ slope: CGFloat, rest: CGFloat) -> CGFloat {
        let way = max(abs(velocity) - rest, 0) / slope
        return velocity < 0 ? -way : way
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
        (distance + slant * CGFloat(time)) * decay(time)
    }

    /// How fast it is after some time.
    func velocity(after time: TimeInterval) -> CGFloat {
        (slant - rate * (distance + slant * CGFloat(time))) * decay(time)
    }

    /// When it passes its end, in seconds; nil if it never does, or starts there.
    var crossing: TimeInterval? {
        guard distance != 0, slant != 0, distance < 0 ? slant > 0 : slant < 0 else { return nil }
        return TimeInterval(-distance / slant)
    }

    private var slant: CGFloat { velocity + rate * distance }

    private func decay(_ time: TimeInterval) -> CGFloat {
        CGFloat(exponential(-Double(rate) * time))
    }
}
