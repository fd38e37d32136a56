/// The cells of a `table` or `plot` block as Markdown.
public struct TableReader {
    /// A header and rows of as many cells, each cell a document of its own.
    public struct Table: Sendable {
        /// The titles of the columns.
        public var header: [MarkdownNode]
        /// The rows below.
        public var rows: [[MarkdownNode]]
    }

    /// The table; nil if the block holds none.
    public private(set) var table: Table?
    /// What is wrong with the rows.
    let problems: [Problem]

    /// Reads a block's lines.
    public init(_ block: Block) {
        var lines: [[Pipes.Cell]] = []
        var problems: [Problem] = []
        for (index, line) in block.lines.enumerated() {
            let position = SourcePosition(
                file: block.fence.file, line: block.firstLine + index, column: 1)
            guard let cells = Pipes.cells(of: line) else {
                problems.append(
                    Problem(
                        position, "a row begins and ends with a pipe",
                        remedy: "write `| one | two |`; a pipe within a cell is `\\|`"))
                continue
            }
            if let header = lines.first, header.count != cells.count {
                problems.append(
                    Problem(
                        position,
                        "the row has \(Self.cells(cells.count)), the header \(header.count)",
                        remedy: "give every row a cell for each column; an empty one is `| |`"))
            }
            if lines.count == 1, cells.allSatisfy({ $0.text.wholeMatch(of: /:?-{3,}:?/) != nil }) {
                problems.append(
                    Problem(
                        position, "the header needs no line of dashes under it",
                        remedy: "leave the line out"))
            }
            lines.append(cells)
        }
        if problems.isEmpty, lines.count < 2 {
            problems.append(
                Problem(
                    block.fence, "the table has no rows",
                    remedy: "write a header and a row under it: `| one | two |`"))
        }
        self.problems = problems
        guard problems.isEmpty else { return }
        let nodes = lines.enumerated().map { index, cells in
            cells.map {
                MarkdownParser.parseInline(
                    $0.text, line: block.firstLine + index, column: $0.column)
            }
        }
        table = Table(header: nodes[0], rows: Array(nodes.dropFirst()))
    }

    private static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }
}
