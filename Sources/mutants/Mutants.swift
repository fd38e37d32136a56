import ArgumentParser
import Foundation
import Mutating

@main
struct Mutants: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Small breaks of the engine, and which of them the tests notice.")

    @Option(help: "How many are drawn; 600, or all if a path or a rule is given.")
    var count: Int?

    @Option(help: "The seed they are drawn with.")
    var seed: UInt64 = 1

    @Option(help: "How many processes run at a time.")
    var jobs = 2

    @Option(
        help: "Only those in files whose path contains this; all of them, unless a count is given.")
    var only: String?

    @Option(help: "Only those in code that names this rule; all of them, unless a count is given.")
    var rule: String?

    @Option(help: "The folder with the lists of known survivors.")
    var known = "Tests/Mutants"

    @Option(help: "The folder of the copy that is built, and of the report.")
    var scratch = ".build/mutants"

    @Option(help: "The workbook that extracts the chapters' claims; without it, they are not run.")
    var workbook: String?

    @Flag(help: "Tell as well which tests that name a rule notice no break of its code.")
    var tests = false

    func run() throws {
        let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let folder = URL(fileURLWithPath: scratch, relativeTo: root).absoluteURL
        let hunt = MutantHunt(
            root: root, scratch: folder,
            workbook: workbook.map { URL(fileURLWithPath: $0, relativeTo: root).absoluteURL },
            jobs: jobs, say: Progress.say)
        let isWhole = only != nil || rule != nil
        let draw = Draw(
            count: count ?? (isWhole ? nil : 600), seed: seed, only: only, rule: rule)
        let progress = Progress()
        let summary = try hunt.run(
            draw, known: Known.lists(in: URL(fileURLWithPath: known)),
            judgesTests: tests || isWhole,
            tell: { progress.tell($0, of: $1) })
        for line in Report(summary).lines { print(line) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(summary).write(to: folder.appendingPathComponent("report.json"))
        if !summary.isGood { throw ExitCode.failure }
    }
}
