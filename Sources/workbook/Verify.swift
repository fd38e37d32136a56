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
        let rulebook = try ruleOptions.rulebook()
        let verification = try options.verification()
        try stop(for: verification.problems(given: rulebook) + rulebook.problems)
        guard !options.quiet else { return }
        print("\(verification.summary): all hold, in \(StepLog.seconds(since: start))")
        print(rulebook.summary)
    }
}
