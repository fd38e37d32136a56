import Literate

/// An exercise on the page: the task, what to start from and what is checked; the hints, one inside
/// the other, and the solution are folded.
struct ExerciseView {
    let listings: ListingView
    let theme: Theme
    let words: Words
    /// What the checks say of the answers to choose from, by where these stand.
    var judged: [SourcePosition: [ExerciseTrial.Check]] = [:]
    /// The exercises that the page's engine can check.
    var live: Set<String> = []

    /// The exercise, with the listings that it is about.
    func html(
        _ exercise: Exercise, about listings: String, _ markdown: MarkdownRenderer
    ) throws -> String {
        let replies = Dictionary(
            exercise.wrongAnswers.map { ($0.attempt.fence, $0.reply) }
        ) { first, _ in first }
        let choices = try exercise.choices.compactMap { answer in
            try choice(answer, reply: replies[answer.fence] ?? nil, markdown)
        }
        return try theme.render(
            "exercise",
            [
                "about": listings,
                "choices": choices.isEmpty ? [] : [["answers": choices]],
                "id": exercise.id,
                "live": live.contains(exercise.id),
                "title": exercise.title,
                "level": words(exercise.level.name),
                "estimate": words(.exerciseEstimate, ["minutes": "\(exercise.minutes)"]),
                "task": try markdown.render(exercise.task.markdown),
                "starter": try self.listings.html(
                    exercise.starter, id: nil, caption: caption(of: exercise)),
                "checks": exercise.checks.map {
                    ["name": $0.claimName ?? "", "guard": $0.isGuard] as [String: Any]
                },
                "hints": try hints(exercise.hints[...], number: 1, markdown),
                "solution": try self.listings.html(exercise.solution, id: nil),
                "notice": try markdown.render(exercise.notice.markdown),
            ])
    }

    /// An answer to choose, with what the terminal would say of it; nil if nobody has judged it.
    private func choice(
        _ answer: Block, reply: Block?, _ markdown: MarkdownRenderer
    ) throws -> [String: Any]? {
        guard let checks = judged[answer.fence] else { return nil }
        let words = answer.choice ?? ""
        let label =
            answer.isChosenByCode
            ? "<code>\(CodeMarkup.inline(theme.highlighted(words)))</code>" : CodeWords.html(words)
        return [
            "label": label,
            "reply": try reply.map { [try markdown.render($0.markdown)] } ?? [],
            "done": checks.allSatisfy(\.isPassed),
            "checks": checks.map { check in
                [
                    "name": check.name, "passed": check.isPassed,
                    "failures": check.failures.map { failure in
                        CodeMarkup.breakable(
                            failure.told(
                                expected: self.words(.checkExpected),
                                found: self.words(.checkFound)
                            ).joined(separator: "\n")[...])
                    },
                    "why": check.reasons.isEmpty
                        ? [] : [["reasons": check.reasons.map { CodeWords.html($0) }]],
                ] as [String: Any]
            },
        ]
    }

    private func caption(of exercise: Exercise) -> String {
        guard let part = exercise.part else { return words(.exerciseAdds) }
        // What the code declares first: readers do not know a part's id.
        let declared = exercise.starter.text.firstMatch(
            of: /\b(class|struct|enum|protocol|extension|func|let|var)\s+(\w+)/)
        let name = declared.map { declared in
            let name = String(declared.2)
            // A type may have several extensions.
            if declared.1 == "extension", let member = firstMember(of: exercise.starter.text) {
                return words(.exerciseExtension, ["type": name, "member": member])
            }
            return declared.1 == "func" ? "\(name)()" : "\(declared.1) \(name)"
        }
        return words(.exerciseReplaces, ["part": name ?? part.replacing("-", with: " ")])
    }

    /// The first thing that a type declares, as one speaks of it.
    private func firstMember(of text: String) -> String? {
        let body = text.drop { $0 != "{" }
        guard let found = body.firstMatch(of: /\b(func|var|let|class|struct|enum)\s+(\w+)/) else {
            return nil
        }
        guard found.1 == "func" else { return String(found.2) }
        let parameters = body[found.range.upperBound...].dropFirst().prefix { $0 != ")" }
        let labels = parameters.split(separator: ",").compactMap { parameter in
            parameter.firstMatch(of: /\w+/).map { "\($0.output):" }
        }
        return "\(found.2)(\(labels.joined()))"
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
