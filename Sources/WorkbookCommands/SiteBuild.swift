import Foundation
import Literate
import Rulebook
import SiteGenerator

/// Builds the site of a book that holds: what `site` does once, and `serve` after each change.
struct SiteBuild {
    /// What keeps the site from being built, though the book may be right: a full disk, a compiler that died.
    struct Obstacles: Error {
        let lines: [String]

        /// What a verification met with; nil if that is nothing.
        init?(_ verification: Verification) {
            guard !verification.obstacles.isEmpty else { return nil }
            lines = verification.problems.map(\.description) + verification.obstacles
        }
    }

    let options: BookOptions
    let rules: RuleOptions
    /// The folder of templates and styles.
    let theme: String
    /// The folder to write.
    let out: String
    /// What earlier builds found out.
    let kept: KeptResults
    /// Where to say what is happening.
    var progress = StepLog.silent
    /// Whether listings are compiled and run.
    var runsPrograms = true
    /// Where the engine of the figures that can be touched is built, and from what; nil if there are none.
    var figures: LiveEngine.Places?
    /// Whether there are the book on one page and the EPUB besides the pages.
    var isWhole = true

    /// Where a round of `serve` is when its pages can be seen.
    struct Pages {
        /// What there was in the book.
        let summary: String
        /// Makes the book on one page and the EPUB, which take as long again, and writes them beside the pages.
        let addWhole: () throws -> Void
    }

    /// Checks the book and writes its site; the answer is what there was in it.
    ///
    /// - Throws: `SiteProblems` for mistakes of the book, the rules and the theme; then the old pages stay.
    func build() throws -> String {
        let (builder, summary) = try builder()
        try progress.step("the pages") { try builder.build(into: URL(fileURLWithPath: out)) }
        return summary
    }

    /// Checks the book and writes its pages as `build` does, but for the book as a whole.
    func buildPages() throws -> Pages {
        let (builder, summary) = try builder()
        let addWhole = try progress.step("the pages") {
            try builder.buildPages(into: URL(fileURLWithPath: out))
        }
        return Pages(summary: summary, addWhole: addWhole)
    }

    /// Checks the book; what makes its pages, and what there was in it.
    private func builder() throws -> (SiteBuilder, summary: String) {
        var verifier = BookVerifier(
            options.folder, shownAs: options.shownAs, table: try options.table(),
            progress: progress)
        verifier.kept = kept
        verifier.runsPrograms = runsPrograms
        let verification = try verifier.verify()
        if let obstacles = Obstacles(verification) { throw obstacles }
        // A rule that no test holds yet is a matter for `verify`; its page says so.
        let rulebook = try progress.step("the rules and the tests that hold them") {
            try rules.rulebook(kept: kept)
        }
        let problems = verification.problems(given: rulebook) + rulebook.mistakes
        guard problems.isEmpty else { throw SiteProblems(problems) }
        let record: RobustnessRecord
        do throws(Problem) {
            record = try RobustnessRecord.read(in: options.folder, shownAs: options.shownAs)
        } catch {
            throw SiteProblems([error])
        }
        var others = OtherRuns(rules.robustness(of: rulebook), record)
        others.kept = kept
        others.progress = progress
        let sureness = Sureness(
            others.robustness, record, runs: try others.runs(of: verification.book))
        let live = try live(verification.book)
        let builder = SiteBuilder(
            book: verification.book, findings: verification.findings, rulebook: rulebook,
            api: try options.api(kept: kept),
            sureness: sureness, sentences: Sentences(try options.table()), words: try words(),
            theme: URL(fileURLWithPath: theme), kept: kept, checked: verification.counts,
            addresses: options.addresses, besides: kept.remembers ? try besides() : 0,
            languages: try languages(of: verification.book), isWhole: isWhole, live: live)
        return (builder, verification.summary)
    }

    /// The engine of the figures that can be touched.
    private func live(_ book: Book) throws -> LiveEngine? {
        guard let figures else { return nil }
        do {
            return try .built(of: book, figures, kept: kept, progress: progress)
        } catch let refusal as LiveEngine.BookRefused {
            throw SiteProblems(refusal.problems)
        }
    }

    /// The words of the pages.
    func words() throws -> Words {
        let language = URL(fileURLWithPath: options.locale).deletingPathExtension()
            .lastPathComponent
        return Words(language: language, file: options.locale, table: try options.table().ui)
    }

    /// The languages that siblings are in: each has its table beside the book's own.
    private func languages(of book: Book) throws -> [String: PageLanguage] {
        let own = URL(fileURLWithPath: options.locale)
        var languages: [String: PageLanguage] = [:]
        for name in book.languages {
            let file = own.deletingLastPathComponent().appendingPathComponent(name + ".json")
            guard FileManager.default.fileExists(atPath: file.path) else {
                throw ToolFailure(
                    "there are pages in `\(name)`, and no words for them in \(file.relativePath): translate \(options.locale) there"
                )
            }
            languages[name] = try PageLanguage(
                name, table: file, book: (try words().language, try options.table()))
        }
        return languages
    }

    /// A number that changes with everything that pages are made from and that is no chapter's text, for a process that stays alive.
    private func besides() throws -> UInt64 {
        var hash = ContentHash(try Toolchain.find().identity, options.locale)
        hash.add(try EngineBuild.besideThisProgram().contentHash)
        for name in [RobustnessRecord.fileName, AddressList.fileName] {
            hash.add(file: options.folder.appendingPathComponent(name))
        }
        hash.add(
            filesUnder: URL(fileURLWithPath: options.locale).deletingLastPathComponent()
                .resolvingSymlinksInPath())
        let theme = [
            "contents.json", "epub", "faces", "figures", "marks", "print", "scripts", "styles",
            "templates",
        ]
        for path in theme.map({ "\(self.theme)/\($0)" }) + [
            rules.rules, rules.engine, rules.engineTests,
        ] {
            hash.add(filesUnder: URL(fileURLWithPath: path).resolvingSymlinksInPath())
        }
        return hash.value
    }
}
