import Literate

/// What a page says to whoever leads a workshop: the exercises of the whole book, and routes through them.
struct LeaderView {
    let book: Book
    let theme: Theme
    let words: Words

    /// Every exercise with its estimate, what wrong answers to it reveal, the hints and the answer, and what to talk about.
    func notes(_ markdown: MarkdownRenderer) throws -> String {
        let chapters = book.chapters.filter { !$0.exercises.isEmpty }
        return try theme.render(
            "leader",
            [
                "chapters": try chapters.map { chapter in
                    [
                        "title": chapter.title,
                        "exercises": try chapter.exercises.map {
                            try entry($0, in: chapter, markdown)
                        },
                    ] as [String: Any]
                }
            ])
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
                                "title": exercise.title, "href": link(exercise, in: chapter),
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
        let homes = Dictionary(book.exercises.map { ($0.exercise.id, $0.chapter) }) { $1 }
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
                            "href": homes[exercise.id].map { link(exercise, in: $0) } ?? "",
                            "rung": words(exercise.rung.name), "minutes": exercise.minutes,
                            "talk": step.talk,
                        ] as [String: Any]
                    ]
                },
                "rest": plan.rest > 0 ? [["start": plan.end, "minutes": plan.rest]] : [],
            ])
    }

    private func entry(
        _ exercise: Exercise, in chapter: Chapter, _ markdown: MarkdownRenderer
    ) throws -> [String: Any] {
        [
            "title": exercise.title, "href": link(exercise, in: chapter), "id": exercise.id,
            "rung": words(exercise.rung.name),
            "estimate": words(.exerciseEstimate, ["minutes": "\(exercise.minutes)"]),
            "replies": try exercise.wrongAnswers.compactMap(\.reply).map {
                try markdown.render($0.markdown)
            },
            "hints": try exercise.hints.map { try markdown.render($0.markdown) },
            "solution": CodeMarkup.html(theme.highlighted(exercise.solution.text)),
            "discussion": try exercise.discussion.map { try markdown.render($0.markdown) } ?? "",
        ]
    }

    private func link(_ exercise: Exercise, in chapter: Chapter) -> String {
        "\(chapter.page)#\(exercise.id)"
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
