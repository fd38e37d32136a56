import Foundation
import Literate

/// The words that people of another language type, each with words of the book that mean the same: the theme's files
/// `locales/*-search.json`.
struct SearchAliases {
    /// In the order of the files, then of the phrases.
    let all: [(phrase: String, words: String)]

    /// Reads the files of a theme; without them there are none.
    ///
    /// Throws `SiteProblems` for a file that is no table of phrases.
    init(_ theme: URL) throws {
        let folder = theme.appending(path: "locales")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        all = try names.filter { $0.hasSuffix("-search.json") }.sorted().flatMap { name in
            let file = folder.appending(path: name)
            do {
                let table = try JSONDecoder().decode(
                    [String: String].self, from: try Data(contentsOf: file))
                return table.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            } catch {
                throw SiteProblems([
                    Problem(
                        SourcePosition(file: "\(theme.relativePath)/locales/\(name)", line: 1),
                        "this is no table of phrases: \(error)",
                        remedy: "Write an object whose values are words: { \"手势\": \"gesture\" }.")
                ])
            }
        }
    }
}
