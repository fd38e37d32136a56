import SwiftSyntax

/// Makes the declarations at the top of a block `fileprivate`, so that the programs of a module do
/// not see one another.
///
/// The word gets a line of its own, numbered as the line before, so that the declaration keeps its line and column. A class
/// at line 4, the first of its block, becomes
///
///     #sourceLocation(file: "01-b.md", line: 4)
///     #sourceLocation(file: "01-b.md", line: 3)
///     fileprivate
///     final class Card: UIView {
struct Narrowing {
    private let part: Part
    private let index: ProgramIndex
    private(set) var edits: Edits
    private(set) var problems: [Problem] = []

    init(_ part: Part, index: ProgramIndex, edits: Edits) {
        self.part = part
        self.index = index
        self.edits = edits
    }

    /// Narrows the declarations among statements; anything else has no place at the top of a file.
    mutating func narrow(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            if let condition = statement.item.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .statements(let inner) = clause.elements { narrow(inner) }
                }
            } else if let decl = statement.item.as(DeclSyntax.self) {
                narrow(decl)
            } else if !part.tree.hasError {
                let position = part.position(statement.positionAfterSkippingLeadingTrivia)
                problems.append(
                    Problem(
                        position, "a listing holds declarations, this is a statement",
                        remedy: "move it into a claim: `swift {.test name=\"…\"}`"))
            }
        }
    }

    private mutating func narrow(_ decl: DeclSyntax) {
        if let node = decl.as(ExtensionDeclSyntax.self) {
            switch Reach(of: node, in: index) {
            case .extensionItself: makeFileprivate(decl)
            case .members: for member in node.memberBlock.members { makeFileprivate(member.decl) }
            case .nothing: break
            }
        } else {
            makeFileprivate(decl)
        }
    }

    private mutating func makeFileprivate(_ decl: DeclSyntax) {
        guard let (attributes, modifiers, keyword) = DeclarationHead.of(decl) else { return }
        let narrow = ["private", "fileprivate"]
        if modifiers.contains(where: { narrow.contains($0.name.text) && $0.detail == nil }) {
            return
        }
        let kept = attributes.filter { !BlankedWords.contains($0) }
        let anchor =
            (modifiers.first?.positionAfterSkippingLeadingTrivia)
            ?? keyword.positionAfterSkippingLeadingTrivia
        if part.position(anchor).line == 1 {
            // Nothing is numbered before line 1: in a file of one's own this line alone moves.
            return edits.insert("fileprivate ", at: anchor.utf8Offset)
        }
        guard let last = kept.last else { return insertLine(before: anchor) }
        let end = last.endPositionBeforeTrailingTrivia
        if part.place(end).line < part.place(anchor).line {
            edits.insert(" fileprivate", at: end.utf8Offset)
        } else {
            // Attribute and keyword share a line: the attribute goes up a line, the keyword stays.
            let first = attributes.first ?? last
            let start = first.positionAfterSkippingLeadingTrivia
            edits.insert(
                sourceLocation(line: part.place(start).line - 1), at: part.lineStart(start))
            let padding = String(repeating: " ", count: part.place(anchor).column - 1)
            edits.replace(end.utf8Offset..<anchor.utf8Offset, with: " fileprivate\n" + padding)
        }
    }

    private mutating func insertLine(before anchor: AbsolutePosition) {
        let (line, column) = part.place(anchor)
        let directive = sourceLocation(line: line - 1)
        let start = part.lineStart(anchor)
        let isFirstOnLine = isBlank(start..<anchor.utf8Offset)
        if isFirstOnLine {
            edits.insert(directive + "fileprivate\n", at: start)
        } else {
            let padding = String(repeating: " ", count: column - 1)
            edits.insert("\n" + directive + "fileprivate\n" + padding, at: anchor.utf8Offset)
        }
    }

    /// Whether nothing but blanks and blanked attributes stands in a range of one line.
    private func isBlank(_ range: Range<Int>) -> Bool {
        let code = String(decoding: Array(part.block.text.utf8)[range], as: UTF8.self)
        return code.split(separator: " ").allSatisfy {
            $0.hasPrefix("@") && BlankedWords.attributes.contains(String($0.dropFirst()))
        }
    }

    private func sourceLocation(line: Int) -> String {
        SourceDirective.text(file: part.block.fence.file, line: part.block.fence.line + line)
    }
}
