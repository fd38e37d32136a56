import ArgumentParser
import Foundation
import Literate

/// The exercises of a book, the reader's answers to them, and how far the reader is.
struct Workshop: Sendable {
    /// An exercise in its chapter.
    struct Item: Sendable {
        var chapter: Chapter
        var exercise: Exercise
        var id: String { exercise.id }
    }

    let options: ExerciseOptions
    let book: Book
    let items: [Item]
    private let table: LocaleTable
    /// How the wrong answers of the book fail.
    private let record: WrongAnswerRecord

    /// Reads the book; its mistakes are told, unless only the first is to be thrown.
    ///
    /// - Throws: `ExitCode` after telling of the mistakes of the book; `ToolFailure` if it has no exercises.
    init(_ options: ExerciseOptions, quietly: Bool = false) throws {
        self.options = options
        let kept = KeptResults.besideThisProgram()
        let (book, problems) = Book.checked(
            URL(fileURLWithPath: options.book), shownAs: options.book, kept: kept)
        if quietly, let problem = problems.first { throw problem }
        do {
            try stop(for: problems)
        } catch {
            throw ExerciseEnd.trouble
        }
        self.book = book
        items = book.exercises.map { Item(chapter: $0.chapter, exercise: $0.exercise) }
        guard !items.isEmpty else { throw ToolFailure("the book has no exercises") }
        table = try LocaleTable.load(URL(fileURLWithPath: options.locale))
        record =
            try WrongAnswerRecord.read(
                in: URL(fileURLWithPath: options.book), shownAs: options.book)
            ?? WrongAnswerRecord()
    }

    /// The folder of the reader's answers.
    var folder: ExerciseFolder {
        ExerciseFolder(URL(fileURLWithPath: options.out), shownAs: options.out, book: book)
    }

    /// The file of the reader's progress.
    var progressFile: ProgressFile {
        ProgressFile(in: URL(fileURLWithPath: options.out), shownAs: options.out)
    }

    /// The reader's progress; what keeps it from being read is told.
    func progress() throws -> ExerciseProgress {
        let (progress, notice) = try progressFile.read()
        if let notice { Console.complain(notice) }
        return progress
    }

    /// Writes the exercises if they have not been written yet; the answer is whether they had not.
    func writeIfMissing() throws -> Bool {
        let isThere = items.contains { FileManager.default.fileExists(atPath: file(of: $0).path) }
        guard !isThere else { return false }
        try stop(for: folder.write().problems)
        return true
    }

    /// The file of an answer.
    func file(of item: Item) -> URL { folder.file(of: item.exercise, in: item.chapter) }

    /// How messages name that file.
    func path(of item: Item) -> String { folder.shownPath(of: item.exercise, in: item.chapter) }

    /// The exercise that a name means, or without one the current one.
    ///
    /// - Throws: `ToolFailure` with those that fit if the name means none, or several.
    func item(named name: String?, _ progress: ExerciseProgress) throws -> Item {
        guard let name else { return current(progress) }
        let (chapter, exercise) = try book.exercise(beginning: name)
        return Item(chapter: chapter, exercise: exercise)
    }

    /// The exercise that the reader is at.
    func current(_ progress: ExerciseProgress) -> Item {
        let order = order(progress)
        return items.first { $0.id == progress.current } ?? order.next(after: nil)
            ?? items[items.count - 1]
    }

    /// The exercise to go on with: the current one, or the next to be done once that is.
    func goingOn(_ progress: ExerciseProgress) -> Item {
        let current = current(progress)
        guard progress.done[current.id] != nil else { return current }
        return order(progress).next(after: current) ?? current
    }

    /// In which order the reader goes through the exercises.
    func order(_ progress: ExerciseProgress) -> ExerciseOrder { ExerciseOrder(items, progress) }

    /// An answer as it is in its file, ready to be judged.
    ///
    /// - Throws: `ToolFailure` if there is none, or if it cannot be read.
    func answer(to item: Item) throws -> (data: Data, trial: ExerciseTrial) {
        let (file, path) = (file(of: item), path(of: item))
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ToolFailure(
                "\(path) is not there, or cannot be read: `\(options.commands.reset(item.id))` writes it"
            )
        }
        let trial = try ExerciseTrial(
            AnswerFile(file, shownAs: path), to: item.exercise, in: item.chapter, table,
            toolchain: .find(), engine: .besideThisProgram(), limit: options.limit)
        return (data, trial)
    }

    /// What the terminal says of an answer.
    func report(
        on outcome: ExerciseTrial.Outcome, of answer: Data, to item: Item,
        _ progress: ExerciseProgress
    ) -> ExerciseReport {
        ExerciseReport(
            exercise: item.exercise, outcome: outcome,
            answer: String(decoding: answer, as: UTF8.self), path: path(of: item), record: record,
            hintsSeen: progress.hints[item.id] ?? 0, commands: options.commands)
    }

    /// Notes what came of an answer: that its exercise is done, if it is, and that it is the current one.
    @discardableResult
    func note(
        _ outcome: ExerciseTrial.Outcome, of answer: Data, to item: Item
    ) throws -> ExerciseProgress {
        try progressFile.update { progress in
            progress.current = item.id
            if outcome.isDone { progress.note(item.exercise, doneWith: answer) }
        }
    }

    /// Begins an exercise anew; the answer is where a copy of the reader's file is, if there was anything of theirs in it.
    func reset(_ item: Item) throws -> String? {
        let copy = try folder.keepCopy(of: item.exercise, in: item.chapter)
        let changes = try folder.write(resetting: item.exercise)
        if let problem = changes.problems.first(where: { $0.position.file == path(of: item) }) {
            throw ToolFailure(problem.description)
        }
        try progressFile.update { $0.forget(item.exercise) }
        return copy
    }
}

extension ExerciseTrial.Outcome {
    /// How a command ends that judged the answer; nil if the exercise is done.
    var end: ExitCode? {
        if isDone { return nil }
        return problems.isEmpty && !isStopped ? ExerciseEnd.notYet : ExerciseEnd.stopped
    }
}

extension Exercise {
    /// How far it leads, and how long that takes by estimate, in a few words.
    var extent: String { "\(level.rawValue), about \(minutes) min" }
}
