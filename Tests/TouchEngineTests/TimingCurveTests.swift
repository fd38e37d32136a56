import Testing

@testable import TouchEngine

@Suite("Curves and spans of time", .tags(.apparatus))
struct TimingCurveTests {
    /// Points of curves by Bézier's formula, at a quarter, a half and three quarters of the curve's own parameter.
    private let points: [(curve: TimingCurve, time: CGFloat, progress: CGFloat)] = [
        (.easeIn, 0.3334375, 0.15625), (.easeIn, 0.6575, 0.5), (.easeIn, 0.9028125, 0.84375),
        (.easeOut, 0.0971875, 0.15625), (.easeOut, 0.3425, 0.5), (.easeOut, 0.6665625, 0.84375),
        (.easeInOut, 0.274375, 0.15625), (.easeInOut, 0.5, 0.5), (.easeInOut, 0.725625, 0.84375),
        (TimingCurve(0.2, 0.1, 0.3, 0.9), 0.1421875, 0.184375),
        (TimingCurve(0.2, 0.1, 0.3, 0.9), 0.3125, 0.5),
        (TimingCurve(0.2, 0.1, 0.3, 0.9), 0.5765625, 0.815625),
        (TimingCurve(0.1, 1.5, 0.9, -0.5), 0.5, 0.5),
    ]

    @Test("a curve goes through the points of its formula, whichever way it is read")
    func formula() {
        for (curve, time, progress) in points {
            #expect(abs(curve.progress(at: time) - progress) < 1e-12)
            guard curve.first.y <= 1 else { continue }
            #expect(abs(curve.part(at: progress) - time) < 1e-12)
        }
    }

    @Test(
        "at its ends, and beyond them, it is exactly at its ends; the even one is even to the last digit"
    )
    func ends() {
        for curve in [TimingCurve.easeIn, .easeOut, .linear, TimingCurve(0.2, 0.1, 0.3, 0.9)] {
            for before in [0, -0.5] as [CGFloat] {
                #expect(curve.progress(at: before) == 0 && curve.part(at: before) == 0)
            }
            for after in [1, 1.5] as [CGFloat] {
                #expect(curve.progress(at: after) == 1 && curve.part(at: after) == 1)
            }
        }
        for step in 1..<50 {
            let part = CGFloat(step) / 50
            #expect(TimingCurve.linear.progress(at: part) == part)
            #expect(TimingCurve.linear.part(at: part) == part)
        }
    }

    @Test("the named curves have their control points, in UIKit's order")
    func named() {
        let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
        #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
        let points = curves.map { curve -> [CGFloat] in
            let timing = UICubicTimingParameters(animationCurve: curve)
            #expect(timing.animationCurve == curve && timing.timingCurveType == .builtin)
            let (one, two) = (timing.controlPoint1, timing.controlPoint2)
            return [one.x, one.y, two.x, two.y]
        }
        #expect(
            points == [[0.42, 0, 0.58, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0, 0, 1, 1]])
        for curve in curves {
            guard case .curve(let own) = curve.pace else { continue }
            #expect(own == curve.curve)
        }
    }

    @Test("a curve of two points has them, and no name")
    func own() {
        let timing = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.2, y: 0.1), controlPoint2: CGPoint(x: 0.3, y: 0.9))
        #expect(timing.controlPoint1 == CGPoint(x: 0.2, y: 0.1))
        #expect(timing.controlPoint2 == CGPoint(x: 0.3, y: 0.9))
        #expect(timing.timingCurveType == .cubic && timing.animationCurve == .easeInOut)
        #expect(timing.springTimingParameters == nil && timing.cubicTimingParameters === timing)
    }

    @Test("a span knows how much of it has passed, before and after it too")
    func spans() {
        let span = AnimationSpan(start: 0.25, duration: 0.5, hasOwnPace: true)
        #expect(span.part(of: 0) == -0.5 && span.part(of: 0.25) == 0 && span.part(of: 0.5) == 0.5)
        #expect(span.part(of: 0.75) == 1 && span.part(of: 1) == 1.5)
        let moment = AnimationSpan(start: 0.25, duration: 0, hasOwnPace: false)
        #expect(
            moment.part(of: 0.2) == 0 && moment.part(of: 0.25) == 1 && moment.part(of: 0.3) == 1)
        let inner = span.inner(start: 0.5, duration: 0.25)
        #expect(inner == AnimationSpan(start: 0.5, duration: 0.125, hasOwnPace: false))
    }

    @Test("a run goes evenly, at a pace of its own, or as another would have gone")
    func legs() {
        func places(_ course: AnimationLeg.Course, _ times: [TimeInterval]) -> [CGFloat] {
            let leg = AnimationLeg(course: course, began: 10, duration: 2)
            return times.map { leg.fraction(at: $0) }
        }
        let times = [9, 10, 10.5, 11, 12, 13]
        #expect(
            places(.even(from: 0.2, to: 1), times).map { ($0 * 100).rounded() } == [
                20, 20, 40, 60, 100, 100,
            ])
        // At half of its time this curve has seven eighths of its way behind it.
        let pace = AnimationPace.curve(TimingCurve(0.5, 1, 0.5, 1))
        #expect(abs(pace.progress(at: 0.5).other - 0.875) < 1e-12)
        let fresh = places(.fresh(from: 0.5, to: 0.25, pace), [11, 12])
        #expect(fresh.map { ($0 * 1e6).rounded() } == [281_250, 250_000])
        let replay = places(.replay(from: 1, to: 0, pace), [10, 11, 12])
        #expect(replay.map { ($0 * 1e6).rounded() } == [1_000_000, 875_000, 0])
        let ends: [AnimationLeg.Course] = [
            .even(from: 0.1, to: 0.7), .fresh(from: 0.1, to: 0.8, pace),
            .replay(from: 0.1, to: 0.9, pace),
        ]
        #expect(ends.map(\.destination) == [0.7, 0.8, 0.9])
        let none = AnimationLeg(course: .even(from: 0.1, to: 0.7), began: 10, duration: 0)
        #expect(none.fraction(at: 9) == 0.7)
    }
}
