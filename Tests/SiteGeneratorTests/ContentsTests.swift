import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("What a theme says of its book")
struct ContentsTests {
    private func contents(_ text: String?) throws -> Contents {
        let scratch = try Scratch()
        return try Theme(scratch.theme("contents.json", text), words: Sample.words).contents
    }

    @Test("each part may be left out, and so may all of it")
    func parts() throws {
        #expect(try contents(nil).lookUp.isEmpty)
        #expect(try contents("{}").symptoms.isEmpty)
        #expect(try contents("{\"lookUp\": [\"rules\"]}").lookUp == ["rules"])
        #expect(try contents("{\"symptoms\": [\"a\"]}").symptoms == ["a"])
        #expect(try contents("{}").hero == nil)
        #expect(try contents("{}").edition == nil)
    }

    @Test(
        "what is no list of contents is told with its file",
        arguments: [
            "{", "[]", "{\"lookUp\": 1}", "{\"hero\": {\"chapter\": \"a\"}}",
            "{\"edition\": {\"date\": \"soon\", \"identifier\": \"urn:uuid:1\"}}",
        ])
    func broken(text: String) {
        let error = #expect(throws: SiteProblems.self) { try contents(text) }
        #expect(error?.problems.count == 1)
        #expect(error?.problems.first?.position.file.hasSuffix("/contents.json") == true)
    }
}
