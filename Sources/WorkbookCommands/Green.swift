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

    /// Everything that a command reads: the tool, the compiler, the engine, and files.
    struct Inputs {
        /// A number that changes with any of it.
        let fingerprint: UInt64
        private let places: [URL]
        private let stamps: FileStamps

        /// What a command reads as it is now; where nothing is run, the engine's code is nothing that it reads.
        init(
            _ options: BookOptions, _ rules: RuleOptions, theme: String? = nil, out: String = "",
            figures: FigureOptions? = nil, runsPrograms: Bool = true
        ) throws {
            let engine = try EngineBuild.besideThisProgram()
            let read =
                [
                    options.book,
                    URL(fileURLWithPath: options.locale).deletingLastPathComponent().path,
                    rules.rules, rules.engine, rules.engineTests,
                ] + (figures.flatMap { $0.live == nil ? nil : [$0.runtime] } ?? [])
            let inputs = SiteInputs(reading: read, theme: theme, out: out)
            places =
                inputs.paths.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath() }
                + engine.interfaces + engine.objects
            // Before anything is read, so that what is written meanwhile does not pass for read.
            stamps = FileStamps(of: places)
            var hash = ContentHash(try Toolchain.find().identity, options.shownAs)
            hash.add(runsPrograms ? engine.contentHash : engine.interfaceHash)
            hash.add(inputs.fingerprint)
            fingerprint = hash.value
        }

        /// Whether nobody has written any of it since.
        var areAsTheyWere: Bool { FileStamps(of: places) == stamps }
    }

    /// The place among the kept results, which each book has for itself.
    static func place(of command: String, _ options: BookOptions) -> String {
        "\(command) \(options.folder.standardizedFileURL.path)"
    }
}
