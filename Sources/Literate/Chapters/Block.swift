/// A fenced block of a chapter that means something to the book: its language, its attributes and
/// its text.
public struct Block: Sendable {
    /// What the book does with it.
    public var kind: Kind
    /// What stands after the fence, with columns.
    public var info: InfoString
    /// The text between the fences, exactly as the page shows it.
    public var text: String
    /// Where the opening fence stands.
    public var fence: SourcePosition
    /// The line of the closing fence.
    public var closingLine: Int

    /// The name after `#`, unique in the chapter's program.
    public var id: String? { info.id?.text }
    /// The words after `.`, such as `hidden`.
    public var classes: [String] { info.classes.map(\.text) }
    /// The `key=value` pairs.
    public var attributes: [String: String] {
        Dictionary(info.attributes.map { ($0.key.text, $0.value.text) }) { first, _ in first }
    }
    /// The line of the first line of `text`.
    public var firstLine: Int { fence.line + 1 }
    /// The variant of the program the block belongs to; nil is the chapter's base program.
    public var variant: String? { info.value("variant")?.text }
    /// What stands above the part on the page, if that is not its variant's name.
    public var called: String? { info.value("called")?.text }
    /// Whether the page folds it away.
    public var isHidden: Bool { classes.contains("hidden") }
    /// Whether it is a version of a part that shows a mistake, and that nobody should take along.
    public var isFaulty: Bool { classes.contains("faulty") }
    /// Whether a transcript is shown by its lines alone, without pictures and without what the run comes to.
    public var isPlain: Bool { classes.contains("plain") }
    /// What the compiler must warn of in it, for a listing with `.warns saying="…"`.
    public var expectedWarning: String? {
        classes.contains("warns") ? info.value("saying")?.text : nil
    }
    /// The words of a claim, for a claim.
    public var claimName: String? {
        switch kind {
        case .claim(let name), .check(_, let name): name
        default: nil
        }
    }
    /// What the block tells of a claim: the claim's id, and the local that it needs.
    var telling: (claim: String, local: String)? {
        switch kind {
        case .transcript(let id), .why(let id, _), .figure(let id, _): (id, "device")
        case .table(let id?), .plot(let id): (id, "table")
        default: nil
        }
    }
    /// Whether its text is Swift of the chapter's programs.
    public var isSwift: Bool { info.language.text == "swift" }

    /// The lines of the text, without line endings.
    public var lines: [String] {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// The place of a column on the fence's line.
    func position(column: Int) -> SourcePosition {
        SourcePosition(file: fence.file, line: fence.line, column: column)
    }

    /// Where the value of an attribute stands, or the fence.
    func position(ofValue key: String) -> SourcePosition {
        info.value(key).map { position(column: $0.column) } ?? fence
    }

    /// Where the id stands, or the fence.
    var positionOfID: SourcePosition { info.id.map { position(column: $0.column) } ?? fence }

    /// What the book does with the block.
    public enum Kind: Equatable, Sendable {
        /// `swift`: a part of the program.
        case listing
        /// `swift {.test name="…"}`: a claim, run as a test.
        case claim(name: String)
        /// `swift {.fails saying="…"}`: must not compile, with that diagnostic.
        case mustNotCompile(saying: String)
        /// `swift {.traps saying="…"}`: must stop the program, with that message.
        case mustTrap(saying: String)
        /// `swift {.bearing of=… claim=…}`: lines of a part without which the claim must fail.
        case bearing(of: String, claim: String)
        /// `predict {of=…}`: a question whose choices are judged at the end of that claim.
        case prediction(of: String)
        /// `table`: rows of cells; with `of=…` those of the claim's constant `table`.
        case table(of: String?)
        /// `plot {of=… title="…" y="…"}`: those rows, drawn.
        case plot(of: String)
        /// `exercise {#id level=… minutes=… rung=… topics=…}`: a task.
        case exercise
        /// `swift {.starter of=…}`: what the reader of the exercise begins with.
        case starter(of: String)
        /// `swift {.check of=… name="…"}`: what the answer must meet.
        case check(of: String, name: String)
        /// `swift {.wrong of=…}`: an answer that a check must find out.
        case wrong(of: String)
        /// `swift {.solution of=…}`: the answer.
        case solution(of: String)
        /// `hint {of=…}`: help with an exercise.
        case hint(of: String)
        /// `reply {of=…}`: what a reader is told who answers as the wrong answer above it does.
        case reply(of: String)
        /// `discuss {of=…}`: what to talk about once it is done, for whoever leads a workshop.
        case discussion(of: String)
        /// `leader`: what a leader of a workshop is told of the exercises of a route, or of every exercise of the book.
        case leader(Route?)
        /// `exercises`: all exercises of the book, with what the reader has done.
        case exercises
        /// `route {minutes=…}`: a plan through the exercises; nil if it does not say how long it may take.
        case route(Route?)
        /// `symptom {cause=…}`: what a reader with this symptom types into a search field, a phrase on each line.
        case symptom(Symptom)
        /// `teaser`: what goes wrong, and what the reader can do about it afterwards, a line each, for the cover.
        case teaser
        /// `notice {of=…}`: what to see in it once it is done.
        case notice(of: String)
        /// `trace {of=…}`: the transcript of the run of the claim with that id.
        case transcript(of: String)
        /// `why {of=… recognizer="…"}`: why a recognizer did or did not fire in that run.
        case why(of: String, recognizer: String?)
        /// `figure {of=…}`: what a reader can do with the figure of that run.
        case figure(of: String, TouchFigure)
        /// Any other fenced block: shown, not run.
        case plain(language: String)
    }
}
