import Foundation

/// A reader's file, which is the answer to an exercise.
public struct AnswerFile {
    private let block: Block

    /// Reads a file; `shownAs` is how problems name it.
    ///
    /// - Throws: `ToolFailure` if it cannot be read.
    public init(_ file: URL, shownAs path: String) throws {
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ToolFailure("\(path) cannot be read")
        }
        guard let text = String(bytes: data, encoding: .utf8) else {
            throw ToolFailure("\(path) is not UTF-8")
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
        // The file's first line is line 1, so the fence it does not have stands on line 0.
        block = Block(
            kind: .listing, info: InfoString(), text: text,
            fence: SourcePosition(file: path, line: 0), closingLine: lines + 1)
    }

    /// The answer in the program of its exercise.
    func attempt(at exercise: Exercise, in chapter: Chapter) throws -> Attempt {
        guard let attempt = Attempt(block, to: exercise.draft, in: chapter, named: "reader") else {
            throw ToolFailure("\(chapter.file) has no place for the exercise \(exercise.id)")
        }
        return attempt
    }

    /// The answer, lowered for a test target.
    public func lowered(for exercise: Exercise, in chapter: Chapter) throws -> LoweredProgram {
        try LoweredProgram(attempt(at: exercise, in: chapter).program)
    }
}
