import Foundation
import Testing

@testable import TouchEngine

@Suite("What springs are made of")
struct SpringParameterTests {
    private func own(_ parameters: UISpringTimingParameters) -> (Spring, CGVector)? {
        guard case .spring(let spring, let velocity) = parameters.timing else { return nil }
        return (spring, velocity)
    }

    @Test("mass, stiffness and damping make a frequency and a ratio (N-D32)")
    func physics() throws {
        // √(200 / 2) is 10, and 30 of the 2 × 2 × 10 at which it would not swing are three quarters.
        let parameters = UISpringTimingParameters(
            mass: 2, stiffness: 200, damping: 30, initialVelocity: CGVector(dx: 3, dy: -4))
        let (spring, velocity) = try #require(own(parameters))
        #expect(spring == Spring(frequency: 10, dampingRatio: 0.75))
        #expect(velocity == CGVector(dx: 3, dy: -4) && parameters.initialVelocity == velocity)
        #expect(parameters.springTimingParameters === parameters)
        let free = UISpringTimingParameters(
            mass: 1, stiffness: 1, damping: 0, initialVelocity: .zero)
        let ratio = try #require(own(free)).0.dampingRatio
        #expect(ratio == 0.0005, "it comes to rest some day: a thousandth is the least damping")
    }

    @Test("nearly critical is critical; the ratio is kept otherwise", .tags(.apparatus))
    func critical() {
        #expect(Spring(frequency: 1, dampingRatio: 1 + 1e-7).dampingRatio == 1)
        #expect(Spring(frequency: 1, dampingRatio: 1 - 1e-7).dampingRatio == 1)
        #expect(Spring(frequency: 1, dampingRatio: 1.001).dampingRatio == 1.001)
        #expect(Spring(frequency: 1, dampingRatio: 0.999).dampingRatio == 0.999)
    }

    @Test(
        "a duration as it is felt is one swing, and a bounce lies between -1 and 1",
        .tags(.apparatus))
    func felt() throws {
        let parameters = UISpringTimingParameters(duration: 2, bounce: 0.25)
        let (spring, velocity) = try #require(own(parameters))
        #expect(spring == Spring(frequency: .pi, dampingRatio: 0.75) && velocity == .zero)
        #expect(parameters.initialVelocity == .zero)
        let moving = UISpringTimingParameters(
            duration: 2, bounce: -0.5, initialVelocity: CGVector(dx: 1, dy: 2))
        let (creeping, speed) = try #require(own(moving))
        #expect(creeping.dampingRatio == 2 && speed == CGVector(dx: 1, dy: 2))
        #expect(moving.initialVelocity == speed)
        // As far as they go: hardly damped, and hardly moving.
        let lively = Spring(feltDuration: 1, bounce: 3).dampingRatio
        #expect(lively > 0 && lively < 0.02)
        let stiff = Spring(feltDuration: 1, bounce: -3).dampingRatio
        #expect(stiff > 50 && stiff.isFinite)
        let quick = Spring(feltDuration: 0, bounce: 0).frequency
        #expect(quick > 6000 && quick < 7000)
    }

    @Test("one that fits its duration has a ratio and a speed (N-D32)")
    func fitted() throws {
        let parameters = UISpringTimingParameters(
            dampingRatio: 0.4, initialVelocity: CGVector(dx: 3, dy: 4))
        guard case .fittedSpring(let ratio, let velocity) = parameters.timing else {
            Issue.record("it does not take its own time")
            return
        }
        #expect(ratio == 0.4 && velocity == CGVector(dx: 3, dy: 4))
        #expect(parameters.initialVelocity == velocity && parameters.timingCurveType == .spring)
        let resting = UISpringTimingParameters(dampingRatio: 0.4)
        #expect(resting.initialVelocity == .zero)
    }

    @Test(
        "it is at rest when a thousandth is left, set off at the length of its speed (N-D32, model: springRest)"
    )
    func settling() {
        let parameters = ModelParameters()
        let spring = Spring(frequency: 10, dampingRatio: 1)
        let timing = AnimationTiming.spring(spring, velocity: CGVector(dx: 6, dy: -8))
        // At a speed of ten, the frequency, nothing is left but e^-ωt: a thousandth at ωt = ln 1000.
        #expect(abs(timing.duration(7, parameters) - log(1000) / 10) < 1e-9)
        #expect(abs(timing.atRest.duration(7, parameters) - 0.92334) < 1e-4)
        #expect(AnimationTiming.curve(.easeIn).duration(7, parameters) == 7)
        let fitted = AnimationTiming.fittedSpring(
            dampingRatio: 1, velocity: CGVector(dx: 6, dy: -8))
        #expect(fitted.duration(7, parameters) == 7)
        guard
            case .spring(let found, let velocity, let duration) = fitted.pace(
                lasting: log(1000) / 10, parameters)
        else {
            Issue.record("no spring")
            return
        }
        #expect(abs(found.frequency - 10) < 1e-6 && found.dampingRatio == 1)
        #expect(velocity == CGVector(dx: 6, dy: -8) && duration == log(1000) / 10)
        guard case .fittedSpring(let ratio, .zero) = fitted.atRest else {
            Issue.record("it still moves")
            return
        }
        #expect(ratio == 1)
        guard case .curve(.linear) = fitted.pace(lasting: 0, parameters) else {
            Issue.record("there is no time to swing in")
            return
        }
    }

    @Test(
        "the system's own spring takes the time in which a mass of 3 rests at a stiffness of 1000, not swinging (N-D32)"
    )
    func system() throws {
        let parameters = UISpringTimingParameters()
        let (spring, velocity) = try #require(own(parameters))
        #expect(spring == Spring(frequency: (1000.0 / 3).squareRoot(), dampingRatio: 1))
        #expect(velocity == .zero && parameters.initialVelocity == .zero)
        #expect(parameters.timingCurveType == .spring && parameters.cubicTimingParameters == nil)
        #expect(parameters.springTimingParameters === parameters)
    }

    @Test("a spring stays under its bound, and touches it: swinging, critical and creeping (N-D32)")
    func bounds() {
        // Each by the formula of its kind, at a second.
        let swinging = Spring(frequency: 5, dampingRatio: 0.6)
        // It swings at 4 and decays at 3; with a speed of 7 the amplitude is √(1 + ((3 - 7) / 4)²).
        #expect(abs(swinging.bound(after: 1, velocity: 7) - exp(-3) * 2.0.squareRoot()) < 1e-12)
        #expect(
            abs(swinging.remainder(after: 1, velocity: 7) - exp(-3) * (cos(4) - sin(4))) < 1e-12)
        let critical = Spring(frequency: 2, dampingRatio: 1)
        #expect(abs(critical.bound(after: 1.5, velocity: 5) - exp(-3) * 5.5) < 1e-12)
        #expect(abs(critical.remainder(after: 1.5, velocity: 5) - exp(-3) * -3.5) < 1e-12)
        // It creeps at 5 × (1.25 ∓ 0.75): slowly at 2.5, and fast at 10.
        let creeping = Spring(frequency: 5, dampingRatio: 1.25)
        // The slow one has (10 - 25) / (10 - 2.5) of the way, the fast one the rest.
        let (slow, fast): (Double, Double) = (-2 * exp(-2.5), 3 * exp(-10))
        #expect(abs(creeping.remainder(after: 1, velocity: 25) - (slow + fast)) < 1e-12)
        #expect(abs(creeping.bound(after: 1, velocity: 25) - (fast - slow)) < 1e-12)
    }

    @Test(
        "one that is hardly damped is given up after a while, and a time is found for it",
        .tags(.apparatus))
    func hardlyDamped() {
        let spring = Spring(frequency: 10, dampingRatio: 0.0001)
        #expect(abs(spring.settlingTime(velocity: 0, rest: 0.001) - 100) < 1e-9)
        let fitted = Spring.settling(in: 2, dampingRatio: 0, velocity: 0, rest: 0.001)
        // The least damping that a fitted spring has.
        #expect(fitted.dampingRatio == 0.01)
    }

    @Test("a provider that has neither curve nor spring eases in and out", .tags(.apparatus))
    func providers() {
        final class Nothing: UITimingCurveProvider {
            let timingCurveType = UITimingCurveType.composed
            let cubicTimingParameters: UICubicTimingParameters? = nil
            let springTimingParameters: UISpringTimingParameters? = nil
        }
        for provider in [nil, Nothing()] {
            guard case .curve(.easeInOut) = AnimationTiming(provider) else {
                Issue.record("it is at another pace")
                return
            }
        }
        guard
            case .curve(.easeOut) = AnimationTiming(
                UICubicTimingParameters(animationCurve: .easeOut))
        else {
            Issue.record("it is at another pace")
            return
        }
    }
}
