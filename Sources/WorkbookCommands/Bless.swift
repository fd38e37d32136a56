import ArgumentParser
import Foundation
import Literate
import SiteGenerator

/// Writes what the engine says into the chapters' `trace` and `why` blocks, and new addresses into their list.
struct Bless: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Rewrite the transcripts that differ from their runs, and list the site's new addresses."
    )

    @OptionGroup var options: BookOptions
    @OptionGroup var ruleOptions: RuleOptions

    @Option(help: "Bless one chapter only: its file's name, with or without .md.")
    var chapter: String?

    func run() throws {
        let verification = try options.verification()
        let result = try Blesser(verification, only: chapter).bless()
        if !options.quiet { result.changes.forEach { print($0) } }
        let new = try addresses(of: verification)
        if !options.quiet && !new.isEmpty {
            let names = new.prefix(10).map { "\n    \($0)" }.joined()
            let more = new.count > 10 ? "\n    and \(new.count - 10) more" : ""
            print("new in \(options.shownAs)/\(AddressList.fileName):\(names)\(more)")
        }
        let record = try wrongAnswers(of: verification)
        if !options.quiet && record {
            print("new in \(options.shownAs)/\(WrongAnswerRecord.fileName): how wrong answers fail")
        }
        try stop(for: result.refusals)
        if !options.quiet && result.changes.isEmpty && new.isEmpty && !record {
            print("every transcript is as the engine tells it")
        }
        if !options.quiet && result.others > 0 {
            let mistakes = result.others == 1 ? "1 mistake" : "\(result.others) mistakes"
            print("\(mistakes) of another kind: `make verify` says which")
        }
    }

    /// Writes down how wrong answers to the exercises fail; the answer is whether that was not known.
    private func wrongAnswers(of verification: Verification) throws -> Bool {
        let record = WrongAnswerRecord(verification.book, verification.findings)
        guard !verification.book.exercises.isEmpty,
            (try? WrongAnswerRecord.read(in: options.folder, shownAs: options.shownAs)) != record
        else { return false }
        try record.write(in: options.folder)
        return true
    }

    /// Adds to the list of addresses what is new on the site; the answer is what that is.
    private func addresses(of verification: Verification) throws -> [Address] {
        guard let list = options.addresses else { return [] }
        let there = SiteAddresses(
            verification.book, verification.findings,
            rulebook: try ruleOptions.rulebook(kept: options.kept), api: try options.api())
        let only = chapter.map(Blesser.slug)
        return try list.add(there, only: only, in: options.folder)
    }
}
