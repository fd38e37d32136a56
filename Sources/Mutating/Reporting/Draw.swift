/// Numbers at random that are the same for the same seed everywhere (SplitMix64).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}

/// Which mutants are run.
public struct Draw {
    /// How many are drawn; nil for all.
    public var count: Int?
    /// The seed that they are drawn with.
    public var seed: UInt64
    /// A part of the path that they stand in.
    public var only: String?
    /// A rule that their code names.
    public var rule: String?

    /// Draws evenly from all that fit.
    public init(count: Int?, seed: UInt64, only: String?, rule: String?) {
        self.count = count
        self.seed = seed
        self.only = only
        self.rule = rule
    }

    /// The mutants that are drawn, in the order of their places.
    public func from(_ mutants: [Mutant]) -> [Mutant] {
        let fitting = mutants.filter { mutant in
            (only.map { mutant.file.contains($0) } ?? true)
                && (rule.map { mutant.rules.contains($0) } ?? true)
        }
        guard let count, count < fitting.count else { return fitting }
        var generator = SplitMix64(seed: seed)
        var left = fitting
        // Written out, so that the standard library's shuffle cannot change what a seed draws.
        for index in 0..<count {
            let other = index + Int(generator.next() % UInt64(left.count - index))
            left.swapAt(index, other)
        }
        return left.prefix(count).sorted { $0.number < $1.number }
    }
}
