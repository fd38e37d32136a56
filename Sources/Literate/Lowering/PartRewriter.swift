import SwiftSyntax

/// Turns one block of UIKit Swift into Swift for the engine without moving a token.
///
/// Blanks what needs the Objective-C runtime, makes top-level declarations `fileprivate`, and
/// replaces each `#selector` by a generated name of its length. What cannot be lowered becomes a
/// problem. Lines 4 to 6 of `02-p.md`
///
///     class Pages: UIView {
///         @objc func turned() { print(#selector(turned)) }
///     }
///
/// become
///
///     #sourceLocation(file: "02-p.md", line: 3)
///     fileprivate
///     class Pages: UIView {
///               func turned() { print(__s1_____________) }
///     }
final class PartRewriter: SyntaxVisitor {
    let part: Part
    private let index: ProgramIndex
    private let isBook: Bool
    private let notesExpectations: Bool
    private let bytes: [UInt8]
    private var edits = Edits()
    private(set) var problems: [Problem] = []
    private(set) var selectors: SelectorTable
    private var moved: MovedMembers
    private let optionals: OptionalRequirements

    init(
        _ part: Part, index: ProgramIndex, selectors: SelectorTable,
        optionals: OptionalRequirements, isBook: Bool, notesExpectations: Bool = false
    ) {
        self.notesExpectations = notesExpectations
        self.optionals = optionals
        self.isBook = isBook
        self.part = part
        self.index = index
        self.selectors = selectors
        moved = MovedMembers(part, index: index)
        bytes = Array(part.block.text.utf8)
        super.init(viewMode: .sourceAccurate)
    }

    /// Lowers all that can be lowered where it stands; gives what must move to its class, by class.
    func rewrite() -> [(type: String, text: String)] {
        walk(part.tree)
        problems += moved.problems
        return moved.moves.map { move in
            let text = edits.takeOut(move.range, of: bytes)
            edits.blank(move.range, of: bytes)
            return (move.type, Anchor.text(text, at: move.position))
        }
    }

    /// Takes in, at the ends of the classes that the block declares, what has moved there.
    func insert(_ members: [(type: String, text: String)]) {
        for member in members {
            guard let brace = index.types[member.type]?.closingBrace,
                brace.position.file == part.block.fence.file, part.holds(brace.position)
            else { continue }
            edits.insert(member.text + Anchor.back(to: brace.position), at: brace.offset)
        }
    }

    /// The block's text, lowered.
    func lowered(narrows: Bool) -> String {
        if narrows {
            var narrowing = Narrowing(part, index: index, edits: edits)
            narrowing.narrow(part.tree.statements)
            edits = narrowing.edits
            problems += narrowing.problems
        }
        return edits.applied(to: bytes)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        switch Modules.place(of: node.path.first?.name.text ?? "", isBook: isBook) {
        case .compiler: return .skipChildren
        case .engine: break
        case .nowhere(let message, let remedy): report(node, message, remedy)
        }
        blank(node)
        // A blanked import leaves no statement for its semicolon to end.
        if let semicolon = node.parent?.as(CodeBlockItemSyntax.self)?.semicolon { blank(semicolon) }
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        moved.collect(from: node)
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if BlankedWords.contains(.attribute(node)) { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        let isWide = BlankedWords.modifiers.contains(name)
        if name == "dynamic" || isWide && !Reach.isWitnessOutside(node, in: index) { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        // Objective-C's protocols are for classes only.
        let brace = node.memberBlock.leftBrace
        if node.attributes.names.contains("objc"), node.inheritanceClause == nil,
            node.genericWhereClause == nil, brace.presence == .present
        {
            var after = part.start(of: brace)
            after.column += 1
            edits.replace(part.range(of: brace), with: ": AnyObject {" + Anchor.back(to: after))
        }
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard DeclarationHead.of(node.decl)?.1.names.contains("optional") ?? false else {
            return .visitChildren
        }
        blank(node)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = optionals.unheard(node) {
            report(
                node.name, "nobody would find what a local class answers to \(name)",
                "move the class to the top of a listing")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        make(OptionalCalls(part: part, own: optionals).change(for: node))
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        make(OptionalCalls(part: part, own: optionals).change(for: node))
        return .visitChildren
    }

    private func make(_ change: OptionalCalls.Change) {
        for (node, name) in change.renamed { edits.replace(part.range(of: node), with: name) }
        for node in change.blanked { blank(node) }
        if let problem = change.problem { problems.append(problem) }
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard !isBook, let condition = node.condition else { return .visitChildren }
        for call in CompilationConditions.answers(in: condition) {
            replace(call.node, with: "\(call.holds)")
        }
        return .visitChildren
    }

    override func visit(_ node: ClosureSignatureSyntax) -> SyntaxVisitorContinueKind {
        // `{ @MainActor in` must not become `{ in`.
        if node.capture == nil, node.parameterClause == nil, node.effectSpecifiers == nil,
            node.returnClause == nil, !node.attributes.isEmpty
        {
            replace(node.attributes, with: "()")
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "Preview" { blank(node) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        // A preview is Xcode's; nothing shows it here.
        if node.macroName.text == "Preview" { blank(node) }
        if Expectation.macros.contains(node.macroName.text) { note(node) }
        guard ["selector", "keyPath"].contains(node.macroName.text) else { return .visitChildren }
        do throws(Problem) {
            let replacement =
                node.macroName.text == "keyPath"
                ? try selectors.addKeyPath(node, in: part, index: index)
                : try selectors.add(node, in: part, index: index)
            edits.replace(part.range(of: node), with: replacement.text)
            if let member = replacement.member, let brace = EnclosingType(of: node)?.closingBrace {
                edits.insert(
                    "\n" + member + Anchor.back(to: part.start(of: brace)),
                    at: part.range(of: brace).lowerBound)
            }
        } catch {
            problems.append(error)
        }
        return .skipChildren
    }

    /// Lets an expectation say that it is evaluated, in the argument that tells where it stands:
    /// `#expect(a)` becomes `#expect(a, sourceLocation: __met("01-a.md", 12, 1))`.
    private func note(_ node: MacroExpansionExprSyntax) {
        guard notesExpectations else { return }
        let place = part.start(of: node)
        let argument =
            "sourceLocation: __met(\(SourceDirective.quoted(place.file)), "
            + "\(place.line), \(place.column))"
        guard let closing = node.rightParen else {
            return edits.insert("(\(argument))", at: part.range(of: node.macroName).upperBound)
        }
        let isFirst = node.arguments.isEmpty || node.arguments.last?.trailingComma != nil
        edits.insert((isFirst ? "" : ", ") + argument, at: part.range(of: closing).lowerBound)
    }

    private func blank(_ node: some SyntaxProtocol) {
        edits.blank(part.range(of: node), of: bytes)
    }

    /// Puts a shorter text in the place of a node of one line.
    private func replace(_ node: some SyntaxProtocol, with text: String) {
        let place = part.range(of: node)
        let blanks = String(repeating: " ", count: max(0, place.count - text.utf8.count))
        edits.replace(place, with: text + blanks)
    }

    private func report(_ node: some SyntaxProtocol, _ message: String, _ remedy: String) {
        problems.append(Problem(part.start(of: node), message, remedy: remedy))
    }
}
