/// A route through the exercises that fits into an hour or two, for somebody who leads a workshop.
///
/// It goes up the ladder from reading to a design, in the first chapter first, and begins again with the next one for as
/// long as there is time. What it takes is then put into the order of the chapters, and on a rung the shorter one comes first.
public struct ExercisePlan: Sendable {
    /// An exercise on the route.
    public struct Step: Sendable {
        /// What to do.
        public var exercise: Exercise
        /// The minute at which it begins.
        public var start: Int
        /// The minutes to talk about it afterwards.
        public var talk: Int { ExercisePlan.talk(after: exercise.minutes) }
    }

    /// A break on the route, in which nobody works.
    public struct Pause: Equatable, Sendable {
        /// The minute at which it begins.
        public var start: Int
    }

    /// Why there is no route.
    public enum Refusal: Error, Equatable, CustomStringConvertible {
        /// No exercise is about that.
        case noExercise(Exercise.Topic)
        /// The shortest exercise takes longer; how long a route with it alone is.
        case tooShort(least: Int)

        /// What a person reads, with what to do about it.
        public var description: String {
            switch self {
            case .noExercise(let topic): "no exercise is about `\(topic.rawValue)`"
            case .tooShort(let least):
                "no exercise fits: the shortest route takes \(least) minutes, "
                    + "\(ExercisePlan.opening) of them to begin with"
            }
        }
    }

    /// The minutes at the beginning in which nobody writes: what the book is, and how its checks are run.
    public static let opening = 5

    /// How many minutes a break has.
    public static let pause = 10

    /// How long it may take.
    public let minutes: Int
    /// What its exercises are about; nil for all.
    public let topic: Exercise.Topic?
    /// The exercises, in the order in which they are done.
    public let steps: [Step]
    /// The breaks: none in ninety minutes, and one more in each ninety after them.
    public let pauses: [Pause]
    /// The minutes that are left at the end, for questions.
    public let rest: Int

    /// How many minutes to talk about an exercise: a third of its estimate, rounded up, and two at least.
    static func talk(after minutes: Int) -> Int { max(2, (minutes + 2) / 3) }

    /// How many breaks a workshop of so many minutes has.
    static func pauses(in minutes: Int) -> Int { max(0, (minutes - 1) / 90) }

    /// A route of at most so many minutes through those of a book's exercises that are about a topic, or through all.
    public init(
        _ exercises: [Exercise], minutes: Int, topic: Exercise.Topic? = nil
    ) throws(Refusal) {
        (self.minutes, self.topic) = (minutes, topic)
        var open = exercises.filter { topic.map($0.topics.contains) ?? true }
        open = open.enumerated().sorted {
            ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
        }
        .map(\.element)
        guard let shortest = open.map(Self.length).min() else {
            if let topic { throw .noExercise(topic) }
            throw .tooShort(least: Self.opening)
        }
        let breaks = Self.pauses(in: minutes)
        var left = minutes - Self.opening - breaks * Self.pause
        guard shortest <= left else { throw .tooShort(least: Self.opening + shortest) }

        let taught = Set(open.filter { !$0.joinsChapters }.flatMap(\.needs))
        var route: [Exercise] = []
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for rung in Exercise.Rung.allCases {
                let known = Set(route.flatMap(\.needs))
                guard
                    let index = open.firstIndex(where: {
                        $0.rung == rung && Self.length(of: $0) <= left
                            && (!$0.joinsChapters
                                || taught.intersection($0.needs).isSubset(of: known))
                    })
                else { continue }
                left -= Self.length(of: open[index])
                route.append(open.remove(at: index))
                isGrowing = true
            }
        }
        let ordered = route.enumerated().sorted {
            ($0.element.place, $0.element.step, $0.element.minutes, $0.offset)
                < ($1.element.place, $1.element.step, $1.element.minutes, $1.offset)
        }.map(\.element)
        let timetable = Timetable(ordered, minutes: minutes, breaks: breaks)
        (steps, pauses) = (timetable.steps, timetable.pauses)
        rest = left + (breaks - pauses.count) * Self.pause
    }

    /// The minutes of an exercise, with those to talk about it.
    static func length(of exercise: Exercise) -> Int {
        exercise.minutes + talk(after: exercise.minutes)
    }
}

extension Exercise {
    /// Whether it needs more than one chapter.
    fileprivate var joinsChapters: Bool { needs.count > 1 }

    /// Where it stands among the chapters: after the last that it needs, and what joins chapters after what does not.
    fileprivate var place: String { "\(needs.last ?? "") \(joinsChapters ? 1 : 0)" }

    /// Its rung, counted from below.
    fileprivate var step: Int { Rung.allCases.firstIndex(of: rung) ?? 0 }
}
