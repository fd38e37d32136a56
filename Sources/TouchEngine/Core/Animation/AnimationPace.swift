/// How far an animation has come: across, down, and in all that has no direction, from 0 to 1 and, with springs, beyond.
struct Progress {
    var x: CGFloat
    var y: CGFloat
    var other: CGFloat

    /// One number for everything.
    init(_ number: CGFloat) { (x, y, other) = (number, number, number) }

    /// Three numbers.
    init(x: CGFloat, y: CGFloat, other: CGFloat) { (self.x, self.y, self.other) = (x, y, other) }

    /// Each of the numbers changed in one way.
    func map(_ change: (CGFloat) -> CGFloat) -> Progress {
        Progress(x: change(x), y: change(y), other: change(other))
    }
}

/// How an animation's progress follows time.
enum AnimationPace {
    case curve(TimingCurve)
    /// A spring that sets off with a speed, in ways to go a second, and is let come to rest for a while, in seconds.
    case spring(Spring, velocity: CGVector, duration: TimeInterval)

    static var linear: AnimationPace { .curve(.linear) }

    /// The progress at a part of the time from 0 to 1.
    func progress(at part: CGFloat) -> Progress {
        if part <= 0 { return Progress(0) }
        if part >= 1 { return Progress(1) }
        switch self {
        case .curve(let curve): return Progress(curve.progress(at: part))
        case .spring(let spring, let velocity, let duration):
            let time = Double(part) * duration
            guard velocity != .zero else {
                return Progress(CGFloat(1 - spring.remainder(after: time, velocity: 0)))
            }
            return Progress(
                x: CGFloat(1 - spring.remainder(after: time, velocity: Double(velocity.dx))),
                y: CGFloat(1 - spring.remainder(after: time, velocity: Double(velocity.dy))),
                other: CGFloat(1 - spring.remainder(after: time, velocity: Double(velocity.length)))
            )
        }
    }

    /// The part of the time at which a curve has come that far; nil with a spring, which may be there more than once.
    func part(at progress: CGFloat) -> CGFloat? {
        guard case .curve(let curve) = self else { return nil }
        return curve.part(at: progress)
    }
}
