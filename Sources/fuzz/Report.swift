import Foundation
import Fuzzing

/// Tells of a failure: the shrunk case, how to play it again, and the end of its trace.
enum Report {
    static func printShrunk(_ failure: Team.Failure) throws {
        let theCase = Generator.makeCase(seed: failure.seed, scenes: failure.scenes)
        let small: FuzzCase
        if failure.hasCrashed {
            print("shrinking, with a process for each attempt …")
            small = Shrinker.shrink(theCase, most: 400) { !survives($0) }
        } else {
            let outcome = Trial.run(theCase, isThorough: true)
            guard let breach = outcome.breach else { return }
            let isOfTheReport = breach.invariant.hasPrefix("the same case")
            small = Shrinker.shrink(theCase) {
                Trial.run($0, isThorough: isOfTheReport).breach?.invariant == breach.invariant
            }
        }
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("fuzz-\(failure.scenes.rawValue)-\(failure.seed).txt")
        try Data(small.text.utf8).write(to: file)
        print("\nThe smallest case found, also in \(file.path):\n\n\(small.text)")
        print("Play it again: .build/release/fuzz replay \(file.path)\n")
        if !failure.hasCrashed { tell(Trial.run(small, isThorough: true)) }
    }

    /// Prints what came of a case.
    static func tell(_ outcome: Run.Outcome) {
        guard let breach = outcome.breach else { return }
        print(outcome.lastLines.joined(separator: "\n"))
        print("\nat action \(breach.action + 1): \(breach)")
    }

    /// Whether a process that plays the case comes to its end.
    private static func survives(_ theCase: FuzzCase) -> Bool {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("fuzz-\(ProcessInfo.processInfo.processIdentifier).txt")
        guard (try? Data(theCase.text.utf8).write(to: file)) != nil else { return true }
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["replay", file.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return true }
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus <= 1
    }
}
