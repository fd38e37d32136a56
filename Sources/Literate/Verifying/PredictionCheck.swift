import Notebook

/// Holds the predictions of a chapter against what its claims answered.
struct PredictionCheck {
    /// The verdicts, by where the predictions stand.
    private(set) var verdicts: [SourcePosition: Verdict] = [:]
    /// The predictions that nothing or too much is true of.
    private(set) var problems: [Problem] = []

    private let chapter: Chapter
    private let outcome: ChapterOutcome
    private let runs: [String: Run]
    private let sentences: Sentences

    init(_ chapter: Chapter, _ outcome: ChapterOutcome, runs: [String: Run], sentences: Sentences) {
        self.chapter = chapter
        self.outcome = outcome
        self.runs = runs
        self.sentences = sentences
        guard outcome.isBuilt else { return }
        for prediction in chapter.predictions where prediction.problems.isEmpty {
            do throws(Problem) {
                guard let right = try right(in: prediction) else { continue }
                verdicts[prediction.block.fence] = Verdict(
                    right: right, evidence: try evidence(for: prediction))
            } catch {
                problems.append(error)
            }
        }
    }

    /// The place of the choice that is true, or nil if its claim did not come so far for a reason
    /// that is told elsewhere.
    private func right(in prediction: Prediction) throws(Problem) -> Int? {
        guard let claim = chapter.claim(named: prediction.claim) else { return nil }
        guard let answers = outcome.answers[prediction.block.fence.line] else {
            guard outcome.problems.isEmpty else { return nil }
            throw Problem(
                prediction.block.position(ofValue: "of"),
                "the claim at line \(claim.fence.line) does not come to its end, "
                    + "where the choices are judged",
                remedy: "let it go on to its last line, without a `return` before")
        }
        let right = answers.indices.filter { answers[$0] }
        if right.count == 1 { return right[0] }
        let lines = right.map { "\(prediction.choices[$0].line)" }
        guard let last = lines.last else {
            throw Problem(
                prediction.block.fence, "no choice is true at the end of the claim",
                remedy: "add the choice that is, or correct what stands after `when`")
        }
        throw Problem(
            prediction.block.fence,
            "\(right.count) choices are true at the end of the claim: those at lines "
                + lines.dropLast().joined(separator: ", ") + " and \(last)",
            remedy: "let their conditions exclude one another")
    }

    /// The transcript at the prediction's moment, with an entry before and one after; all of it if it names none.
    private func evidence(for prediction: Prediction) throws(Problem) -> Transcript {
        guard let run = runs[prediction.claim] else { return Transcript(entries: []) }
        let transcript: Transcript
        do {
            transcript = try Transcript(run, sentences)
        } catch {
            throw Problem(prediction.block.fence, error.description)
        }
        guard let moment = prediction.moment else { return transcript }
        let time = NumberText.fixed(moment, 3)
        if let part = transcript.part(around: time) { return part }
        let known = transcript.entries.map(\.time).removingDuplicates()
        let near = known.sorted {
            abs((Double($0) ?? 0) - moment) < abs((Double($1) ?? 0) - moment)
        }
        throw Problem(
            prediction.block.position(ofValue: "at"),
            "the transcript of `\(prediction.claim)` has no moment \(time)",
            remedy: near.isEmpty
                ? "it is empty" : "near it: " + near.prefix(3).sorted().joined(separator: ", "))
    }
}
