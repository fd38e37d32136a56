import Foundation
import Testing

@testable import Literate

struct LocaleTableTests {
    private func loading(_ records: String, outcomes: String = "{}") throws -> LocaleTable {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("table-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let json = #"{"records":\#(records),"outcomes":\#(outcomes),"joins":[],"ui":{}}"#
        try Data(json.utf8).write(to: file)
        return try LocaleTable.load(file)
    }

    @Test("a table is read with its empty entries")
    func read() throws {
        let table = try loading(#"{"a":{},"b":{"what":"{x}","stops":true}}"#)
        #expect(table.records == ["a": .init(), "b": .init(what: "{x}", stops: true)])
    }

    @Test(
        "a language with nothing but the page's words borrows the sentences, and is read whole otherwise"
    )
    func borrowed() throws {
        let own = try loading(#"{"a":{"what":"x"}}"#)
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("table-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        func translated(_ json: String) throws -> (table: LocaleTable, hasSentences: Bool) {
            try Data(json.utf8).write(to: file)
            return try own.translated(by: file)
        }
        let words = try translated(#"{"ui":{"next":"下一篇"}}"#)
        #expect(!words.hasSentences)
        #expect(words.table.records == own.records)
        #expect(words.table.ui == ["next": "下一篇"])
        let whole = try translated(#"{"records":{},"outcomes":{},"joins":[],"ui":{}}"#)
        #expect(whole.hasSentences && whole.table.records.isEmpty)
        // A part that is called otherwise is no reason to borrow all.
        for mistaken in [#"{"ui":{},"record":{}}"#, #"{"ui":{"next":1}}"#, "[]", "nothing"] {
            #expect(throws: ToolFailure.self) { try translated(mistaken) }
        }
        try FileManager.default.removeItem(at: file)
        #expect(throws: ToolFailure.self) { try own.translated(by: file) }
    }

    @Test(
        "a table with a mistake is not read, and the error says where the mistake is",
        arguments: [
            (
                #"{"a":{"what":"x","claus":"y"}}"#, "{}",
                "`claus` is none of what, why, clause, brief, after"
            ),
            (#"{"a":{"clause":"{x"}}"#, "{}", "the `clause` of `a` has `{x`"),
            (#"{"a":{"after":"{x"}}"#, "{}", "the `after` of `a` has `{x`"),
            ("{}", #"{"fired":"{x:y}"}"#, "the outcome `fired` has `{x:y}`"),
        ])
    func mistakes(records: String, outcomes: String, message: String) {
        let error = #expect(throws: ToolFailure.self) {
            try loading(records, outcomes: outcomes)
        }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
}
