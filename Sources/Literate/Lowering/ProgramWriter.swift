/// Lowers the parts of a program together and writes them one after the other.
struct ProgramWriter {
    /// A part, and how it stands in the file.
    private struct Piece {
        var rewriter: PartRewriter
        /// The function that the part is the body of, with what ends it.
        var frame: (header: String, end: String)?
    }

    private let index: ProgramIndex
    private let isBook: Bool
    private let optionals: OptionalRequirements
    private var pieces: [Piece] = []
    private(set) var moved: [(type: String, text: String)] = []
    private var selectors = SelectorTable()
    private(set) var problems: [Problem] = []

    /// A program of a book shares a module with others, and is narrowed; a file of one's own is not,
    /// but it may not see all that the whole program declares.
    init(index: ProgramIndex, of program: ProgramIndex? = nil, isBook: Bool = true) {
        self.index = index
        self.isBook = isBook
        optionals = OptionalRequirements(program ?? index)
        problems = optionals.problems
    }

    /// Adds declarations for the top of the file.
    mutating func addDeclarations(_ part: Part) { add(part, frame: nil) }

    /// Adds statements as the body of a function whose header stands on the fence's line.
    mutating func addBody(_ part: Part, header: String, end: String) {
        add(part, frame: (header, end))
    }

    private mutating func add(_ part: Part, frame: (header: String, end: String)?) {
        let rewriter = PartRewriter(
            part, index: index, selectors: selectors, optionals: optionals, isBook: isBook)
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
            if let frame = piece.frame { text += frame.header + " {\n" }
            let body = piece.rewriter.lowered(narrows: isBook && piece.frame == nil)
            text += body.isEmpty || body.hasSuffix("\n") ? body : body + "\n"
            if let frame = piece.frame { text += frame.end + "}\n" }
            problems += piece.rewriter.problems
        }
        let parts = pieces.map(\.rewriter.part)
        let asked = optionals.source(isBook: isBook) { position in
            parts.contains { $0.holds(position) }
        }
        return text + asked + selectors.source
    }
}
