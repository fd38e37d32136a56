import Foundation

/// How the wrong answers of a book's exercises fail: kept as data beside the chapters, so that a reader who answers so
/// is told why without anybody running them again.
public struct WrongAnswerRecord: Equatable, Sendable {
    /// By an exercise's id, how its wrong answers fail, in order; empty where that is not known.
    private var signatures: [String: [String]] = [:]

    /// Nothing is known yet.
    public init() {}

    /// What the checks found with the wrong answers of a book.
    public init(_ book: Book, _ findings: Findings) {
        for (_, exercise) in book.exercises {
            signatures[exercise.id] = exercise.wrongAnswers.map {
                findings.signatures[$0.attempt.fence] ?? ""
            }
        }
    }

    /// The name of the file in the folder of the chapters.
    public static let fileName = "wrong-answers.json"

    /// Reads what is kept in a book's folder; nil if nothing is.
    ///
    /// - Throws: a `Problem` if the file cannot be read.
    public static func read(in folder: URL, shownAs: String) throws(Problem) -> WrongAnswerRecord? {
        guard let data = FileManager.default.contents(atPath: file(in: folder).path) else {
            return nil
        }
        do {
            var record = WrongAnswerRecord()
            record.signatures = try JSONDecoder().decode([String: [String]].self, from: data)
            return record
        } catch {
            throw Problem(
                SourcePosition(file: "\(shownAs)/\(fileName)", line: 1),
                "this is no record of how wrong answers fail: \(error)",
                remedy: "`make bless` writes it; remove what is there")
        }
    }

    /// Writes the record into a book's folder, in an order that a difference can be read in.
    public func write(in folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(signatures) + Data("\n".utf8))
            .write(to: Self.file(in: folder), options: .atomic)
    }

    /// What a reader is told whose answer fails like one of the wrong answers.
    func reply(to signature: String?, of exercise: Exercise) -> Block? {
        guard let signature, let known = signatures[exercise.id] else { return nil }
        return zip(known, exercise.wrongAnswers).first { $0.0 == signature }?.1.reply
    }

    /// Wrong answers that fail otherwise now than the record says.
    public func problems(in book: Book, _ findings: Findings) -> [Problem] {
        book.exercises.flatMap { _, exercise in
            let known = signatures[exercise.id] ?? []
            return exercise.wrongAnswers.enumerated().compactMap { index, answer -> Problem? in
                // What does not fail, or cannot be compiled, is a mistake of another kind.
                guard let now = findings.signatures[answer.attempt.fence],
                    index >= known.count || known[index] != now
                else { return nil }
                return Problem(
                    answer.attempt.fence,
                    "how this answer fails is not what \(Self.fileName) says of it",
                    remedy: "`make bless` writes it down")
            }
        }
    }

    private static func file(in folder: URL) -> URL { folder.appendingPathComponent(fileName) }
}
