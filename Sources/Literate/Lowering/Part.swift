import SwiftSyntax

/// A block of Swift with its syntax tree, and the way from the tree's offsets to the chapter's
/// lines.
struct Part {
    let block: Block
    let tree: SourceFileSyntax
    private let converter: SourceLocationConverter

    init(_ block: Block) {
        self.block = block
        tree = SyntaxTrees.shared.tree(of: block.text)
        converter = SourceLocationConverter(fileName: block.fence.file, tree: tree)
    }

    /// The line within the text and the column of a place in the tree, both from 1.
    func place(_ position: AbsolutePosition) -> (line: Int, column: Int) {
        let location = converter.location(for: position)
        return (location.line, location.column)
    }

    /// Where a place in the tree stands in the chapter.
    func position(_ position: AbsolutePosition) -> SourcePosition {
        let (line, column) = place(position)
        return SourcePosition(
            file: block.fence.file, line: block.fence.line + line, column: column)
    }

    /// Where a node begins in the chapter, blanks and comments before it left out.
    func start(of node: some SyntaxProtocol) -> SourcePosition {
        position(node.positionAfterSkippingLeadingTrivia)
    }

    /// The bytes of a node, without the blanks and comments around it.
    func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia
            .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The offset of the first byte of the line that a place stands on.
    func lineStart(_ position: AbsolutePosition) -> Int {
        position.utf8Offset - (place(position).column - 1)
    }

    /// The token at a place of the file, or nil if the place is not in this block.
    func token(at position: SourcePosition) -> TokenSyntax? {
        guard holds(position) else { return nil }
        let line = position.line - block.fence.line
        return tree.token(at: converter.position(ofLine: line, column: position.column))
    }

    /// Whether a place of the file stands in this block.
    func holds(_ position: SourcePosition) -> Bool {
        position.file == block.fence.file && position.line >= block.firstLine
            && position.line <= block.fence.line + lineCount
    }

    private var lineCount: Int { place(tree.endPosition).line }

    /// Whether the block holds declarations only, as a file does.
    var holdsDeclarationsOnly: Bool {
        tree.statements.allSatisfy { if case .decl = $0.item { true } else { false } }
    }

    /// Whether the block declares a local of that name among its own statements.
    func declaresLocal(named name: String) -> Bool {
        tree.statements.contains { statement in
            guard let variable = statement.item.as(VariableDeclSyntax.self) else { return false }
            return variable.bindings.contains { Self.names(in: $0.pattern).contains(name) }
        }
    }

    /// Whether the block declares a type of that name at its top.
    func declaresType(named name: String) -> Bool {
        tree.statements.contains { EnclosingType.name(of: Syntax($0.item)) == name }
    }

    /// Whether the block names a type of the notebook.
    var usesNotebook: Bool {
        let types: Set<String> = ["Interval", "Kept", "Table"]
        return tree.tokens(viewMode: .sourceAccurate).contains { types.contains($0.text) }
    }

    private static func names(in pattern: PatternSyntax) -> [String] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) {
            return [identifier.identifier.text]
        }
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            return tuple.elements.flatMap { names(in: $0.pattern) }
        }
        return []
    }
}
