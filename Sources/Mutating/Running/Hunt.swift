import Foundation

/// Runs, for each of some mutants, the tests that reach it, until one notices.
struct Hunt {
    let package: MutatedPackage
    let coverage: Coverage
    let pool: ProcessPool

    /// The tests that reach each mutant, those nearest to it first: they reach the fewest others.
    private let tests: [Int: [Test]]
    private let costs: [Int: Int]

    init(_ package: MutatedPackage, _ coverage: Coverage, _ pool: ProcessPool) {
        self.package = package
        self.coverage = coverage
        self.pool = pool
        var tests: [Int: [Test]] = [:]
        var costs: [Int: Int] = [:]
        let entry = { (test: Test) in coverage.entries[test.name] }
        let ranked = package.tests.sorted {
            (entry($0)?.reached.count ?? 0, $0.number) < (entry($1)?.reached.count ?? 0, $1.number)
        }
        for test in ranked {
            guard let entry = entry(test), !entry.fails else { continue }
            costs[test.number] = entry.cost
            for mutant in entry.reached { tests[mutant, default: []].append(test) }
        }
        self.tests = tests
        self.costs = costs
    }

    /// Runs the mutants; tells each verdict as it is found.
    func run(_ mutants: [Mutant], tell: @escaping (Verdict) -> Void) throws -> [Verdict] {
        var verdicts: [Verdict] = []
        let settle = { (verdict: Verdict) in
            verdicts.append(verdict)
            tell(verdict)
        }
        var queue = mutants[...]
        var begun: [(mutant: Mutant, stages: ArraySlice<[Test]>)] = []
        try pool.run {
            while true {
                if let (mutant, stages) = begun.popLast() {
                    guard let stage = stages.first else {
                        settle(verdict(mutant, (.survived, nil)))
                        continue
                    }
                    return work(mutant, stage) { found in
                        if let found { return settle(verdict(mutant, found)) }
                        begun.append((mutant, stages.dropFirst()))
                    }
                }
                guard let mutant = queue.popFirst() else { return nil }
                guard let reaching = tests[mutant.number] else {
                    settle(verdict(mutant, (.notReached, nil)))
                    continue
                }
                begun.append((mutant, stages(reaching, for: mutant)[...]))
            }
        }
        return verdicts.sorted { $0.mutant.number < $1.mutant.number }
    }

    /// What is run after each other: the tests that name the same rule and the nearest, the other tests, the claims.
    private func stages(_ reaching: [Test], for mutant: Mutant) -> [[Test]] {
        let claims = reaching.filter(\.isClaim)
        let reaching = reaching.filter { !$0.isClaim }
        let rules = Set(mutant.rules)
        let named = reaching.filter { !rules.isDisjoint(with: $0.rules) }
        var near: [Test] = []
        var chosen: Set<Int> = []
        var cost = 0
        for test in named.prefix(12) + reaching where !chosen.contains(test.number) {
            let own = costs[test.number] ?? 0
            guard near.count < 24 else { break }
            guard cost + own < 400_000 || near.isEmpty else { continue }
            cost += own
            near.append(test)
            chosen.insert(test.number)
        }
        let others = reaching.filter { !chosen.contains($0.number) }
        return [near, others, claims].filter { !$0.isEmpty }
    }

    /// The tests that name a rule of some mutants' code, and notice none of those that they reach.
    func silentTests(_ mutants: [Mutant]) throws -> [SilentTest] {
        var witnesses = Witnesses()
        try witnesses.hear(
            mutants, testsOf: { tests[$0.number] ?? [] }, pool: pool, seconds: seconds)
        return witnesses.silent(of: package.tests)
    }

    /// The most that a run of some tests may compute.
    private func seconds(_ tests: [Test]) -> Int {
        4 + tests.reduce(0) { $0 + (costs[$1.number] ?? 0) } * 5 / 1_000_000
    }

    private typealias Found = (outcome: Verdict.Outcome, test: Int?)

    private func work(
        _ mutant: Mutant, _ tests: [Test], done: @escaping (Found?) -> Void
    ) -> (order: TestProcess.Order, done: (TestProcess, TestProcess.Ending) throws -> Void) {
        let suites = Set(tests.map(\.suiteFilter)).sorted()
        let order = TestProcess.Order(
            mutant: mutant.number, tests: tests.map(\.number),
            filters: suites.count <= 30 ? suites : [], seconds: seconds(tests),
            left: pool.left)
        return (
            order,
            { process, ending in
                switch ending {
                case .passed: done(nil)
                case .failed(let test): done((.failed, test))
                case .shown(let test): done((.shown, test))
                case .crashed(let test, let afterFailure):
                    done((afterFailure ? .crashedAfterFailure : .crashed, test))
                case .endless(let test): done((.endless, test))
                }
            }
        )
    }

    private func verdict(_ mutant: Mutant, _ found: Found) -> Verdict {
        let reaching = tests[mutant.number] ?? []
        let test = found.test.flatMap { number in
            number > 0 && number <= package.tests.count ? package.tests[number - 1].name : nil
        }
        return Verdict(
            mutant, found.outcome, test: test, reachedBy: reaching.count,
            nearest: reaching.prefix(5).map(\.name))
    }
}
