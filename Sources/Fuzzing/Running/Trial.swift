/// A case put to every test: watched while it runs, and now and then run again, as it is and from its text.
package enum Trial {
    /// Every so many seeds the case is run three times over.
    private static let thoroughness: UInt64 = 16

    /// Runs the case of a seed.
    package static func run(seed: UInt64, scenes: Scenes = .touch) -> Run.Outcome {
        let isThorough = seed % thoroughness == 0
        return run(Generator.makeCase(seed: seed, scenes: scenes), isThorough: isThorough)
    }

    /// Runs a case; thoroughly means: again, and from its text, with the same report to the last digit.
    package static func run(_ theCase: FuzzCase, isThorough: Bool) -> Run.Outcome {
        var outcome = Run.play(theCase, wantsReport: isThorough)
        guard isThorough, outcome.breach == nil else { return outcome }
        func breach(_ words: String) -> Breach {
            Breach(
                invariant: "the same case gives the same trace", rules: "apparatus",
                words: words, action: theCase.actions.count)
        }
        if Run.play(theCase, wantsReport: true).report != outcome.report {
            outcome.breach = breach("a second run gave another report")
            return outcome
        }
        do {
            let copy = try FuzzCase(text: theCase.text)
            if copy != theCase {
                outcome.breach = breach("its text is of another case")
            } else if Run.play(copy, wantsReport: true).report != outcome.report {
                outcome.breach = breach("the case read from its text gave another report")
            }
        } catch {
            outcome.breach = breach("its text cannot be read: \(error)")
        }
        return outcome
    }
}
