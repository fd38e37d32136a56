import Foundation
import Testing

@testable import Literate

/// What a process that stays alive has worked out.
@Suite struct KeptInMemoryTests {
    private let kept = KeptResults.nothing.remembering()

    @Test("what was worked out is given again while all that it depends on is as it was")
    func again() {
        #expect(kept.remembered(at: "a", given: 1) { "made" } == "made")
        #expect(kept.remembered(at: "a", given: 1) { "anew" } == "made")
        #expect(kept.remembered(at: "a", given: 2) { "anew" } == "anew")
        #expect(kept.remembered(at: "b", given: 2) { "other" } == "other")
    }

    @Test("of a place only the last result is remembered")
    func last() {
        _ = kept.remembered(at: "a", given: 1) { "first" }
        _ = kept.remembered(at: "a", given: 2) { "second" }
        #expect(kept.remembered(at: "a", given: 1) { "third" } == "third")
    }

    @Test("a copy remembers the same, and remembering anew does not begin anew")
    func copies() {
        _ = kept.remembered(at: "a", given: 1) { "made" }
        let copy = kept
        #expect(copy.remembered(at: "a", given: 1) { "anew" } == "made")
        #expect(kept.remembering().remembered(at: "a", given: 1) { "anew" } == "made")
    }

    @Test("who does not stay alive remembers nothing")
    func without() {
        _ = KeptResults.nothing.remembered(at: "a", given: 1) { "made" }
        #expect(KeptResults.nothing.remembered(at: "a", given: 1) { "anew" } == "anew")
        #expect(kept.remembers && !KeptResults.nothing.remembers)
    }

    @Test("who does not stay alive works out no fingerprint")
    func unasked() {
        var asked = 0
        func fingerprint() -> UInt64 {
            asked += 1
            return 1
        }
        _ = KeptResults.nothing.remembered(at: "a", given: fingerprint()) { "made" }
        #expect(asked == 0)
        _ = kept.remembered(at: "a", given: fingerprint()) { "made" }
        #expect(asked == 1)
    }

    @Test("what is not worth keeping is worked out each time")
    func worthless() {
        _ = kept.remembered(at: "a", given: 1, if: { $0.count > 3 }) { "no" }
        #expect(kept.remembered(at: "a", given: 1) { "anew" } == "anew")
    }

    @Test("what cannot be worked out is tried again")
    func failing() throws {
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try kept.remembered(at: "a", given: 1) { () throws(Failure) -> String in
                throw Failure()
            }
        }
        #expect(kept.remembered(at: "a", given: 1) { "made" } == "made")
    }

    @Test("a result of another type is none")
    func types() {
        _ = kept.remembered(at: "a", given: 1) { "text" }
        #expect(kept.remembered(at: "a", given: 1) { 7 } == 7)
    }

    @Test("a new result on disk takes the place of the one in memory")
    func replaced() {
        _ = kept.remembered(at: "a", given: 1) { "made" }
        kept.keep("newer", at: "a", given: 1)
        #expect(kept.remembered(at: "a", given: 1) { "anew" } == "anew")
    }
}
