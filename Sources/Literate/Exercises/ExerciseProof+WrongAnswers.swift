extension ExerciseProof {
    /// How each wrong answer fails, by the lines of their fences.
    func signatures(given verdicts: Verdicts) -> [Int: String] {
        let pairs = wrong.compactMap { attempt in
            AnswerSignature(attempt, verdicts).map { (attempt.answer.fence.line, $0.text) }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Wrong answers whose failures do not say which one it is.
    ///
    /// One of them may fail as the starter does, if it changes nothing that a check sees: who has written nothing yet is
    /// told nothing.
    func confusions(given verdicts: Verdicts, _ repeated: RepeatedVerdicts) -> [Problem] {
        var first: [AnswerSignature: Attempt] = [:]
        return wrong.compactMap { attempt in
            guard let signature = AnswerSignature(attempt, verdicts) else { return nil }
            let fence = attempt.answer.fence
            if let other = first[signature] {
                return Problem(
                    fence,
                    "the checks find with this answer what they find with that at line "
                        + "\(other.answer.fence.line)",
                    remedy:
                        "expect something that tells them apart, or remove one: a reader is told "
                        + "what he thought by how his answer fails")
            }
            first[signature] = attempt
            let found = AnswerSignature(expectationsOf: attempt, verdicts)
            guard AnswerSignature(expectationsOf: attempt, repeated.again) != found else {
                return nil
            }
            return Problem(
                fence, "what the checks find with this answer is luck: another run finds otherwise",
                remedy: "let no value that is expected depend on the order of a set or a dictionary"
            )
        }
    }
}
