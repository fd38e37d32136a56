import ArgumentParser
import Foundation
import Literate
import Rulebook

/// Finds out how sure the book's claims are.
struct Robust: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run every claim under other answers to what Apple has not settled.",
        discussion: """
            Each claim runs once for each other side of an unsettled question, and for both ends of each model value's range. \
            The cases under which it fails are kept in robustness.json beside the chapters. Claims about which that is known, as they \
            are now, are not run again.
            """)

    @OptionGroup var options: BookOptions
    @OptionGroup var ruleOptions: RuleOptions

    @Option(help: "The folder of an engine that is built for speed.")
    var engineBuild = ".build/release"

    @Flag(help: "Write nothing; fail if an answer is missing, or has become another.")
    var check = false

    func run() throws {
        let start = Date()
        try MarkdownLibrary.check()
        let (book, mistakes) = Book.load(options.folder, shownAs: options.shownAs)
        try stop(for: mistakes)
        let rulebook = try ruleOptions.rulebook(kept: options.kept)
        try stop(for: rulebook.mistakes)
        let before = try options.anew && !check ? RobustnessRecord() : options.robustness()
        let robustness = ruleOptions.robustness(of: rulebook)
        guard let engine = EngineBuild(in: URL(fileURLWithPath: engineBuild)) else {
            throw ToolFailure(
                "there is no engine in \(engineBuild); `make robust` builds it, or "
                    + "`swift build -c release --product TouchEngine`")
        }
        var run = RobustnessRun(robustness, after: before, on: engine)
        run.kept = options.kept
        run.progress = options.progress
        let folder = options.folder
        if !check { run.save = { try $0.write(in: folder) } }
        let result = try run.run(book)
        try stop(for: result.problems)
        if check {
            try stop(for: robustness.differences(in: book, result.record, from: before))
        } else {
            try result.record.write(in: folder)
        }
        guard !options.quiet else { return }
        let claims = book.chapters.flatMap(\.claims)
        let answers = result.record.chapters.values.flatMap(\.values)
        let firm = answers.count(where: \.fails.isEmpty)
        print(
            "\(claims.count) claims under \(robustness.cases.count) cases of the model: \(firm) hold in all, "
                + "\(answers.count - firm) depend on some; \(result.count) were run, in "
                + StepLog.seconds(since: start))
    }
}
