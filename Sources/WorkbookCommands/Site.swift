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

    @OptionGroup var figures: FigureOptions

    @Flag(help: "Make the pages alone, without the book on one page and the EPUB.")
    var pagesOnly = false

    func run() throws {
        let start = Date()
        let kind =
            (withoutRunning ? " not run" : "") + (pagesOnly ? " pages only" : "")
            + (figures.live == nil ? "" : " live")
        let place = Green.place(of: "site \(out)\(kind)", options)
        let inputs = try Green.Inputs(
            options, ruleOptions, theme: theme, out: out, figures: figures,
            runsPrograms: !withoutRunning)
        let kept: Green? = options.kept.value(at: place, given: inputs.fingerprint)
        // The pages may have been touched since, or removed.
        if let kept, kept.output == written() { return tell(kept.summary, since: start) }
        let summary = try build()
        if inputs.areAsTheyWere {
            options.kept.keep(
                Green(summary: summary, output: written()), at: place, given: inputs.fingerprint)
        }
        tell(summary, since: start)
    }

    /// Checks the book and writes its pages; the answer is what there was in it.
    private func build() throws -> String {
        do {
            return try SiteBuild(
                options: options, rules: ruleOptions, theme: theme, out: out, kept: options.kept,
                progress: options.progress, runsPrograms: !withoutRunning,
                figures: figures.places(engine: ruleOptions.engine), isWhole: !pagesOnly
            ).build()
        } catch let failure as SiteProblems {
            try stop(for: failure.problems)
        } catch let obstacles as SiteBuild.Obstacles {
            try stop(for: obstacles)
        }
        throw ExitCode.failure
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
