import ArgumentParser
import Foundation
import Literate
import SiteGenerator

/// Checks everything that a book says.
struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Check the book: structure, links, listings, claims and transcripts; and the rules.")

    @OptionGroup var options: BookOptions
    @OptionGroup var ruleOptions: RuleOptions
    @OptionGroup var figureOptions: FigureOptions

    func run() throws {
        let start = Date()
        let place = Green.place(of: "verify \(figureOptions.live ?? "")", options)
        let inputs = try Green.Inputs(options, ruleOptions, figures: figureOptions)
        let kept: Green? = options.kept.value(at: place, given: inputs.fingerprint)
        let green = try kept ?? verified()
        if kept == nil, inputs.areAsTheyWere {
            options.kept.keep(green, at: place, given: inputs.fingerprint)
        }
        guard !options.quiet else { return }
        print("\(green.summary): all hold, in \(StepLog.seconds(since: start))")
        print(green.rules)
        if !green.notes.isEmpty { print(green.notes) }
    }

    private func verified() throws -> Green {
        let rulebook = try options.progress.step("the rules and the tests that hold them") {
            try ruleOptions.rulebook(kept: options.kept)
        }
        let verification = try options.verification()
        let record = try options.robustness()
        let robustness = ruleOptions.robustness(of: rulebook)
        var problems =
            verification.problems(given: rulebook) + rulebook.problems
            + robustness.problems(in: verification.book, given: record)
        let phrases = PhraseList.read(in: options.folder, shownAs: options.shownAs)
        problems += verification.book.proseProblems(phrases, kept: options.kept)
        problems += ProseFiles.problems(phrases, options, ruleOptions)
        problems +=
            try options.wrongAnswers()?.problems(
                in: verification.book, verification.findings) ?? []
        if let addresses = options.addresses {
            let there = SiteAddresses(
                verification.book, verification.findings, rulebook: rulebook,
                api: try options.api())
            problems += AddressCheck(addresses, there, mistakes: problems).problems
        }
        try stop(for: problems)
        // Of a book that holds: what is wrong natively the page's compiler would only say again.
        try stop(for: try figureProblems(in: verification.book))
        return Green(
            summary: verification.summary, rules: rulebook.summary,
            notes: notes(on: robustness.stale(in: verification.book, given: record)))
    }

    /// What the figures cannot have.
    private func figureProblems(in book: Book) throws -> [Problem] {
        guard let places = figureOptions.places(engine: ruleOptions.engine) else { return [] }
        return try LiveEngine.problems(
            in: book, places, kept: options.kept, progress: options.progress)
    }

    /// Which claims nobody knows the sureness of, as they are now: a line for each chapter.
    private func notes(on stale: [Block]) -> String {
        // A book without a record has never been asked.
        guard !stale.isEmpty, options.hasRobustness else { return "" }
        let files = Dictionary(grouping: stale, by: \.fence.file).sorted { $0.key < $1.key }
        let lines = files.map { file, claims in
            let places = claims.map { "\($0.fence.line)" }.joined(separator: ", ")
            return "  \(file): \(claims.count) (line\(claims.count == 1 ? "" : "s") \(places))"
        }
        return
            "how sure these claims are was worked out before the claim, its program, the engine or the "
            + "model changed; `make robust` does it again:\n" + lines.joined(separator: "\n")
    }
}
