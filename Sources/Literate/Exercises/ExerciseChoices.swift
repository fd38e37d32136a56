/// The answers to an exercise that a page offers to choose from, and what its checks say of each.
///
///     ```swift {.wrong of=edge-insets choice="contentOffset.x <= -contentInset.left"}
extension Block {
    /// What the reader chooses the answer by; nil if it is not offered.
    public var choice: String? { attributes["choice"] }

    /// Whether the words of the choice are the answer's own code, whatever lines that stands on.
    public var isChosenByCode: Bool {
        func joined(_ text: String) -> String {
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        return choice.map { joined(text).contains(joined($0)) } ?? false
    }
}

extension Exercise {
    /// The answers to choose from, in the order of their words: any other order might tell the right one.
    public var choices: [Block] { draft.choices.sorted { ($0.choice ?? "") < ($1.choice ?? "") } }
}

extension ExerciseDraft {
    /// The answers that say what they are chosen by, in the order of the chapter.
    var choices: [Block] {
        (self[.starter] + self[.wrong] + self[.solution]).filter { $0.choice != nil }
    }
}

extension ExerciseProof {
    /// What the checks say of the answers to choose from, by the lines of their fences.
    func judged(given verdicts: Verdicts) -> [Int: [CheckVerdict]] {
        let pairs = attempts.filter { $0.answer.choice != nil }.map { attempt in
            (
                attempt.answer.fence.line,
                attempt.checks.map { CheckVerdict($0, with: attempt, verdicts) }
            )
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
