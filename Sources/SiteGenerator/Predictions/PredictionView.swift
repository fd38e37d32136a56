import Literate

/// A prediction on the page: the question, and below it the choices, each of which opens to what the
/// run says to it.
///
/// Until one is opened they look alike: nothing but the author's order and words tells them apart.
struct PredictionView {
    let findings: Findings
    let theme: Theme
    let words: Words
    let rules: RuleTags
    /// How many predictions the scenes of claims judge, for a reader who touches them.
    var judged: [String: Int] = [:]

    func html(
        _ prediction: Prediction, in chapter: Chapter, id: String?, _ markdown: MarkdownRenderer
    ) throws -> String {
        guard let verdict = findings.verdicts[prediction.block.fence] else {
            throw Problem(
                prediction.block.fence, "no run has decided between the choices",
                remedy: "Run the book's claims first, and check the claim's id.")
        }
        let claim = chapter.claim(named: prediction.claim)
        let choices = try prediction.choices.enumerated().map { place, choice in
            let isRight = place == verdict.right
            var data: [String: Any] = [
                "text": try choice.tree.children.map { try markdown.block($0, tight: true) }
                    .joined(separator: "\n"),
                "answer": words(isRight ? .choiceRight : .choiceWrong),
                "lead": words(
                    isRight ? .choiceIsTrue : .choiceIsFalse, ["claim": claim?.claimName ?? ""]),
                "test": CodeMarkup.inline(theme.highlighted(choice.test)),
            ]
            data["why"] = try choice.answerTree?.children
                .map { try markdown.block($0, tight: true) }.joined(separator: " ")
            if !isRight, !verdict.evidence.entries.isEmpty {
                data["evidence"] = ["lines": TranscriptMarkup.rows(verdict.evidence, rules)]
            }
            data["whole"] = transcript(of: prediction.claim, in: chapter).map { ["anchor": $0] }
            return data
        }
        var data: [String: Any] = [
            "question": try markdown.block(prediction.questionTree, tight: false),
            "choices": choices,
        ]
        data["id"] = id
        let scene = "\(chapter.slug).\(prediction.claim)"
        if let question = chapter.number(of: prediction), question < judged[scene] ?? 0 {
            data["live"] = ["scene": scene, "question": "\(question)"]
        }
        return try theme.render("predict", data)
    }

    /// Where the page shows the whole transcript of a run, if it does.
    private func transcript(of claim: String, in chapter: Chapter) -> String? {
        chapter.blocks.first { $0.kind == .transcript(of: claim) }
            .map { FigureView.anchor(of: $0, in: chapter) }
    }
}

extension Chapter {
    /// Whether a prediction has asked for the run of a claim before the claim stands there.
    func hasPrediction(before claim: Block) -> Bool {
        predictions.contains { $0.claim == claim.id && $0.block.fence.line < claim.fence.line }
    }
}
