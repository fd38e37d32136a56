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

    func run() throws {
        let start = Date()
        let verification = try options.verification()
        // A rule that no test holds yet is a matter for `verify`; its page says so.
        let rulebook = try ruleOptions.rulebook()
        try stop(for: verification.problems(given: rulebook) + rulebook.mistakes)
        let language = URL(fileURLWithPath: options.locale).deletingPathExtension()
            .lastPathComponent
        let words = Words(language: language, file: options.locale, table: try options.table().ui)
        let builder = SiteBuilder(
            book: verification.book, findings: verification.findings, rulebook: rulebook,
            api: APIReference(
                try SymbolGraph.engine(.find(), .besideThisProgram())), words: words,
            theme: URL(fileURLWithPath: theme))
        do {
            try options.progress.step("the pages") {
                try builder.build(into: URL(fileURLWithPath: out))
            }
        } catch let failure as SiteProblems {
            try stop(for: failure.problems)
        }
        guard !options.quiet else { return }
        print(
            "\(verification.summary): all hold; \(out)/index.html in \(StepLog.seconds(since: start))"
        )
    }
}
