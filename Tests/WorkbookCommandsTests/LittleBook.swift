import Foundation
import Literate

@testable import WorkbookCommands

/// A book of two chapters without Swift in a folder of its own, with the real theme and a little rulebook.
final class LittleBook {
    /// Where the package lies.
    static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardized

    let folder = FileManager.default.temporaryDirectory.appending(
        path: "workbook-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: "book"), withIntermediateDirectories: true)
        try write("# The first\n\nHere is a paragraph.\n", to: "book/01-first.md")
        try write("# The second\n\nHere is another.\n", to: "book/02-second.md")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var out: String { folder.appending(path: "public").path }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: path))
    }

    /// A file of the site; nil if it is not there.
    func page(_ path: String) -> String? {
        try? String(contentsOfFile: "\(out)/\(path)", encoding: .utf8)
    }

    /// The words of the command line that name the book.
    var options: [String] {
        [
            "--book", folder.appending(path: "book").path, "--quiet",
            "--locale", Self.package.appending(path: "site/locales/en.json").path,
        ]
    }

    /// The words of the command line that name its rules.
    var rules: [String] {
        let rules = Self.package.appending(path: "Tests/RulebookTests/Samples/good").path
        return [
            "--rules", "\(rules)/rules", "--engine", "\(rules)/engine",
            "--engine-tests", "\(rules)/tests",
        ]
    }

    /// The words of the command line for `serve`.
    var serving: [String] {
        options + rules + [
            "--theme", Self.package.appending(path: "site").path, "--out", out,
        ]
    }

    /// What builds the book's site, as `serve` does.
    func build() throws -> SiteBuild {
        let options = try BookOptions.parse(options)
        return SiteBuild(
            options: options, rules: try RuleOptions.parse(rules),
            theme: Self.package.appending(path: "site").path, out: out,
            kept: options.kept.remembering())
    }
}
