import ArgumentParser
import Foundation
import Literate

/// Writes what the engine says into the chapters' `trace` and `why` blocks.
struct Bless: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Rewrite the transcripts that differ from their runs, and nothing else.")

    @OptionGroup var options: BookOptions

    @Option(help: "Bless one chapter only: its file's name, with or without .md.")
    var chapter: String?

    func run() throws {
        let verification = try options.verification()
        let result = try Blesser(verification, only: chapter).bless()
        if !options.quiet { result.changes.forEach { print($0) } }
        try stop(for: result.refusals)
        if !options.quiet && result.changes.isEmpty {
            print("every transcript is as the engine tells it")
        }
        if !options.quiet && result.others > 0 {
            let mistakes = result.others == 1 ? "1 mistake" : "\(result.others) mistakes"
            print("\(mistakes) of another kind: `make verify` says which")
        }
    }
}
