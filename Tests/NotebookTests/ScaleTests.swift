import Testing

@testable import Notebook

@Suite("An axis")
struct ScaleTests {
    @Test("starts at zero and ends on a round number")
    func measured() {
        let scale = Scale([3, 62])
        #expect(scale.ticks == [0, 20, 40, 60, 80])
        #expect(scale.fraction(of: 40) == 0.5)
    }

    @Test("starts where values begin that lie far from zero")
    func far() {
        #expect(Scale([980, 1010]).ticks.first == 980)
        #expect(Scale([-4, 6]).ticks.first == -4)
    }

    @Test("for what is varied goes from the first value to the last")
    func varied() {
        let scale = Scale(within: [0, 45, 90])
        #expect(scale.low == 0 && scale.high == 90)
        #expect(scale.ticks == [0, 20, 40, 60, 80])
    }

    @Test("has labels with as many decimals as its step needs, and a proper minus")
    func labels() {
        let scale = Scale([0, 0.3])
        #expect(scale.ticks.map(scale.label) == ["0.0", "0.1", "0.2", "0.3"])
        #expect(Scale([-4, 6]).label(-4) == "−4")
    }

    @Test("of one value, or none, is still an axis", arguments: [[5.0], [0.0], [], [-3.0]])
    func single(_ values: [Double]) {
        let scale = Scale(values)
        #expect(scale.high > scale.low)
        #expect(!scale.ticks.isEmpty)
    }
}
