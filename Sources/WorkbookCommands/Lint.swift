import ArgumentParser
import Foundation
import Literate

/// Looks through a book's prose, without compiling or running anything.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Look through the prose: repeated words, long sentences, unwanted phrases, images without words."
    )

    @OptionGroup var options: BookOptions
    @OptionGroup var ruleOptions: RuleOptions

    @Argument(help: "The chapters to look through, by their files' names; all, if none is named.")
    var chapters: [String] = []

    func run() throws {
        let (all, unread) = Book.load(options.folder, shownAs: options.shownAs)
        var book = all
        let wanted = Set(chapters.map(Blesser.slug))
        if !wanted.isEmpty {
            let known = all.chapters.map(\.slug)
            for name in wanted.subtracting(known).sorted() {
                let advice = suggestion(for: name, among: known, what: "chapters")
                throw ToolFailure("there is no chapter `\(name)`; \(advice)")
            }
            book.chapters.removeAll { !wanted.contains($0.slug) }
        }
        let phrases = PhraseList.read(in: options.folder, shownAs: options.shownAs)
        var problems = unread + book.headingProblems + book.proseProblems(phrases)
        if wanted.isEmpty { problems += ProseFiles.problems(phrases, options, ruleOptions) }
        try stop(for: problems.sorted { $0.position < $1.position })
        guard !options.quiet else { return }
        let count = book.chapters.count
        print("\(count) \(count == 1 ? "chapter" : "chapters"): nothing to mend in the prose")
    }
}
