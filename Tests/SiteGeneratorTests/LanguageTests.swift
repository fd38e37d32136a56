import Foundation
import Testing

@testable import SiteGenerator

@Suite("Languages")
struct LanguageTests {
    private struct Table: Decodable {
        var ui: [String: String]
    }

    private func words(_ language: String) throws -> [String: String] {
        let file = Sample.theme.appending(path: "locales/\(language).json")
        return try JSONDecoder().decode(Table.self, from: Data(contentsOf: file)).ui
    }

    /// The places of a sentence that values are put in, sorted.
    private func places(_ sentence: String) -> [String] {
        sentence.matches(of: /\{\w+\}/).map { String($0.0) }.sorted()
    }

    @Test("every word of the interface is there in Chinese, with the same places for values")
    func complete() throws {
        let (english, chinese) = try (words("en"), words("zh-Hans"))
        #expect(Set(english.keys) == Set(chinese.keys))
        for (key, sentence) in english {
            #expect(places(chinese[key] ?? "") == places(sentence), "\(key)")
        }
    }
}
