import Foundation
import Mutating

/// What a run says on the way, on the error stream.
final class Progress {
    private var start: Date?
    private var done = 0
    private var noticed = 0

    /// Says something.
    static func say(_ text: String) {
        FileHandle.standardError.write(Data("mutants: \(text)\n".utf8))
    }

    /// Counts a verdict; says which mutants are not noticed, and now and then how far the run is.
    func tell(_ verdict: Verdict, of count: Int) {
        let start = start ?? Date()
        self.start = start
        done += 1
        if verdict.outcome.isNoticed {
            noticed += 1
        } else {
            let mutant = verdict.mutant
            Self.say(
                "\(mutant.file):\(mutant.line): \(mutant.before) → \(mutant.after): not noticed")
        }
        guard done % 20 == 0 || done == count else { return }
        let past = Date().timeIntervalSince(start)
        let left = Int(past / Double(done) * Double(count - done))
        Self.say("\(done) of \(count), \(noticed) noticed, \(left) s to go")
    }
}
