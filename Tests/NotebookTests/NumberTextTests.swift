import Foundation
import Testing

@testable import Notebook

@Suite("Numbers as text")
struct NumberTextTests {
    @Test("are rounded as printf rounds them, ties and near ties included")
    func rounding() {
        var generator = Numbers(state: 1)
        for places in 0...6 {
            let scale = pow(10, Double(places))
            for _ in 0..<2000 {
                let ten = Double.random(in: 0...1e12, using: &generator)
                let tie = (Double.random(in: 0...1e6, using: &generator).rounded() + 0.5) / scale
                for number in [ten, ten / 1e6, ten / 1e12, tie, tie.nextUp, tie.nextDown] {
                    #expect(
                        NumberText.fixed(number, places)
                            == String(format: "%.\(places)f", number))
                }
            }
        }
    }

    @Test("have a sign if they are less than zero as they are shown")
    func signs() {
        #expect(NumberText.fixed(-1.25, 1) == "-1.2")
        #expect(NumberText.fixed(-0.04, 1) == "0.0")
        #expect(NumberText.shown(-3, 0) == "−3")
        #expect(NumberText.short(-0.001, 2) == "0")
    }

    @Test("are short without zeros at the end, and keep those that count")
    func short() {
        #expect(NumberText.short(2) == "2")
        #expect(NumberText.short(2.5, 3) == "2.5")
        #expect(NumberText.short(100, 0) == "100")
        #expect(NumberText.short(1200.04, 2) == "1200.04")
    }

    @Test("may be as long as they are, or none")
    func extremes() {
        #expect(NumberText.fixed(1e15 + 0.5, 1) == "1000000000000000.5")
        #expect(NumberText.fixed(0.5, 20) == "0.50000000000000000000")
        #expect(NumberText.fixed(.infinity, 2) == "inf")
        #expect(NumberText.fixed(.nan, 2).hasSuffix("nan"))
    }
}

/// Numbers that are the same in every run.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
