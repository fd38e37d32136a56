import Foundation
import Literate

/// The prose beside the chapters: what the rules say, and the words of the pages.
enum ProseFiles {
    /// What a reader reads of an entry of the rules.
    private static let keys: Set = ["statement", "sides", "model", "outOfScope", "reason"]

    /// What is to be said of it.
    static func problems(
        _ phrases: PhraseList, _ options: BookOptions, _ rules: RuleOptions
    ) -> [Problem] {
        let folder = URL(fileURLWithPath: rules.rules)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let entries = names.filter { $0.hasSuffix(".json") }.sorted().compactMap {
            DataProse(
                folder.appendingPathComponent($0), shownAs: "\(rules.rules)/\($0)", keys: keys)
        }
        let words = DataProse(URL(fileURLWithPath: options.locale), shownAs: options.locale)
        return (entries + (words.map { [$0] } ?? [])).flatMap { $0.problems(phrases) }
    }
}
