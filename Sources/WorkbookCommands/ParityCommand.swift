import ArgumentParser
import Foundation
import Literate

/// Compares the page's module with the programs as they run natively.
struct ParityCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parity",
        abstract:
            "Run every claim in the page's module too, and compare every run with the native one.")

    @OptionGroup var options: BookOptions

    @Option(help: "The folder of the engine's sources.")
    var engine = "Sources/TouchEngine"

    @Option(help: "The folder of the page's runtime.")
    var runtime = "Sources/PageRuntime"

    @Option(help: "The folder that the page's module is built in.")
    var build = ".build/page"

    func run() throws {
        let start = Date()
        var verifier = BookVerifier(
            options.folder, shownAs: options.shownAs, table: try options.table(),
            progress: options.progress)
        verifier.kept = options.kept
        let parity = try ParityRun(
            verifier, engine: URL(fileURLWithPath: engine), runtime: URL(fileURLWithPath: runtime),
            folder: URL(fileURLWithPath: build)
        ).result()
        try stop(for: parity.problems)
        guard !options.quiet else { return }
        if parity.excused > 0 { print("\(parity.excused) native only (`.native`)") }
        print(
            "\(parity.runs) runs, \(parity.played) of them played on their scenes too, \(parity.predictions) predictions, and \(parity.checks) checks of exercises are the same, byte for byte, in the page, "
                + "in \(StepLog.seconds(since: start))")
    }
}
