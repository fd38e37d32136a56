/// Lowers the parts of a program together and writes them one after the other.
///
/// A part of declarations stands as it is; a claim becomes the body of a test function, whose header takes the fence's line.
///
///     ```swift {#t .test name="a card has a pan"}
///     let device = Device(.iPhone)
///     ```
///
/// at line 9 of `01-b.md` becomes
///
///     #sourceLocation(file: "01-b.md", line: 9)
///     @Test("a card has a pan") func __claim_01_b_9() async throws {
///     let device = Device(.iPhone)
///     __record(device.report, as: "01-b.t"); }
struct ProgramWriter {
    /// A part, and how it stands in the file.
    private struct Piece {
        var rewriter: PartRewriter
        /// What stands before the part, on the line above it, and after it.
        var frame: (opening: String, closing: String)?
    }

    private let index: ProgramIndex
    private let isBook: Bool
    private let notesExpectations: Bool
    private let optionals: OptionalRequirements
    private var pieces: [Piece] = []
    private(set) var moved: [(type: String, text: String)] = []
    private var selectors = SelectorTable()
    private(set) var problems: [Problem] = []

    /// A program of a book shares a module with others, and is narrowed; a file of one's own is not,
    /// but it may not see all that the whole program declares.
    init(
        index: ProgramIndex, of program: ProgramIndex? = nil, isBook: Bool = true,
        notesExpectations: Bool = false
    ) {
        self.index = index
        self.notesExpectations = notesExpectations
        self.isBook = isBook
        optionals = OptionalRequirements(program ?? index)
        problems = optionals.problems
    }

    /// Adds declarations for the top of the file.
    mutating func addDeclarations(_ part: Part) { add(part, frame: nil) }

    /// Adds statements as the body of a function whose header stands on the fence's line.
    ///
    /// It is closed after its end, or by the last of the expressions that are added to it.
    mutating func addBody(_ part: Part, header: String, end: String, isClosed: Bool = true) {
        add(part, frame: (header + " {\n", end + (isClosed ? "}\n" : "\n")))
    }

    /// Adds an expression at its own place, between code that was made for it.
    mutating func addExpression(_ part: Part, opening: String, closing: String) {
        add(part, frame: (opening, closing))
    }

    private mutating func add(_ part: Part, frame: (opening: String, closing: String)?) {
        let rewriter = PartRewriter(
            part, index: index, selectors: selectors, optionals: optionals, isBook: isBook,
            notesExpectations: notesExpectations)
        moved += rewriter.rewrite()
        selectors = rewriter.selectors
        pieces.append(Piece(rewriter: rewriter, frame: frame))
    }

    /// The file's text, with what moved to its classes.
    mutating func written(
        takingIn moved: [(type: String, text: String)]? = nil
    ) -> String {
        var text = ""
        for piece in pieces {
            let block = piece.rewriter.part.block
            piece.rewriter.insert(moved ?? self.moved)
            let start = piece.frame == nil ? block.firstLine : block.fence.line
            text += SourceDirective.text(file: block.fence.file, line: start)
            if let frame = piece.frame { text += frame.opening }
            let body = piece.rewriter.lowered(narrows: isBook && piece.frame == nil)
            text += body.isEmpty || body.hasSuffix("\n") ? body : body + "\n"
            if let frame = piece.frame { text += frame.closing }
            problems += piece.rewriter.problems
        }
        let parts = pieces.map(\.rewriter.part)
        let asked = optionals.source(isBook: isBook) { position in
            parts.contains { $0.holds(position) }
        }
        return text + asked + selectors.source
    }
}
