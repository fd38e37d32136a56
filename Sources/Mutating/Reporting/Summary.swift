/// What a run has shown.
public struct Summary: Codable, Sendable {
    /// The share of the mutants that must be noticed, of those that are not equal in effect.
    public static let goal = 0.92

    /// The verdicts, in the order of the mutants' places.
    public let verdicts: [Verdict]
    /// The ids of those that are declared equal in effect.
    public let equal: Set<String>
    /// The ids of those that are declared to stay, with the reason.
    public let kept: [String: String]
    /// Entries of the list that fit no mutant.
    public let stale: [String]
    /// Those that are declared equal, or to stay, and were noticed.
    public let noticedThough: [String]
    /// Tests that name a rule and notice none of the breaks of its code that they reach, if that was asked.
    public let silentTests: [SilentTest]

    /// Holds the verdicts against the list of known survivors.
    public init(
        _ verdicts: [Verdict], known: [Known], all: [Mutant], silentTests: [SilentTest] = []
    ) {
        self.silentTests = silentTests
        self.verdicts = verdicts
        equal = Set(known.filter { $0.stays == .equal }.map(\.mutant))
        kept = Dictionary(
            known.filter { $0.stays == .kept }.map { ($0.mutant, $0.why) }, uniquingKeysWith: { $1 }
        )
        let ids = Set(all.map(\.id))
        stale = known.map(\.mutant).filter { !ids.contains($0) }
        let listed = Set(known.map(\.mutant))
        noticedThough = verdicts.filter { $0.outcome.isNoticed && listed.contains($0.mutant.id) }
            .map(\.mutant.id)
    }

    /// The verdicts that count.
    var counted: [Verdict] {
        verdicts.filter { $0.outcome.isNoticed || !equal.contains($0.mutant.id) }
    }

    /// How many of those that count were noticed.
    public var noticed: Int { counted.count { $0.outcome.isNoticed } }

    /// The share that was noticed, of those that are not equal in effect.
    public var share: Double {
        counted.isEmpty ? 1 : Double(noticed) / Double(counted.count)
    }

    /// Whether enough were noticed, and the list says nothing untrue.
    public var isGood: Bool { share >= Self.goal && noticedThough.isEmpty && stale.isEmpty }
}
