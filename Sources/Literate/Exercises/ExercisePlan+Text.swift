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

    /// The route for the terminal: a line for each step, then how the minutes are counted, and what its leader should know.
    ///
    /// - Parameters:
    ///   - pages: The pages for its leader, if there are any.
    ///   - title: What a chapter is called, by its file's name without `.md`.
    public func text(pages: LeaderPages? = nil, title: (String) -> String) -> String {
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
                "\(id)  \(exercise.title) (\(exercise.rung.words)): "
                    + "\(exercise.minutes) minutes and \(step.talk) to talk")
        }
        return
            ([line(0, "opening: \(Self.opening) minutes")] + work
            + (rest > 0
                ? [line(end, "questions: \(rest) \(rest == 1 ? "minute" : "minutes")")] : [])
            + [""] + notes(pages, title)).joined(separator: "\n")
    }

    /// What its leader should know, in lines.
    private func notes(_ pages: LeaderPages?, _ title: (String) -> String) -> [String] {
        let chapters = steps.flatMap(\.exercise.needs).removingDuplicates().sorted()
        let word = chapters.count == 1 ? "chapter" : "chapters"
        let titles = chapters.map { "“\(title($0))”" }
        let list =
            [titles.dropLast().joined(separator: ", "), titles.last ?? ""]
            .filter { !$0.isEmpty }.joined(separator: " and ")
        return [
            "All times are estimates. A third of each exercise’s time, two minutes at least, is left to talk about it. "
                + "If time runs short, drop the last exercise.",
            "Only the leader needs to have read the \(word) \(list).",
            pages?.sentence ?? "",
        ].flatMap { $0.wrapped(at: BlessedBlock.widestSentence) }
    }

    /// The command with which everybody follows the plan.
    public var command: String {
        "make exercise MINUTES=\(minutes)" + (topic.map { " FOR=\($0.rawValue)" } ?? "")
    }

    /// The minute at which the last step is over.
    public var end: Int {
        steps.last.map { $0.start + $0.exercise.minutes + $0.talk } ?? Self.opening
    }
}
