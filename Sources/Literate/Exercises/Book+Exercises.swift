extension Book {
    /// The exercises that lack nothing, each with its chapter, in order.
    public var exercises: [(chapter: Chapter, exercise: Exercise)] {
        chapters.flatMap { chapter in chapter.exercises.map { (chapter, $0) } }
    }

    /// The exercise that a reader calls by that name.
    ///
    /// - Throws: `ToolFailure` with the nearest name, or with all of them, if there is none.
    public func exercise(named name: String) throws -> (chapter: Chapter, exercise: Exercise) {
        let all = exercises
        if let found = all.first(where: { $0.exercise.id == name }) { return found }
        let nearest = nearestWord(to: name, among: all.map(\.exercise.id))
        throw ToolFailure(
            "there is no exercise `\(name)`\n"
                + (nearest.map { "    did you mean `\($0)`?" } ?? exerciseList))
    }

    /// The exercise whose name, or file, a reader has begun to write, if no other begins so.
    ///
    /// - Throws: `ToolFailure` with those that fit, or with the nearest or all if none does.
    public func exercise(beginning word: String) throws -> (chapter: Chapter, exercise: Exercise) {
        let file = word.split(separator: "/").last ?? ""
        let name = String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
        let fitting = exercises.filter { $0.exercise.id.hasPrefix(name) }
        if let exact = fitting.first(where: { $0.exercise.id == name }) { return exact }
        guard fitting.count > 1 else { return try fitting.first ?? exercise(named: name) }
        let list = fitting.map { "\n    \($0.exercise.id)  \($0.exercise.title)" }.joined()
        throw ToolFailure(
            name.isEmpty
                ? "which exercise? These there are:\n\(exerciseList)"
                : "`\(name)` begins the names of several exercises:\(list)")
    }

    /// The names of the exercises, chapter by chapter, in lines.
    public var exerciseList: String {
        let all = exercises
        guard !all.isEmpty else { return "the book has no exercises" }
        let width = all.map(\.exercise.id.count).max() ?? 0
        return chapters.filter { !$0.exercises.isEmpty }.map { chapter in
            let lines = chapter.exercises.map { exercise in
                let id = exercise.id + String(repeating: " ", count: width - exercise.id.count)
                return "    \(id)  \(exercise.title) (\(exercise.effort))"
            }
            return ([chapter.title] + lines).joined(separator: "\n")
        }.joined(separator: "\n")
    }
}
