import Foundation

/// Which mutants each test reaches, and how long it takes.
struct Coverage {
    /// What is known of one test.
    struct Entry {
        /// What the entry depends on.
        var key: String
        /// In microseconds of computing.
        var cost: Int
        var reached: [Int]
        var fails: Bool
    }

    /// By the tests' names.
    private(set) var entries: [String: Entry] = [:]

    /// Runs every test alone, in a process of its own, unless that has been done for the same sources.
    static func measure(
        _ package: MutatedPackage, pool: ProcessPool, memory: URL, say: @escaping (String) -> Void
    ) throws -> Coverage {
        var coverage = Coverage()
        let old = Coverage(memory)
        var missing: [Test] = []
        let keys = try package.coverageKeys()
        for test in package.tests where test.usesEngine {
            let key = keys[test.file] ?? ""
            if let entry = old.entries[test.name], entry.key == key {
                coverage.entries[test.name] = entry
            } else {
                missing.append(test)
            }
        }
        guard !missing.isEmpty else { return coverage }
        say("finding out what \(missing.count) tests reach")
        var queue = missing[...]
        try pool.run {
            guard let test = queue.popFirst() else { return nil }
            let file = pool.scratch.appendingPathComponent("reached-\(test.number)")
            try? FileManager.default.removeItem(at: file)
            let order = TestProcess.Order(
                tests: [test.number], filters: [test.filter], seconds: 120,
                stopsAtFailure: false, reached: file, left: pool.left)
            return (
                order,
                { process, ending in
                    let bytes = (try? Data(contentsOf: file)) ?? Data()
                    try? FileManager.default.removeItem(at: file)
                    let numbers = bytes.indices.filter { bytes[$0] != 0 }
                    coverage.entries[test.name] = Entry(
                        key: keys[test.file] ?? "", cost: process.costs[test.number] ?? 0,
                        reached: numbers, fails: ending != .passed)
                    if ending != .passed {
                        say("\(test.name) does not pass on the unbroken engine: \(ending)")
                    }
                    if process.costs[test.number] == nil {
                        say("\(test.name) did not run")
                    }
                }
            )
        }
        try coverage.write(memory)
        return coverage
    }

    init() {}

    /// Reads what was kept, a line a test.
    private init(_ file: URL) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return }
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count >= 4, let cost = Int(words[2]) else { continue }
            entries[String(words[0])] = Entry(
                key: String(words[1]), cost: cost, reached: words[4...].compactMap { Int($0) },
                fails: words[3] == "fails")
        }
    }

    private func write(_ file: URL) throws {
        let lines = entries.sorted { $0.key < $1.key }.map { name, entry in
            let numbers = entry.reached.map(String.init).joined(separator: " ")
            return
                "\(name) \(entry.key) \(entry.cost) \(entry.fails ? "fails" : "passes") \(numbers)"
        }
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }
}

extension Test {
    /// What `--filter` takes for this test alone, or nearly so.
    var filter: String {
        let escaped = name.replacing(".", with: "\\.")
        return "^\(escaped)\\("
    }

    /// What `--filter` takes for its suite.
    var suiteFilter: String {
        let suite = name.split(separator: "/").dropLast().joined(separator: "/")
        guard !suite.isEmpty else { return filter }
        return "^\(suite.replacing(".", with: "\\."))/"
    }
}
