import ArgumentParser
import Foundation
import Literate
import Rulebook
import SiteGenerator

/// Builds the site of a book that holds.
struct Site: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the book and write its pages.")

    @OptionGroup var options: BookOptions
    @OptionGroup var ruleOptions: RuleOptions

    @Option(help: "The folder of templates and styles.")
    var theme = "site"

    @Option(help: "The folder to write; what is there stays until the new site is whole.")
    var out = "site/public"

    @Flag(
        help: """
            Compile and run nothing, for a book whose listings are only shown; whatever would show a run is a mistake.
            """)
    var withoutRunning = false

    func run() throws {
        let start = Date()
        let place = Green.place(of: "site \(out)\(withoutRunning ? " not run" : "")", options)
        let fingerprint = try Green.fingerprint(options, ruleOptions, theme: theme, out: out)
        let kept: Green? = options.kept.value(at: place, given: fingerprint)
        // The pages may have been touched since, or removed.
        if let kept, kept.output == written() { return tell(kept.summary, since: start) }
        let summary = try build()
        if fingerprint == (try Green.fingerprint(options, ruleOptions, theme: theme, out: out)) {
            options.kept.keep(
                Green(summary: summary, output: written()), at: place, given: fingerprint)
        }
        tell(summary, since: start)
    }

    /// Checks the book and writes its pages; the answer is what there was in it.
    private func build() throws -> String {
        let verification = try options.verification(runsPrograms: !withoutRunning)
        // A rule that no test holds yet is a matter for `verify`; its page says so.
        let rulebook = try options.progress.step("the rules and the tests that hold them") {
            try ruleOptions.rulebook(kept: options.kept)
        }
        try stop(for: verification.problems(given: rulebook) + rulebook.mistakes)
        let language = URL(fileURLWithPath: options.locale).deletingPathExtension()
            .lastPathComponent
        let words = Words(language: language, file: options.locale, table: try options.table().ui)
        let record = try options.robustness()
        var others = OtherRuns(ruleOptions.robustness(of: rulebook), record)
        others.kept = options.kept
        others.progress = options.progress
        let sureness = Sureness(
            others.robustness, record, runs: try others.runs(of: verification.book))
        let builder = SiteBuilder(
            book: verification.book, findings: verification.findings, rulebook: rulebook,
            api: APIReference(
                try SymbolGraph.engine(
                    .find(), .besideThisProgram(), kept: options.kept)), sureness: sureness,
            sentences: Sentences(try options.table()), words: words,
            theme: URL(fileURLWithPath: theme), kept: options.kept,
            summary: verification.summary)
        do {
            try options.progress.step("the pages") {
                try builder.build(into: URL(fileURLWithPath: out))
            }
        } catch let failure as SiteProblems {
            try stop(for: failure.problems)
        }
        return verification.summary
    }

    private func tell(_ summary: String, since start: Date) {
        guard !options.quiet else { return }
        print("\(summary): all hold; \(out)/index.html in \(StepLog.seconds(since: start))")
    }

    /// A number that changes with the pages in the folder.
    private func written() -> UInt64 {
        var hash = ContentHash()
        hash.add(filesUnder: URL(fileURLWithPath: out).resolvingSymlinksInPath())
        return hash.value
    }
}
