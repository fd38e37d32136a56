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

    /// Takes a sample; `weight` is the newest one's part in the rate.
    mutating func sample(_ sample: CGFloat, at time: TimeInterval, weight: CGFloat) {
        if let last {
            guard time > last.time else { return }
            let latest = (sample - last.value) / CGFloat(time - last.time)
            value = value == 0 ? latest : latest * weight + value * (1 - weight)
        }
        last = (sample, time)
    }

    /// Counts on from another value, as fast as before.
    mutating func restart() { last = nil }
}
