import SwiftSyntax

/// Turns one block of UIKit Swift into Swift for the engine without moving a token.
///
/// Blanks what needs the Objective-C runtime, makes top-level declarations `fileprivate`, and replaces each `#selector`
/// by a generated name of its length. What cannot be lowered becomes a problem.
final class PartRewriter: SyntaxVisitor {
    private let part: Part
    private let index: ProgramIndex
    private let bytes: [UInt8]
    private var edits = Edits()
    private(set) var problems: [Problem] = []
    private(set) var selectors: SelectorTable

    /// Attributes that mean nothing without the Objective-C runtime and Interface Builder, or a main actor.
    private static let blankAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "MainActor", "IBAction", "IBOutlet", "IBDesignable",
        "IBInspectable",
    ]
    private static let wideModifiers: Set<String> = ["public", "open", "internal", "package"]
    private static let engineModules: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "WebKit", "ObjectiveC", "TouchEngine",
        "Testing",
    ]

    init(_ part: Part, index: ProgramIndex, selectors: SelectorTable) {
        self.part = part
        self.index = index
        self.selectors = selectors
        bytes = Array(part.block.text.utf8)
        super.init(viewMode: .sourceAccurate)
    }

    /// The block's text, lowered.
    func lowered() -> String {
        walk(part.tree)
        return edits.applied(to: bytes)
    }

    /// Narrows the declarations of a part that stands at the top of the file.
    func narrowDeclarations() {
        narrow(part.tree.statements)
    }

    private func narrow(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            if let condition = statement.item.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .statements(let inner) = clause.elements { narrow(inner) }
                }
            } else if let decl = statement.item.as(DeclSyntax.self) {
                narrow(decl)
                // A blanked import leaves no statement for its semicolon to end.
                if decl.is(ImportDeclSyntax.self), let semicolon = statement.semicolon {
                    blank(semicolon)
                }
            } else if !part.tree.hasError {
                report(
                    statement, "a listing holds declarations, this is a statement",
                    "move it into a claim: `swift {.test name=\"…\"}`")
            }
        }
    }

    private func narrow(_ decl: DeclSyntax) {
        if let node = decl.as(ExtensionDeclSyntax.self) {
            switch Reach(of: node, in: index) {
            case .extensionItself: makeFileprivate(decl)
            case .members: node.memberBlock.members.forEach { makeFileprivate($0.decl) }
            case .nothing: break
            }
        } else {
            makeFileprivate(decl)
        }
    }

    private func makeFileprivate(_ decl: DeclSyntax) {
        guard let (attributes, modifiers, keyword) = DeclarationHead.of(decl) else { return }
        let narrow = ["private", "fileprivate"]
        if modifiers.contains(where: { narrow.contains($0.name.text) && $0.detail == nil }) { return }
        let kept = attributes.filter { !isBlanked($0) }
        let anchor = (modifiers.first?.positionAfterSkippingLeadingTrivia)
            ?? keyword.positionAfterSkippingLeadingTrivia
        guard let last = kept.last else { return insertLine(before: anchor) }
        let end = last.endPositionBeforeTrailingTrivia
        if part.place(end).line < part.place(anchor).line {
            edits.insert(" fileprivate", at: end.utf8Offset)
        } else {
            // Attribute and keyword share a line: the attribute goes up a line, the keyword stays.
            let first = attributes.first ?? last
            let start = first.positionAfterSkippingLeadingTrivia
            edits.insert(sourceLocation(line: part.place(start).line - 1), at: part.lineStart(start))
            let padding = String(repeating: " ", count: part.place(anchor).column - 1)
            edits.replace(end.utf8Offset..<anchor.utf8Offset, with: " fileprivate\n" + padding)
        }
    }

    private func insertLine(before anchor: AbsolutePosition) {
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
        let code = String(decoding: bytes[range], as: UTF8.self)
        return code.split(separator: " ").allSatisfy {
            $0.hasPrefix("@") && Self.blankAttributes.contains(String($0.dropFirst()))
        }
    }

    private func sourceLocation(line: Int) -> String {
        SourceDirective.text(file: part.block.fence.file, line: part.block.fence.line + line)
    }

    // MARK: What is blanked

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.engineModules.contains(node.path.first?.name.text ?? "") { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if isBlanked(.attribute(node)) { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.text {
        case "dynamic": blank(node)
        case "optional":
            report(
                node, "an optional requirement needs the Objective-C runtime",
                "give the method a default in an extension of the protocol")
        case "override" where EnclosingType(of: node)?.isExtension ?? false:
            report(
                node, "an override in an extension needs the Objective-C runtime",
                "move the override into the body of its class")
        case let name where Self.wideModifiers.contains(name) && !isWitnessOutside(node):
            blank(node)
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.names.contains("objc"), node.inheritanceClause == nil {
            report(
                node.name, "without the Objective-C runtime `\(node.name.text)` is not bound to classes",
                "write `protocol \(node.name.text): AnyObject`")
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            switch selectors.add(node, in: part, index: index) {
            case .success(let name):
                edits.replace(range(of: node), with: name)
            case .failure(let problem):
                problems.append(problem)
            }
            return .skipChildren
        case "keyPath":
            report(
                node, "`#keyPath` needs the Objective-C runtime",
                "write the key as a string, or use a Swift key path")
            return .skipChildren
        default:
            return .visitChildren
        }
    }

    private func isBlanked(_ element: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = element else { return false }
        return Self.blankAttributes.contains(attribute.attributeName.trimmedDescription)
    }

    /// A witness of a protocol from outside for a type from outside must stay as visible as both.
    private func isWitnessOutside(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let candidate = current {
            if let node = candidate.as(ExtensionDeclSyntax.self) {
                return node.inheritanceClause != nil && Reach(of: node, in: index) == .nothing
                    && !index.declares(node.extendedType.trimmedDescription)
            }
            current = candidate.parent
        }
        return false
    }

    private func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset
            ..< node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    private func blank(_ node: some SyntaxProtocol) {
        edits.blank(range(of: node), of: bytes)
    }

    private func report(_ node: some SyntaxProtocol, _ message: String, _ remedy: String) {
        let position = part.position(node.positionAfterSkippingLeadingTrivia)
        problems.append(Problem(position, message, remedy: remedy))
    }
}
