extension ExerciseDraft {
    /// How many wrong answers an exercise has at least.
    static let fewestWrongAnswers = 2

    /// What is wrong with the number of wrong answers and with what is replied to them.
    var wrongAnswerProblems: [Problem] {
        guard let id = task.id else { return [] }
        let answers = wrongAnswers
        var problems: [Problem] = []
        if answers.count < Self.fewestWrongAnswers {
            problems.append(
                Problem(
                    task.fence,
                    "an exercise has at least two wrong answers, this has \(answers.count)",
                    remedy: "add a tempting one, `swift {.wrong of=\(id)}`"))
        }
        problems += answers.filter { $0.reply == nil }.map { answer in
            Problem(
                answer.attempt.fence, "nobody is told why this answer is wrong",
                remedy: "say right after it, in `reply {of=\(id)}`, what its author thought, and "
                    + "what UIKit does instead")
        }
        problems += strayReplies.map { reply in
            Problem(
                reply.fence, "the reply stands after no wrong answer",
                remedy: "let it follow its `swift {.wrong of=\(id)}`, one each")
        }
        var first: [String: Block] = [:]
        for reply in answers.compactMap(\.reply) {
            let words = reply.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !words.isEmpty, let earlier = first.updateValue(reply, forKey: words) {
                problems.append(
                    Problem(
                        reply.fence, "the reply at line \(earlier.fence.line) says the same",
                        remedy: "let each wrong answer have a reply of its own"))
            }
        }
        return problems
    }
}
