/// Where somebody who leads a plan finds what to show and what to say: the pages with the notes for leaders.
public struct LeaderPages: Equatable, Sendable {
    /// The page that says what to show in the opening.
    public var opening: String
    /// The page that says what to talk about after each exercise.
    public var talks: String

    /// The pages about a plan's topic, where the book has any, else those about all exercises; nil if it has neither.
    ///
    /// A page about the topic opens each plan about it. What it says of the exercises is enough for a plan that has no others.
    public init?(for plan: ExercisePlan, in book: Book) {
        let pages = book.chapters.flatMap { chapter in
            chapter.blocks.compactMap { block -> (page: String, route: Route?)? in
                guard case .leader(let route) = block.kind else { return nil }
                return (chapter.page, route)
            }
        }
        let general = pages.first { $0.route == nil }
        let own = pages.first { $0.route != nil && $0.route?.topic == plan.topic }
        guard let first = own ?? general else { return nil }
        let told = try? own?.route?.plan(through: book).steps.map(\.exercise.id)
        let isEnough = Set(plan.steps.map(\.exercise.id)).isSubset(of: told ?? [])
        opening = first.page
        talks = (isEnough ? own : general)?.page ?? first.page
    }
}

extension LeaderPages {
    /// What is found where, once the pages are built.
    var sentence: String {
        let (opening, talks) = ("site/public/\(opening)", "site/public/\(talks)")
        let places =
            opening == talks
            ? "What to show in the opening, and what to say after each exercise: \(opening)"
            : "What to show in the opening: \(opening); what to say after each exercise: \(talks)"
        return places + " (`make` builds the pages)."
    }
}
