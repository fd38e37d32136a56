import Foundation
import Testing

@testable import TouchEngine

@Suite("The engine's own mathematics", .tags(.apparatus))
struct ExponentialTests {
    @Test("powers of Euler's number are Foundation's, to twelve digits and more")
    func exponentials() {
        var worst = 0.0
        for step in -7000...7000 {
            let power = Double(step) / 10
            worst = max(worst, abs(exponential(power) / exp(power) - 1))
        }
        #expect(worst < 1e-14)
        #expect(exponential(0) == 1 && exponential(-1e9) == 0 && exponential(1e9) == .infinity)
        #expect(exponential(.nan).isNaN)
        #expect(exponential(-745) == 0 && exponential(-744) > 0 && exponential(709.7) < .infinity)
    }

    @Test("so are logarithms, those of the largest and the smallest numbers too")
    func logarithms() {
        var worst = 0.0
        for step in 1...20_000 {
            let number = Double(step) / 100
            worst = max(worst, abs(logarithm(number) - log(number)))
        }
        for number in [Double.leastNonzeroMagnitude, 1e-300, 1e-9, 0.998, 0.99, 1e9, 1e300] {
            worst = max(worst, abs(logarithm(number) / log(number) - 1))
        }
        #expect(worst < 1e-14)
        #expect(logarithm(1) == 0 && logarithm(0) == -.infinity && logarithm(-1).isNaN)
        #expect(logarithm(.infinity) == .infinity)
    }

    @Test("and, taken together, any other powers")
    func powers() {
        var worst = 0.0
        for base in [0.99, 0.998, 2, 10] {
            for step in -300...300 {
                let exponent = Double(step)
                worst = max(
                    worst, abs(exponential(exponent * logarithm(base)) / pow(base, exponent) - 1))
            }
        }
        #expect(worst < 1e-12)
    }

    @Test("sines and cosines too, many turns away")
    func circles() {
        var worst = 0.0
        for step in -5000...5000 {
            let angle = Double(step) / 50
            worst = max(worst, abs(Double(sine(CGFloat(angle))) - sin(angle)))
            worst = max(worst, abs(Double(cosine(CGFloat(angle))) - cos(angle)))
        }
        #expect(worst < 1e-12)
    }
}
