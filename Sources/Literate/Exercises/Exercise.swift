/// A task of a chapter for its reader, with all that belongs to it.
public struct Exercise: Sendable {
    /// The name by which the reader calls it, unique in the book.
    public var id: String
    /// The words of its heading, without `Exercise:`.
    public var title: String
    /// How far it leads.
    public var level: Level
    /// What a reader does in it.
    public var rung: Rung
    /// How many minutes it takes, by estimate.
    public var minutes: Int
    /// What it is about.
    public var topics: [Topic]
    /// The page names of the chapters to have read before, in order.
    public var needs: [String]
    /// The task, as Markdown.
    public var task: Block
    /// The transcript that the task speaks of, if it names one.
    public var transcript: Block?
    /// What the reader begins with.
    public var starter: Block
    /// What an answer must meet, the guards among them.
    public var checks: [Block]
    /// Tempting answers that the checks find out, each with what a reader is told who gives it.
    public var wrongAnswers: [WrongAnswer]
    /// Help, each further than the one before.
    public var hints: [Block]
    /// The book's own answer.
    public var solution: Block
    /// What to see in it once it is done.
    public var notice: Block
    /// What to talk about once it is done.
    public var discussion: Block?
    let draft: ExerciseDraft

    /// How far an exercise leads.
    public enum Level: String, CaseIterable, Sendable {
        /// A line or two.
        case small
        /// A method or two.
        case medium
        /// A design of the reader's own.
        case open
    }

    /// How far it leads, and how long that takes by estimate.
    public var effort: String {
        "\(level.rawValue), \(minutes) \(minutes == 1 ? "minute" : "minutes") by estimate"
    }
    /// The id of the part that the reader's code replaces; nil if it is added after the rest.
    public var part: String? { starter.attributes["part"] }
    /// The variant of the chapter's program that it stands in; nil is the base program.
    public var variant: String? { task.variant }

    /// The exercise in a draft, or nil if something is missing.
    init?(_ draft: ExerciseDraft) {
        guard let id = draft.task.id, let title = draft.title, !title.isEmpty,
            let level = Level(rawValue: draft.task.attributes["level"] ?? ""),
            let starter = draft[.starter].first, let solution = draft[.solution].first,
            let notice = draft[.notice].first,
            let minutes = draft.minutes, let rung = draft.rung
        else { return nil }
        self.draft = draft
        self.id = id
        self.title = title
        self.level = level
        self.minutes = minutes
        self.rung = rung
        topics = draft.topics
        needs = draft.needs
        task = draft.task
        transcript = draft.transcript
        self.starter = starter
        checks = draft[.check]
        wrongAnswers = draft.wrongAnswers
        hints = draft[.hint]
        self.solution = solution
        self.notice = notice
        discussion = draft[.discussion].first
    }
}

extension Chapter {
    /// The exercises that lack nothing, in order.
    public var exercises: [Exercise] { exerciseDrafts.compactMap { Exercise($0) } }
}
