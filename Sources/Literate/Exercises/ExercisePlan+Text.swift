extension ExercisePlan {
    /// What a route consists of between its opening and the questions.
    public enum Entry: Sendable {
        case step(Step)
        case pause(Pause)

        /// The minute at which it begins.
        public var start: Int {
            switch self {
            case .step(let step): step.start
            case .pause(let pause): pause.start
            }
        }
    }

    /// The exercises and the breaks, in the order of their minutes.
    public var entries: [Entry] {
        (steps.map(Entry.step) + pauses.map(Entry.pause)).sorted { $0.start < $1.start }
    }

    /// The route for the terminal: a line for each step, then how the minutes are counted.
    ///
    /// - Parameter title: What a chapter is called, by its file's name without `.md`.
    public func text(title: (String) -> String) -> String {
        let width = steps.map(\.exercise.id.count).max() ?? 0
        func line(_ start: Int, _ words: String) -> String {
            let minute = "\(start)"
            return String(repeating: " ", count: max(0, 5 - minute.count)) + minute + "  " + words
        }
        let work = entries.map { entry in
            guard case .step(let step) = entry else {
                return line(entry.start, "break: \(Self.pause) minutes")
            }
            let exercise = step.exercise
            let id = exercise.id + String(repeating: " ", count: width - exercise.id.count)
            return line(
                step.start,
                "\(id)  \(exercise.title): \(exercise.rung.words), "
                    + "\(exercise.minutes) minutes and \(step.talk) to talk")
        }
        let chapters = steps.flatMap(\.exercise.needs).removingDuplicates().sorted()
        let word = chapters.count == 1 ? "chapter" : "chapters"
        let titles = chapters.map { "“\(title($0))”" }.joined(separator: ", ")
        return
            ([line(0, "opening: \(Self.opening) minutes")] + work
            + (rest > 0
                ? [line(end, "questions: \(rest) \(rest == 1 ? "minute" : "minutes")")] : [])
            + [
                "",
                "All times are estimates. A third of each exercise’s time, two minutes at least, is left to talk",
                "about it. If time runs short, drop the last exercise.",
                "Only the leader needs to have read the \(word) \(titles).",
                "“Leading a workshop”, a page of the site, says what to discuss after each exercise.",
            ]).joined(separator: "\n")
    }

    /// The minute at which the last step is over.
    public var end: Int {
        steps.last.map { $0.start + $0.exercise.minutes + $0.talk } ?? Self.opening
    }
}
