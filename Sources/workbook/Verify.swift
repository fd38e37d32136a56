import ArgumentParser
import Foundation
import Literate

/// Checks everything that a book says.
struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Check the book: structure, links, listings, claims and transcripts; and the rules.")

    @OptionGroup var options: BookOptions
    @OptionGroup var ruleOptions: RuleOptions

    func run() throws {
        let start = Date()
        let place = Green.place(of: "verify", options)
        let fingerprint = try Green.fingerprint(options, ruleOptions)
        let kept: Green? = options.kept.value(at: place, given: fingerprint)
        let green = try kept ?? verified()
        if kept == nil, fingerprint == (try Green.fingerprint(options, ruleOptions)) {
            options.kept.keep(green, at: place, given: fingerprint)
        }
        guard !options.quiet else { return }
        print("\(green.summary): all hold, in \(StepLog.seconds(since: start))")
        print(green.rules)
    }

    private func verified() throws -> Green {
        let rulebook = try options.progress.step("the rules and the tests that hold them") {
            try ruleOptions.rulebook(kept: options.kept)
        }
        let verification = try options.verification()
        try stop(for: verification.problems(given: rulebook) + rulebook.problems)
        return Green(summary: verification.summary, rules: rulebook.summary)
    }
}
