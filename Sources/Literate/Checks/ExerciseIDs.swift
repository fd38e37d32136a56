/// Finds exercises of a book that share an id: a reader calls an exercise by it alone.
struct ExerciseIDs {
    let book: Book

    /// One problem for each exercise whose id another chapter has.
    var problems: [Problem] {
        var first: [String: Block] = [:]
        return book.chapters.flatMap(\.exerciseDrafts).compactMap { draft in
            guard let id = draft.task.id else { return nil }
            guard let other = first[id] else {
                first[id] = draft.task
                return nil
            }
            // Within a chapter every id is checked.
            guard other.fence.file != draft.task.fence.file else { return nil }
            return Problem(
                draft.task.positionOfID,
                "the id `\(id)` is taken: \(other.fence.file):\(other.fence.line) is that exercise",
                remedy: "begin the id with a word of the chapter")
        }
    }
}
