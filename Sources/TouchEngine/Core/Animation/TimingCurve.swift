/// How an animation's progress follows time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// It is solved by halving, with additions and multiplications only, so that every platform gets the same digits.
struct TimingCurve: Equatable {
    let first: CGPoint
    let second: CGPoint

    /// Makes a curve of its two control points.
    init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        first = CGPoint(x: x1, y: y1)
        second = CGPoint(x: x2, y: y2)
    }

    static var linear: TimingCurve { TimingCurve(0, 0, 1, 1) }
    static var easeIn: TimingCurve { TimingCurve(0.42, 0, 1, 1) }
    static var easeOut: TimingCurve { TimingCurve(0, 0, 0.58, 1) }
    static var easeInOut: TimingCurve { TimingCurve(0.42, 0, 0.58, 1) }

    /// The progress at a part of the time, both from 0 to 1.
    func progress(at part: CGFloat) -> CGFloat {
        if part <= 0 { return 0 }
        if part >= 1 { return 1 }
        if self == .linear { return part }
        let place = TimingCurve.place(first.x, second.x, of: part)
        return TimingCurve.coordinate(first.y, second.y, at: place)
    }

    /// The part of the time at which the curve has come that far, both from 0 to 1.
    func part(at progress: CGFloat) -> CGFloat {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        if self == .linear { return progress }
        let place = TimingCurve.place(first.y, second.y, of: progress)
        return TimingCurve.coordinate(first.x, second.x, at: place)
    }

    /// Where on the curve a coordinate has a value.
    private static func place(_ a: CGFloat, _ b: CGFloat, of value: CGFloat) -> CGFloat {
        var low: CGFloat = 0
        var high: CGFloat = 1
        for _ in 0..<48 {
            let middle = (low + high) / 2
            if coordinate(a, b, at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ a: CGFloat, _ b: CGFloat, at s: CGFloat) -> CGFloat {
        let rest = 1 - s
        return 3 * rest * rest * s * a + 3 * rest * s * s * b + s * s * s
    }
}
