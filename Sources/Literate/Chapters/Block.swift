/// A fenced block of a chapter that means something to the book: its language, its attributes and its text.
public struct Block: Sendable {
    public var kind: Kind
    /// The name after `#`, unique in the chapter's program.
    public var id: String?
    /// The words after `.`, such as `hidden`.
    public var classes: [String]
    /// The `key=value` pairs.
    public var attributes: [String: String]
    /// The text between the fences, exactly as the page shows it.
    public var text: String
    /// Where the opening fence stands.
    public var fence: SourcePosition
    /// The line of the first line of `text`.
    public var firstLine: Int { fence.line + 1 }
    /// The variant of the program the block belongs to; nil is the chapter's base program.
    public var variant: String? { attributes["variant"] }
    /// Whether the page folds it away.
    public var isHidden: Bool { classes.contains("hidden") }

    /// What the book does with the block.
    public enum Kind: Equatable, Sendable {
        /// `swift`: a part of the program.
        case listing
        /// `swift {.test name="…"}`: a claim, run as a test.
        case claim(name: String)
        /// `swift {.fails saying="…"}`: must not compile, with that diagnostic.
        case mustNotCompile(saying: String)
        /// `trace {of=…}`: the transcript of the run of the claim with that id.
        case transcript(of: String)
        /// `why {of=… recognizer="…"}`: the sentence that says why a recognizer did or did not fire in that run.
        case why(of: String, recognizer: String)
        /// Any other fenced block: shown, not run.
        case plain(language: String)
    }
}
