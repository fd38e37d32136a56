import Literate

/// What a page says to whoever leads a workshop: the exercises of the whole book, and routes through them.
struct LeaderView {
    let book: Book
    let theme: Theme
    let words: Words

    /// The exercises of a route, or all, each with its estimate, what wrong answers to it reveal, the hints and the answer, what to see
    /// in it, and what to talk about.
    func notes(on route: Route?, _ markdown: MarkdownRenderer) throws -> String {
        var chapters: [[String: Any]] = []
        if let route {
            let exercises = try route.plan(through: book).steps.map(\.exercise)
            chapters = [
                [
                    "level": 3,
                    "exercises": try exercises.map { try entry($0, markdown) },
                ]
            ]
        } else {
            chapters = try book.chapters.filter { !$0.exercises.isEmpty }.map { chapter in
                [
                    "title": chapter.title, "level": 4,
                    "exercises": try chapter.exercises.map { try entry($0, markdown) },
                ]
            }
        }
        return try theme.render("leader", ["chapters": chapters])
    }

    /// Every exercise in a line, with what the reader has done of it; those of `here` are answered on their pages.
    func exercises(here: Set<String>) throws -> String {
        let chapters = book.chapters.filter { !$0.exercises.isEmpty }
        return try theme.render(
            "exercises",
            [
                "count": chapters.map(\.exercises.count).reduce(0, +),
                "chapters": chapters.map { chapter in
                    [
                        "title": chapter.title, "page": chapter.page,
                        "exercises": chapter.exercises.map { exercise in
                            [
                                "title": exercise.title, "href": link(exercise),
                                "id": exercise.id, "rung": words(exercise.rung.name),
                                "minutes": exercise.minutes,
                                "here": here.contains(exercise.id) || !exercise.choices.isEmpty,
                            ] as [String: Any]
                        },
                    ] as [String: Any]
                },
            ])
    }

    /// A route as a table, each exercise with its minutes; on a handout, the page that it is on prints on one sheet.
    func route(_ route: Route, isHandout: Bool) throws -> String {
        let plan = try route.plan(through: book)
        return try theme.render(
            "route",
            [
                "isHandout": isHandout,
                "span": [String(route.minutes), route.topic?.rawValue].compactMap { $0 }
                    .joined(separator: ", "),
                "opening": ExercisePlan.opening,
                "entries": plan.entries.map { entry -> [String: Any] in
                    guard case .step(let step) = entry else {
                        return [
                            "pause": ["start": entry.start, "minutes": ExercisePlan.pause]
                        ]
                    }
                    let exercise = step.exercise
                    return [
                        "step": [
                            "start": step.start, "title": exercise.title, "id": exercise.id,
                            "href": link(exercise),
                            "rung": words(exercise.rung.name), "minutes": exercise.minutes,
                            "talk": step.talk,
                        ] as [String: Any]
                    ]
                },
                "rest": plan.rest > 0 ? [["start": plan.end, "minutes": plan.rest]] : [],
            ])
    }

    private func entry(
        _ exercise: Exercise, _ markdown: MarkdownRenderer
    ) throws -> [String: Any] {
        [
            "title": exercise.title, "href": link(exercise), "id": exercise.id,
            "rung": words(exercise.rung.name),
            "estimate": words(.exerciseEstimate, ["minutes": "\(exercise.minutes)"]),
            "wrong": try exercise.wrongAnswers.map { answer in
                [
                    "code": CodeMarkup.html(theme.highlighted(exercise.shortened(answer))),
                    "reply": try answer.reply.map { try markdown.render($0.markdown) } ?? "",
                ]
            },
            "hints": try exercise.hints.map { try markdown.render($0.markdown) },
            "solution": CodeMarkup.html(theme.highlighted(exercise.solution.text)),
            "notice": try markdown.render(exercise.notice.markdown),
            "discussion": try exercise.discussion.map { try markdown.render($0.markdown) } ?? "",
        ]
    }

    private func link(_ exercise: Exercise) -> String {
        let home = book.exercises.first { $0.exercise.id == exercise.id }?.chapter
        return (home?.page ?? "") + "#" + exercise.id
    }
}

extension Exercise {
    /// What tells a wrong answer from the code to start from: its choice, or the lines that it lacks and those that are new in it.
    fileprivate func shortened(_ answer: WrongAnswer) -> String {
        answer.attempt.choice
            ?? LineDifference(from: starter.lines, to: answer.attempt.lines).lines(limit: 24)
            .joined(separator: "\n")
    }
}

extension Exercise.Level {
    /// What a page calls it.
    var name: Words.Key {
        switch self {
        case .small: .exerciseSmall
        case .medium: .exerciseMedium
        case .open: .exerciseOpen
        }
    }
}

extension Exercise.Rung {
    /// What a page calls it.
    var name: Words.Key {
        switch self {
        case .reading: .rungReading
        case .mending: .rungMending
        case .choosing: .rungChoosing
        case .designing: .rungDesigning
        }
    }
}
