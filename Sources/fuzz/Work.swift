import ArgumentParser
import Foundation
import Fuzzing

/// One job of a run: a process of its own, so that a trap or an endless turn of the engine takes nobody else along.
///
/// It says on a line which seed it is at, and what came of it.
struct Work: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)

    @Argument var first: UInt64
    @Argument var last: UInt64
    @Argument var stride: UInt64
    @Argument var scenes: [Scenes]

    func run() throws {
        var seed = first
        while seed <= last {
            for scenes in scenes {
                say("at \(seed) \(scenes.rawValue)")
                WorkLimit.restart(20)
                let outcome = Trial.run(seed: seed, scenes: scenes)
                if let breach = outcome.breach { say("breach \(seed) \(breach)") }
                say("done \(seed) \(outcome.samples) \(outcome.turns)")
            }
            let (next, overflow) = seed.addingReportingOverflow(stride)
            if overflow { return }
            seed = next
        }
    }

    /// Says a line at once: after a trap nothing more would come.
    private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
