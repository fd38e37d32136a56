extension ExerciseDraft {
    /// What is wrong with an exercise's estimate, its rung, its topics and what it needs, as far as its chapter shows it.
    var attributeProblems: [Problem] {
        var problems: [Problem] = []
        if let text = task.attributes["minutes"], minutes == nil {
            let range = Self.possibleMinutes
            problems.append(
                Problem(
                    task.position(ofValue: "minutes"), "`\(text)` is no estimate in minutes",
                    remedy: "write a whole number from \(range.lowerBound) to \(range.upperBound)"))
        }
        let rungs = Exercise.Rung.allCases.map(\.rawValue)
        if let word = task.attributes["rung"], rung == nil {
            problems.append(
                Problem(
                    task.position(ofValue: "rung"), "`\(word)` is no rung",
                    remedy: suggestion(for: word, among: rungs, what: "rungs")))
        }
        if rung == .designing, task.attributes["level"] != Exercise.Level.open.rawValue {
            problems.append(
                Problem(
                    task.position(ofValue: "level"), "a design of the reader’s own is `open`",
                    remedy: "write `level=open`, or another rung"))
        }
        let known = Exercise.Topic.allCases.map(\.rawValue)
        problems += words(of: "topics").filter { !known.contains($0) }.map { word in
            Problem(
                task.position(ofValue: "topics"), "`\(word)` is no topic",
                remedy: suggestion(for: word, among: known, what: "topics"))
        }
        if let claim = task.attributes["transcript"], transcript == nil {
            problems.append(
                Problem(
                    task.position(ofValue: "transcript"),
                    "the chapter shows no transcript of `\(claim)`",
                    remedy: suggestion(
                        for: claim, among: transcripts.keys.sorted(), what: "transcripts")))
        }
        if needs.isEmpty {
            problems.append(
                Problem(
                    task.fence, "on a page without a number an exercise says what to read before",
                    remedy: "write `needs=` and the names of chapters in its braces"))
        }
        return problems
    }
}

/// Finds exercises that need a chapter which the book does not have.
struct ExerciseNeeds {
    let book: Book

    /// One problem for each name of no numbered chapter.
    var problems: [Problem] {
        let chapters = book.chapters.filter { !$0.isReference && !$0.isSymptom }.map(\.slug)
        return book.chapters.flatMap(\.exerciseDrafts).flatMap { draft in
            draft.words(of: "needs").filter { !chapters.contains($0) }.map { name in
                Problem(
                    draft.task.position(ofValue: "needs"), "`\(name)` is no chapter of the book",
                    remedy: suggestion(for: name, among: chapters, what: "chapters"))
            }
        }
    }
}
