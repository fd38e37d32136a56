import Foundation
import Literate

extension LocaleTable {
    /// The book's own table, which its pages are written with.
    static func english() throws -> LocaleTable {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = tests.deletingLastPathComponent().deletingLastPathComponent()
        return try load(root.appendingPathComponent("site/locales/en.json"))
    }
}

extension Literate.Run {
    /// A run as the engine reports it.
    init(report: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(report.utf8))
    }
}
