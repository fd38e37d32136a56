import Fuzzing
import Testing

@Suite("The fuzzer")
struct FixedSeedsTests {
    @Test("no invariant is broken by the first seeds", arguments: 0..<8)
    func seeds(block: UInt64) {
        for seed in block * 12 + 1...block * 12 + 12 {
            let outcome = Trial.run(seed: seed)
            #expect(outcome.breach == nil, "seed \(seed)")
        }
    }
}
