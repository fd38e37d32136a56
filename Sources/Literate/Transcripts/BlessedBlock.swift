/// A block whose text the engine writes, with what it should say.
public struct BlessedBlock: Sendable {
    /// The widest line of a why-not sentence, and of what the terminal tells, in characters.
    public static let widestSentence = 100

    /// The block as the chapter has it.
    public var block: Block
    /// The id of the claim whose run it tells.
    public var run: String
    /// What the run says.
    public var lines: [String]
    /// The transcript that the lines are of; nil for other blocks.
    public private(set) var transcript: Transcript?

    /// Whether the chapter says something else.
    public var hasDrifted: Bool { block.lines != lines }

    /// The text of a `trace`, `why`, `table` or `plot` block made anew from what its claim left; nil for
    /// any other block; a sentence is broken into lines of a `width`.
    ///
    /// - Throws: a `Problem` at the block if the run cannot be told.
    init?(
        _ block: Block, _ left: ClaimsLeft, _ sentences: Sentences, width: Int = widestSentence
    ) throws(Problem) {
        do {
            switch block.kind {
            case .transcript(let id):
                guard let run = left.runs[id] else { return nil }
                self.run = id
                let transcript = try Transcript(run, sentences)
                self.transcript = transcript
                lines = transcript.lines
            case .why(let id, let recognizer):
                guard let run = left.runs[id],
                    recognizer?.contains(where: { !$0.isWhitespace }) ?? true
                else {
                    return nil
                }
                self.run = id
                lines =
                    if let recognizer {
                        try Self.why(recognizer, in: run, sentences, block)
                            .wrapped(at: width)
                    } else {
                        try sentences.answer(about: run)
                            .flatMap { $0.wrapped(at: width) }
                    }
            case .table(let id?), .plot(let id):
                guard let table = left.tables[id] else { return nil }
                self.run = id
                lines = Pipes.lines(of: table)
            default:
                return nil
            }
        } catch let failure as Sentences.Failure {
            throw Problem(
                block.fence, failure.description,
                remedy: "correct the sentence in the table, or the engine's record")
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(block.fence, "\(error)")
        }
        self.block = block
    }

    private static func why(
        _ recognizer: String, in run: Run, _ sentences: Sentences, _ block: Block
    ) throws -> String {
        guard let explanation = run.explanations.first(where: { $0.recognizer == recognizer })
        else {
            let known = run.explanations.map(\.recognizer)
            throw Problem(
                block.position(ofValue: "recognizer"),
                "no recognizer in this run has the name `\(recognizer)`",
                remedy: suggestion(for: recognizer, among: known, what: "recognizers"))
        }
        return try sentences.sentence(for: explanation, in: run)
    }

    /// What is wrong if the block has drifted: where it first differs, both texts, and the remedy.
    var problem: Problem? {
        guard hasDrifted else { return nil }
        let given = block.lines
        let differing = zip(given, lines).enumerated().first { $0.element.0 != $0.element.1 }?
            .offset
        let line = block.firstLine + (differing ?? min(given.count, lines.count))
        let nouns = ["trace": "transcript", "why": "sentence"]
        let language = block.info.language.text
        let what = nouns[language] ?? language
        let message =
            given.isEmpty
            ? "the \(what) of `\(run)` has not been written yet"
            : "the \(what) of `\(run)` differs from the run"
        return Problem(
            SourcePosition(file: block.fence.file, line: line), message,
            remedy: (LineDifference(from: given, to: lines).lines(limit: 16)
                + ["run `make bless` to accept what the engine does"]).joined(separator: "\n"))
    }
}
