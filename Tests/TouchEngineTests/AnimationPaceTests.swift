import Foundation
import Testing

@testable import TouchEngine

@Suite("The pace of animations")
struct AnimationPaceTests {
    @Test(
        "a spring moves as its equation says, damped little, critically or much (N-D32)",
        arguments: [0.2, 0.5, 0.999, 1, 1.001, 2, 4.56])
    func springs(ratio: Double) {
        // The equation of motion, stepped finely, knows nothing of the closed form.
        let spring = Spring(frequency: 10, dampingRatio: ratio)
        for velocity in [0.0, 3, -5] {
            var (place, speed, time) = (1.0, -velocity, 0.0)
            let step = 1e-5
            for count in 1...100_000 {
                let push = { (place: Double, speed: Double) in
                    -100 * place - 20 * ratio * speed
                }
                let middle = place + speed * step / 2
                let middleSpeed = speed + push(place, speed) * step / 2
                place += middleSpeed * step
                speed += push(middle, middleSpeed) * step
                time += step
                guard count % 10_000 == 0 else { continue }
                #expect(abs(spring.remainder(after: time, velocity: velocity) - place) < 1e-6)
                let bound = spring.bound(after: time, velocity: velocity)
                #expect(abs(place) <= bound + 1e-6)
            }
        }
    }

    @Test("the bounce-back of the measured fling is a spring of mass 1 and stiffness 120 (M-9)")
    func bounce() {
        let spring = Spring(frequency: 10.95, dampingRatio: 1)
        // Set off outward from the edge at 3,000 pt/s: the remainder of no way at all, in points.
        let peak = 3000 / (10.95 * exp(1))
        let time = 1 / 10.95
        let shown = (spring.remainder(after: time, velocity: -3000) - exp(-1) * 2)
        #expect(abs(shown - peak) < 1e-9 && abs(peak - 100.3) < 0.6)
    }

    @Test(
        "a spring that is to rest in a time does, to a thousandth (N-D32, M-75, model: springRest)")
    func fitted() {
        for ratio in [0.01, 0.3, 0.7, 1, 1.5, 4] {
            for velocity in [0.0, 2, -2, 20] {
                let spring = Spring.settling(
                    in: 0.6, dampingRatio: ratio, velocity: velocity, rest: 0.001)
                #expect(abs(spring.bound(after: 0.6, velocity: velocity) - 0.001) < 1e-9)
                #expect(abs(spring.settlingTime(velocity: velocity, rest: 0.001) - 0.6) < 1e-6)
            }
        }
    }

    @Test("one without any damping swings, and is at rest when its time is up", .tags(.apparatus))
    func undamped() {
        let pace = AnimationTiming.fittedSpring(dampingRatio: 0, velocity: .zero)
            .pace(lasting: 1, ModelParameters())
        let shown = (1..<10_000).map { pace.progress(at: CGFloat($0) / 10_000).other }
        #expect((shown.max() ?? 0) > 1.9 && pace.progress(at: 1).other == 1)
    }

    @Test(
        "the system's own spring is critically damped and takes half a second, whatever it is told (N-D32)"
    )
    func system() {
        let animator = UIViewPropertyAnimator(
            duration: 7, timingParameters: UISpringTimingParameters())
        #expect(abs(animator.duration - 0.5) < 0.01)
        let own = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let free = UIViewPropertyAnimator(duration: 7, timingParameters: own)
        #expect(free.duration < 1 && free.duration > 0.9)
        let fitted = UISpringTimingParameters(dampingRatio: 1)
        #expect(UIViewPropertyAnimator(duration: 7, timingParameters: fitted).duration == 7)
        #expect(fitted.timingCurveType == .spring && fitted.cubicTimingParameters == nil)
    }

    @Test("a spring's duration as it is felt is that of one swing", .tags(.apparatus))
    func felt() {
        #expect(Spring(feltDuration: 0.5, bounce: 0) == Spring(frequency: 4 * .pi, dampingRatio: 1))
        #expect(Spring(feltDuration: 1, bounce: 0.3).dampingRatio == 0.7)
        #expect(Spring(feltDuration: 1, bounce: -0.5).dampingRatio == 2)
    }

    @Test("the named curves are UIKit's, and a curve can be read both ways", .tags(.apparatus))
    func curves() {
        let named = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(named.controlPoint1 == CGPoint(x: 0.42, y: 0))
        #expect(named.controlPoint2 == CGPoint(x: 1, y: 1))
        #expect(named.timingCurveType == .builtin && named.springTimingParameters == nil)
        let own = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.2, y: 0.1), controlPoint2: CGPoint(x: 0.3, y: 0.9))
        #expect(own.timingCurveType == .cubic && own.cubicTimingParameters === own)
        for curve in [named.curve, own.curve, .linear, .easeInOut] {
            for step in 0...20 {
                let part = CGFloat(step) / 20
                #expect(abs(curve.part(at: curve.progress(at: part)) - part) < 1e-9)
            }
        }
        #expect(UIView.AnimationCurve.linear.rawValue == 3)
        #expect(UICubicTimingParameters().animationCurve == .easeInOut)
    }

    @Test("every platform gets these very digits", .tags(.apparatus))
    func digits() {
        let remainders = [0.3, 1, 2].map {
            Spring(frequency: 9, dampingRatio: $0).remainder(after: 0.123, velocity: 2)
        }
        #expect(remainders == [0.40413073233310237, 0.6151519168940918, 0.7529266881060415])
        #expect(TimingCurve.easeInOut.progress(at: 0.3) == 0.18739590670531275)
        #expect(exponential(1) == 2.7182818284590455)
        #expect(exponential(250 * logarithm(0.998)) == 0.6062270654277642)
    }
}
