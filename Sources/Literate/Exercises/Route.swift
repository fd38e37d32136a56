/// What a `route` block asks for: a plan for so many minutes, about one topic or all.
public struct Route: Equatable, Sendable {
    /// How long it may take.
    public var minutes: Int
    /// What its exercises are about; nil for all.
    public var topic: Exercise.Topic?

    /// The route that a block asks for; nil if its attributes name none.
    init?(_ block: Block) {
        guard let minutes = block.attributes["minutes"].flatMap(Int.init) else { return nil }
        self.minutes = minutes
        if let word = block.attributes["for"] {
            guard let topic = Exercise.Topic(rawValue: word) else { return nil }
            self.topic = topic
        }
    }

    /// The plan through a book.
    public func plan(through book: Book) throws(ExercisePlan.Refusal) -> ExercisePlan {
        try ExercisePlan(book.exercises.map(\.exercise), minutes: minutes, topic: topic)
    }
}

/// Finds routes that lead nowhere.
struct RouteCheck {
    let book: Book

    /// One problem for each `route` block that no plan comes of.
    var problems: [Problem] {
        book.chapters.flatMap(\.blocks).compactMap { block in
            let asked: Route?
            switch block.kind {
            case .route(let route): asked = route
            case .leader(let route):
                // Without a word, it is about every exercise.
                if block.attributes.isEmpty { return nil }
                asked = route
            default: return nil
            }
            guard let route = asked else {
                let topics = Exercise.Topic.allCases.map(\.rawValue)
                let word = block.attributes["for"]
                return Problem(
                    block.fence, "a route has a number of `minutes`, and may be `for` a topic",
                    remedy: word.map(topics.contains) ?? true
                        ? "write `minutes=60`, or another number, in its braces"
                        : suggestion(for: word ?? "", among: topics, what: "topics"))
            }
            do throws(ExercisePlan.Refusal) {
                _ = try route.plan(through: book)
                return nil
            } catch {
                return Problem(block.fence, "\(error)")
            }
        }
    }
}
