import Literate

/// An exercise on the page: the task, what to start from and what is checked; the hints, one inside
/// the other, and the solution are folded.
struct ExerciseView {
    let listings: ListingView
    let theme: Theme
    let words: Words

    func html(_ exercise: Exercise, _ markdown: MarkdownRenderer) throws -> String {
        try theme.render(
            "exercise",
            [
                "id": exercise.id,
                "title": exercise.title,
                "level": words(level(of: exercise)),
                "task": try markdown.render(exercise.task.markdown),
                "starter": try listings.html(
                    exercise.starter, id: nil, caption: caption(of: exercise)),
                "checks": exercise.checks.map {
                    ["name": $0.claimName ?? "", "guard": $0.isGuard] as [String: Any]
                },
                "hints": try hints(exercise.hints[...], number: 1, markdown),
                "solution": try listings.html(exercise.solution, id: nil),
                "notice": try markdown.render(exercise.notice.markdown),
            ])
    }

    private func level(of exercise: Exercise) -> Words.Key {
        switch exercise.level {
        case .small: .exerciseSmall
        case .medium: .exerciseMedium
        case .open: .exerciseOpen
        }
    }

    private func caption(of exercise: Exercise) -> String {
        exercise.part.map {
            words(.exerciseReplaces, ["part": $0.replacing("-", with: " ")])
        } ?? words(.exerciseAdds)
    }

    private func hints(
        _ hints: ArraySlice<Block>, number: Int, _ markdown: MarkdownRenderer
    ) throws -> String {
        guard let first = hints.first else { return "" }
        return try theme.render(
            "hint",
            [
                "summary": words(number == 1 ? .exerciseHint : .exerciseNextHint),
                "text": try markdown.render(first.markdown),
                "next": try self.hints(hints.dropFirst(), number: number + 1, markdown),
            ])
    }
}
