import Testing

@testable import Mutating

@Suite("What a run has shown")
struct SummaryTests {
    private let all = mutants(
        of: """
            /// Rule G-4.2
            func f() { if a { g() }; h(1) }
            """)

    private func verdicts(surviving: Int) -> [Verdict] {
        all.enumerated().map { index, mutant in
            index < surviving
                ? verdict(mutant, .survived, nearest: ["Tests.One/first"])
                : verdict(mutant, .failed, test: "Tests.One/first")
        }
    }

    @Test("too few are noticed below 92 of a hundred")
    func goal() {
        let one = all[0]
        func share(of noticed: Int) -> Bool {
            let verdicts = (0..<100).map { verdict(one, $0 < noticed ? .failed : .survived) }
            return Summary(verdicts, known: [], all: all).isGood
        }
        #expect(share(of: 92))
        #expect(!share(of: 91))
    }

    @Test("one that is equal in effect does not count, one that is kept counts as not noticed")
    func known() {
        let verdicts = verdicts(surviving: 2)
        let list = [
            Known(mutant: all[0].id, stays: .equal, why: "a is always true"),
            Known(mutant: all[1].id, stays: .kept, why: "nobody looks"),
        ]
        let summary = Summary(verdicts, known: list, all: all)
        #expect(summary.counted.count == all.count - 1)
        #expect(summary.noticed == all.count - 2)
        #expect(Report(summary).lines.contains("      stays: nobody looks"))
        #expect(!Report(summary).lines.contains { $0.contains(all[0].id) })
    }

    @Test("an entry that fits no mutant is an error, and so is one that is noticed")
    func untrueEntries() {
        let verdicts = verdicts(surviving: 0)
        let stale = Known(mutant: "Gone.swift f() call: g() → left out", stays: .equal, why: "")
        let noticed = Known(mutant: all[0].id, stays: .equal, why: "")
        #expect(Summary(verdicts, known: [], all: all).isGood)
        #expect(!Summary(verdicts, known: [stale], all: all).isGood)
        #expect(!Summary(verdicts, known: [noticed], all: all).isGood)
    }

    @Test("a survivor is listed under its rule, with its place, both texts and the nearest tests")
    func survivor() {
        let summary = Summary(verdicts(surviving: 1), known: [], all: all)
        let lines = Report(summary).lines
        #expect(lines.contains("G-4.2"))
        #expect(lines.contains("  Sources/Some.swift:2:15: turned: a → !(a)"))
        #expect(lines.contains("      1 tests reach it, the nearest: Tests.One/first"))
    }

    @Test("a test that ended the process after a failed expectation is named")
    func endingTest() {
        let ended = verdict(all[0], .crashedAfterFailure, test: "Tests.One/second")
        let lines = Report(Summary([ended], known: [], all: all)).lines
        #expect(lines.contains("  Tests.One/second"))
    }
}
