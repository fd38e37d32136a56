import Foundation
import Literate
import SiteGenerator

/// What a command said when it last succeeded.
///
/// While nothing that it reads has changed, there is nothing to do again.
struct Green: Codable {
    /// What there was in the book, and in the rules.
    var summary: String
    var rules = ""
    /// What is no mistake, and yet to be known.
    var notes = ""
    /// A number that changes with what it wrote.
    var output: UInt64 = 0

    /// What has to be as it was: the tool, the compiler, the engine, and every file that the command reads.
    static func fingerprint(
        _ options: BookOptions, _ rules: RuleOptions, theme: String? = nil, out: String = ""
    ) throws -> UInt64 {
        var hash = ContentHash(try Toolchain.find().identity, options.shownAs)
        hash.add(try EngineBuild.besideThisProgram().contentHash)
        let read = [
            options.book, URL(fileURLWithPath: options.locale).deletingLastPathComponent().path,
            rules.rules, rules.engine, rules.engineTests,
        ]
        hash.add(SiteInputs(reading: read, theme: theme, out: out).fingerprint)
        return hash.value
    }

    /// The place among the kept results, which each book has for itself.
    static func place(of command: String, _ options: BookOptions) -> String {
        "\(command) \(options.folder.standardizedFileURL.path)"
    }
}
