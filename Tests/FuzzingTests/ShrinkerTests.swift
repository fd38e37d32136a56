import Fuzzing
import Testing
import TouchEngine

@Suite("Shrinking a case")
struct ShrinkerTests {
    /// Objects when a pan sends its first action: a planted failure.
    private struct NoPanBegins: Checker {
        static let name = "no pan begins"
        static let rules = "apparatus"

        mutating func objection(to observation: Observation, in world: World) -> String? {
            guard case .record(let record) = observation, record.code == .recognizerBegan,
                case .number = record["slop"]
            else { return nil }
            return "\(record.subject) began"
        }
    }

    @Test("leaves a view, a pan, and a finger that lands and moves", arguments: 1...4)
    func toTheBone(number: Int) throws {
        func breaks(_ theCase: FuzzCase) -> Bool {
            Run.play(theCase, checkers: [NoPanBegins()]).breach != nil
        }
        let found = (1...2000 as ClosedRange<UInt64>).lazy
            .map { Generator.makeCase(seed: $0) }.filter(breaks)
        let large = try #require(found.dropFirst(number - 1).first)
        let small = Shrinker.shrink(large, stillBreaks: breaks)
        #expect(breaks(small))
        #expect(small.recognizers.count == 1)
        #expect(small.views.count <= 1)
        #expect(small.actions.count <= 3)
        #expect(small.hooks.isEmpty && small.delegates.isEmpty && small.requirements.isEmpty)
    }

    @Test("keeps what the failure needs, and tries no more than it may")
    func keepsWhatItNeeds() {
        let theCase = Generator.makeCase(seed: 3)
        var tries = 0
        let same = Shrinker.shrink(theCase, most: 40) { _ in
            tries += 1
            return false
        }
        #expect(same == theCase)
        #expect(tries <= 40)
    }
}
