import ArgumentParser
import Foundation
import Fuzzing

/// Plays a case from its text.
struct Replay: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play a case from its file, and watch it as a run does.")

    @Argument(help: "The case's text, as a run has printed it.")
    var file: String

    @Flag(help: "Print the device's report, as JSON.")
    var report = false

    func run() throws {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ValidationError("\(file): there is no such file")
        }
        let theCase: FuzzCase
        do {
            theCase = try FuzzCase(text: String(decoding: data, as: UTF8.self))
        } catch {
            throw ValidationError("\(file): \(error)")
        }
        WorkLimit.restart(5)
        let outcome = Trial.run(theCase, isThorough: true)
        if report { print(outcome.report) }
        Report.tell(outcome)
        if outcome.breach != nil { throw ExitCode.failure }
        if !report { print("\(outcome.samples) touch events, no broken invariant") }
    }
}

/// Prints the case of a seed.
struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Print the case of a seed.")

    @Argument(help: "The seed.")
    var seed: UInt64

    @Option(help: "Of which scenes.")
    var scenes = Scenes.touch

    func run() { print(Generator.makeCase(seed: seed, scenes: scenes).text, terminator: "") }
}
