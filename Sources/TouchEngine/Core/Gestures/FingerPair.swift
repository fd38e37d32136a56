/// The two fingers of a pinch or a rotation.
///
/// A third finger finds no place; one that lifts leaves its place to the next that lands.
struct FingerPair {
    private(set) var touches: [UITouch] = []

    /// Whether both fingers are down.
    var isComplete: Bool { touches.count == 2 }

    /// How far apart the fingers are, in points of the window; less than a point counts as one, for a span of
    /// nothing has no multiple.
    var span: CGFloat { max(gap.distance(to: .zero), 1) }

    /// How far apart they were at the event before, in points of the window, or one point.
    var previousSpan: CGFloat {
        guard isComplete else { return 1 }
        let (one, other) = (touches[0].locationBeforeEvent, touches[1].locationBeforeEvent)
        return max(other.distance(to: one), 1)
    }

    /// The angle of the line from the first finger to the second, in radians; nil while it has none, the fingers being
    /// less than a point apart.
    var angle: CGFloat? {
        gap.distance(to: .zero) < 1 ? nil : TouchEngine.angle(of: gap)
    }

    /// Takes a finger in, if there is a place for it.
    mutating func take(_ touch: UITouch) -> Bool {
        guard !isComplete else { return false }
        touches.append(touch)
        return true
    }

    /// Removes fingers that lift or are cancelled.
    mutating func drop(_ gone: Set<UITouch>) {
        touches.removeAll { gone.contains($0) }
    }

    private var gap: CGPoint {
        isComplete ? touches[1].location - touches[0].location : .zero
    }
}

/// How fast a value changes, from its samples: the newest weighs most, and a rest adds none.
struct Rate {
    /// In units of the value a second.
    private(set) var value: CGFloat = 0
    private var last: (value: CGFloat, time: TimeInterval)?
    /// How long the last step took, in seconds.
    private var step: TimeInterval = 0

    /// Takes a sample; `weight` is the newest one's part in the rate.
    mutating func sample(_ sample: CGFloat, at time: TimeInterval, weight: CGFloat) {
        if let last {
            guard time > last.time else { return }
            step = time - last.time
            let latest = (sample - last.value) / CGFloat(step)
            value = value == 0 ? latest : latest * weight + value * (1 - weight)
        }
        last = (sample, time)
    }

    /// Takes the newest sample and the one before for others, and the rate for that between the two.
    mutating func correct(to sample: CGFloat, before: CGFloat) {
        guard let last, step > 0 else { return }
        value = (sample - before) / CGFloat(step)
        self.last = (sample, last.time)
    }

    /// Counts on from another value, as fast as before.
    mutating func restart() { last = nil }
}
