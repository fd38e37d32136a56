extension ExerciseDraft {
    /// What is wrong with the answers that a page offers to choose from.
    var choiceProblems: [Problem] {
        var problems: [Problem] = []
        var first: [String: Block] = [:]
        for answer in choices {
            let words = answer.choice ?? ""
            if words.allSatisfy(\.isWhitespace) {
                problems.append(
                    Problem(
                        answer.position(ofValue: "choice"), "the choice has no words",
                        remedy: "write what a reader chooses this answer by"))
            } else if let earlier = first.updateValue(answer, forKey: words) {
                problems.append(
                    Problem(
                        answer.position(ofValue: "choice"),
                        "the choice at line \(earlier.fence.line) says the same",
                        remedy: "let each choice say something else"))
            }
        }
        guard let some = choices.first else { return problems }
        if self[.solution].first.map({ $0.choice == nil }) ?? false {
            problems.append(
                Problem(
                    some.position(ofValue: "choice"), "none of the choices is the solution",
                    remedy: "give the `.solution` block a `choice` too"))
        } else if choices.count < 2 {
            problems.append(
                Problem(
                    some.position(ofValue: "choice"), "there is nothing else to choose",
                    remedy: "give the `.starter` or a `.wrong` block a `choice` too"))
        }
        return problems
    }
}
