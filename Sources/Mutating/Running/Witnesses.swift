/// Which of the tests that name a rule notice any break of the code that names it.
struct Witnesses {
    /// What is known of one test.
    struct Record {
        var reached = 0
        var noticed = 0
    }

    private var records: [Int: Record] = [:]

    /// Runs each mutant once more, with all tests that name a rule of its code, to the end.
    mutating func hear(
        _ mutants: [Mutant], testsOf: (Mutant) -> [Test], pool: ProcessPool,
        seconds: ([Test]) -> Int
    ) throws {
        var queue = mutants[...]
        var records: [Int: Record] = [:]
        try pool.run {
            while let mutant = queue.popFirst() {
                let rules = Set(mutant.rules)
                let tests = testsOf(mutant).filter { !rules.isDisjoint(with: $0.rules) }
                guard !tests.isEmpty else { continue }
                let order = TestProcess.Order(
                    mutant: mutant.number, tests: tests.map(\.number),
                    filters: Set(tests.map(\.suiteFilter)).sorted(), seconds: seconds(tests),
                    stopsAtFailure: false, left: pool.left)
                return (
                    order,
                    { process, ending in
                        let noticed = Set(process.failures + [ending.test].compactMap { $0 })
                        // Of those that a crash kept from running nothing is known.
                        for test in process.begun {
                            records[test, default: Record()].reached += 1
                            if noticed.contains(test) {
                                records[test, default: Record()].noticed += 1
                            }
                        }
                    }
                )
            }
            return nil
        }
        self.records = records
    }

    /// The tests that noticed none of the mutants that they reach, with how many these are.
    func silent(of tests: [Test]) -> [SilentTest] {
        tests.compactMap { test in
            guard let record = records[test.number], record.noticed == 0 else { return nil }
            return SilentTest(
                name: test.name, title: test.title, place: "\(test.file):\(test.line)",
                reached: record.reached)
        }
    }
}

/// A test that names a rule, and notices no break of the code that names it.
public struct SilentTest: Codable, Sendable {
    /// As Swift Testing has it.
    public let name: String
    /// What it claims.
    public let title: String
    /// Its file and line.
    public let place: String
    /// How many mutants of the rule's code it reached.
    public let reached: Int
}

extension TestProcess.Ending {
    /// The test in which a run came to its end.
    fileprivate var test: Int? {
        switch self {
        case .passed: nil
        case .failed(let test), .shown(let test): test
        case .crashed(let test, _), .endless(let test): test
        }
    }
}
