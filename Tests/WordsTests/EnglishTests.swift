import Literate
import Testing

import struct TouchEngine.Explanation
import enum TouchEngine.TraceCode

@Suite("The English table")
struct EnglishTests {
    private let table: LocaleTable

    init() throws { table = try .english() }

    @Test("has an entry for every code, and none for what is no code")
    func entries() {
        let codes = Set(TraceCode.allCases.map(\.rawValue))
        #expect(codes.subtracting(table.records.keys).sorted() == [])
        #expect(Set(table.records.keys).subtracting(codes).sorted() == [])
    }

    @Test("says how an explanation of each outcome begins, and of no other")
    func outcomes() {
        #expect(Set(table.outcomes.keys) == Set(Explanation.Outcome.allCases.map(\.rawValue)))
    }
}
