import Fuzzing
import Testing

@Suite("The fuzzer's first seeds")
struct FixedSeedsTests {
    @Test("break no invariant", arguments: 0..<10 as Range<UInt64>)
    func hold(block: UInt64) {
        for seed in block * 15 + 1...block * 15 + 15 {
            let outcome = Trial.run(seed: seed)
            #expect(outcome.breach == nil, "seed \(seed)")
        }
    }

    @Test(
        "break none among scroll views and pages either",
        arguments: [Scenes.scroll, .navigation], 0..<8 as Range<UInt64>)
    func scrollingAndPages(scenes: Scenes, block: UInt64) {
        for seed in block * 10 + 1...block * 10 + 10 {
            let outcome = Trial.run(seed: seed, scenes: scenes)
            #expect(outcome.breach == nil, "seed \(seed)")
        }
    }

    @Test("leave nobody unexplained, and come to pass in many ways")
    func variety() {
        var samples = 0
        var kinds: Set<String> = []
        for seed in 1...60 as ClosedRange<UInt64> {
            let theCase = Generator.makeCase(seed: seed)
            kinds.formUnion(theCase.recognizers.map(\.kind))
            samples += Run.play(theCase).samples
        }
        #expect(samples > 3000)
        #expect(kinds == Set(RecognizerKind.all.map(\.name)))
    }

    @Test("the same seed makes the same case and the same trace, run again and from its text")
    func repeats() {
        for seed in 1...10 as ClosedRange<UInt64> {
            let theCase = Generator.makeCase(seed: seed)
            #expect(Generator.makeCase(seed: seed) == theCase)
            #expect(Trial.run(theCase, isThorough: true).breach == nil)
        }
    }
}
