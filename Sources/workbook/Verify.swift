import ArgumentParser
import Foundation
import Literate

/// Checks everything that a book says.
struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check the book: structure, links, listings, claims and transcripts.")

    @OptionGroup var options: BookOptions

    func run() throws {
        let start = Date()
        let verification = try options.verification()
        try stop(for: verification.problems)
        guard !options.quiet else { return }
        print("\(verification.summary): all hold, in \(StepLog.seconds(since: start))")
    }
}
