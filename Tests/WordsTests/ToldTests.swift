import Fuzzing
import Literate
import Testing

import enum TouchEngine.TraceCode

@Suite("Runs in words")
struct ToldTests {
    private let sentences: Sentences

    init() throws { sentences = try Sentences(.english()) }

    /// The reports of a fixed set of the fuzzer's runs, and of the scenes that it does not make up.
    private static let reports: [(run: String, report: String)] =
        (UInt64(1)...160).map { seed in
            (
                "seed \(seed)",
                Fuzzing.Run.play(Generator.makeCase(seed: seed), wantsReport: true).report
            )
        } + RareScenes.devices.enumerated().map { ("rare scene \($0.offset)", $0.element.report) }

    @Test("every record and every explanation of runs that nobody thought of can be put into words")
    func told() throws {
        let flaws = try Self.reports.flatMap { name, report in
            sentences.flaws(in: try Literate.Run(report: report)).map { "\(name), \($0)" }
        }
        #expect(
            flaws.isEmpty, "\(flaws.count) of them\n\(flaws.prefix(10).joined(separator: "\n"))")
    }

    @Test("no code is left out: the words of each have been tried")
    func everyCode() throws {
        let told = try Self.reports.flatMap { try Literate.Run(report: $0.report).records }
        let codes = Set(TraceCode.allCases.map(\.rawValue))
        #expect(codes.subtracting(told.map(\.code)).sorted() == [])
    }

    /// What comes in explanations, yet gives no reason: the one behind it, or before it, does.
    private static let silent: Set<TraceCode> = [
        .touchDown, .pressDown, .recognizerAction,
        .recognizerEnded, .recognizerCancelled,
        .failedByCancelledTouch, .failedByGivingBack,
    ]

    @Test("a code has a clause if it comes in explanations, and only then")
    func everyReason() throws {
        let given = try Self.reports.flatMap { _, report in
            let run = try Literate.Run(report: report)
            return run.explanations.flatMap(\.chain).map { run.records[$0].code }
        }
        let reasons = sentences.table.records.filter { $0.value.clause != nil }.keys
        let expected = Set(given).subtracting(Self.silent.map(\.rawValue))
        #expect(Set(reasons).subtracting(expected).sorted() == [])
        #expect(expected.subtracting(reasons).sorted() == [])
    }
}
