import Testing

@testable import SiteGenerator

@Suite("The axis of time")
struct TimeAxisTests {
    @Test("what happens without a pause is drawn to scale, with some room after it")
    func scale() throws {
        let axis = TimeAxis([1, 1.25, 1.5])
        #expect(axis.breaks.isEmpty)
        #expect(axis.place(of: 1) == 0)
        #expect(abs(axis.place(of: 1.25) - 0.4) < 1e-9)
        #expect(abs(axis.place(of: 1.5) - 0.8) < 1e-9)
        #expect(axis.place(of: 0) == 0 && abs(axis.place(of: 9) - 1) < 1e-9)
    }

    @Test("a pause is cut out, and what is in it stands at the cut")
    func pause() throws {
        let axis = TimeAxis([0, 0.3, 5, 5.3])
        try #require(axis.breaks.count == 1 && axis.stretches.count == 2)
        #expect(axis.place(of: 2) == axis.breaks[0])
        #expect(axis.stretches[0].places.upperBound < axis.breaks[0])
        #expect(axis.breaks[0] < axis.stretches[1].places.lowerBound)
        #expect(TimeAxis([0, 0.3, 0.89, 1.2]).breaks.isEmpty)
    }

    @Test("the same length of time has the same width before and after a cut")
    func sameScale() {
        let axis = TimeAxis([0, 0.3, 5, 5.3])
        let first = axis.place(of: 0.3) - axis.place(of: 0)
        let second = axis.place(of: 5.3) - axis.place(of: 5)
        #expect(abs(first - second) < 1e-9)
    }

    @Test("a finger's rest is kept, if it does not take too long")
    func rest() {
        let rests = { (_: Double, _: Double) in true }
        #expect(TimeAxis([0, 0.3, 1.5, 1.6], rests: rests).breaks.isEmpty)
        #expect(TimeAxis([0, 0.3, 1.5, 1.6]).breaks.count == 1)
        #expect(TimeAxis([0, 0.3, 2.5, 2.6], rests: rests).breaks.count == 1)
    }

    @Test("whether a finger rests is asked of each pause by itself")
    func whichRest() throws {
        let axis = TimeAxis([0, 1, 2], rests: { from, _ in from == 0 })
        try #require(axis.breaks.count == 1)
        #expect(axis.place(of: 1) < axis.breaks[0])
    }

    @Test("a moment that comes later stands at the end, behind a cut, with its time")
    func later() throws {
        let axis = TimeAxis([0, 0.4], afterwards: 3)
        try #require(axis.breaks.count == 1)
        #expect(axis.place(of: 3) > axis.breaks[0])
        #expect(axis.place(of: 0.5) < axis.breaks[0])
        #expect(axis.ticks.last?.text == "3.00")
        #expect(axis.ticks.last?.at == axis.place(of: 3))
        #expect(TimeAxis([0, 0.4], afterwards: 0.45).breaks.isEmpty)
    }

    @Test("a single moment has an axis with a tick")
    func single() {
        for time in [0, 0.013, 1.234, 10] {
            let axis = TimeAxis([time])
            #expect(axis.place(of: time) == 0)
            #expect(!axis.ticks.isEmpty)
            #expect(axis.ticks.allSatisfy { (0...1).contains($0.at) })
        }
        #expect(TimeAxis([]).place(of: 0) == 0)
    }

    @Test("the ticks stand at round times, with no more decimals than these need")
    func round() {
        #expect(
            TimeAxis([0, 0.4]).ticks.map(\.text) == ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"])
        #expect(TimeAxis([0, 0.1]).ticks.map(\.text) == ["0.00", "0.05", "0.10"])
        #expect(
            TimeAxis([10, 10.5, 11, 11.5, 12]).ticks.map(\.text) == [
                "10.0", "10.5", "11.0", "11.5", "12.0", "12.5",
            ])
    }

    /// Times of many touches, from a seed: some close together, some after pauses.
    static func times(_ seed: Int) -> [Double] {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ bound: UInt64) -> Double {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Double(state % bound)
        }
        var time = random(300) / 100
        return (0..<Int(1 + random(40))).map { _ in
            time += [0, 0.0167, 0.1, 0.5, 0.61, 1.5, 4][Int(random(7))]
            return time
        }
    }

    static func axis(_ seed: Int) -> (axis: TimeAxis, times: [Double]) {
        let times = times(seed)
        let later = seed % 3 == 0 ? (times.last ?? 0) + Double(seed % 7) : nil
        return (
            TimeAxis(times, rests: { _, to in seed % 2 == 0 && to > 1 }, afterwards: later), times
        )
    }

    /// The seeds of many touches whose axis is not as it should be.
    private func wrong(_ isRight: (TimeAxis, [Double]) -> Bool) -> [Int] {
        (0..<400).filter { seed in
            let (axis, times) = Self.axis(seed)
            return !isRight(axis, times)
        }
    }

    @Test("however many touches there are, everything stands in the picture, in its order")
    func monotonic() {
        let wrong = wrong { axis, times in
            let last = (times.last ?? 0) + 8
            let places = stride(from: 0, through: last, by: last / 500).map(axis.place)
            let all = places + axis.breaks + axis.ticks.map(\.at)
            return places == places.sorted() && all.allSatisfy { (0...1.000001).contains($0) }
        }
        #expect(wrong == [])
    }

    @Test("different moments that were not cut out have different places")
    func distinct() {
        #expect(wrong { Set($1.map($0.place)).count == Set($1).count } == [])
    }

    @Test("there are a few ticks, at most about seven, each at its time")
    func ticks() {
        let wrong = wrong { axis, _ in
            (1...8).contains(axis.ticks.count)
                && axis.ticks.allSatisfy { tick in
                    // A time right behind a cut is rounded, and may be before it.
                    let time = Double(tick.text) ?? -1
                    return [time - 1e-9, time, time + 0.005].contains {
                        abs(axis.place(of: $0) - tick.at) < 0.01
                    }
                }
        }
        #expect(wrong == [])
    }
}
