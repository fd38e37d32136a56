import SwiftSyntax

/// Turns one block of UIKit Swift into Swift for the engine without moving a token.
///
/// Blanks what needs the Objective-C runtime, makes top-level declarations `fileprivate`, and
/// replaces each `#selector` by a generated name of its length. What cannot be lowered becomes a
/// problem.
final class PartRewriter: SyntaxVisitor {
    let part: Part
    private let index: ProgramIndex
    private let isBook: Bool
    private let bytes: [UInt8]
    private var edits = Edits()
    private(set) var problems: [Problem] = []
    private(set) var selectors: SelectorTable
    private var moved: MovedMembers
    private let optionals: OptionalRequirements

    /// Attributes that mean nothing without the Objective-C runtime and Interface Builder, a main
    /// actor, or an app to start.
    static let blankAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "MainActor", "IBAction", "IBOutlet", "IBDesignable",
        "IBInspectable", "IBSegueAction", "GKInspectable", "main", "UIApplicationMain",
        "NSApplicationMain", "NSManaged", "preconcurrency", "inlinable", "usableFromInline",
        "frozen",
    ]
    private static let wideModifiers: Set<String> = ["public", "open", "internal", "package"]
    init(
        _ part: Part, index: ProgramIndex, selectors: SelectorTable,
        optionals: OptionalRequirements, isBook: Bool
    ) {
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

    /// The block's text, lowered; one that stands at the top of a file is narrowed as well.
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
        let module = node.path.first?.name.text ?? ""
        switch Modules.place(of: module) {
        case .unknown where isBook: return .skipChildren
        case .unknown:
            // The compiler would stop at it, and say nothing of the rest.
            report(
                node, "there is no module \(module) here",
                "try its files together with yours, or write it without \(module)")
        case .missing(let reason):
            report(node, "there is no \(module) here: \(reason)", "write it without \(module)")
        case .engine: break
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
        if Self.isBlanked(.attribute(node)) { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.text {
        case "dynamic": blank(node)
        case let name
        where Self.wideModifiers.contains(name) && !Reach.isWitnessOutside(node, in: index):
            blank(node)
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        // Objective-C's protocols are for classes only.
        if node.attributes.names.contains("objc"), node.inheritanceClause == nil,
            node.genericWhereClause == nil, node.memberBlock.leftBrace.presence == .present
        {
            let brace = node.memberBlock.leftBrace
            var after = part.position(brace.positionAfterSkippingLeadingTrivia)
            after.column += 1
            edits.replace(range(of: brace), with: ": AnyObject {" + Anchor.back(to: after))
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
        for (node, name) in change.renamed { edits.replace(range(of: node), with: name) }
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

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard ["selector", "keyPath"].contains(node.macroName.text) else { return .visitChildren }
        do throws(Problem) {
            let replacement =
                node.macroName.text == "keyPath"
                ? try selectors.addKeyPath(node, in: part, index: index)
                : try selectors.add(node, in: part, index: index)
            edits.replace(range(of: node), with: replacement.text)
            if let member = replacement.member, let brace = EnclosingType(of: node)?.closingBrace {
                let position = part.position(brace.positionAfterSkippingLeadingTrivia)
                edits.insert(
                    "\n" + member + Anchor.back(to: position),
                    at: brace.positionAfterSkippingLeadingTrivia.utf8Offset)
            }
        } catch {
            problems.append(error)
        }
        return .skipChildren
    }

    static func isBlanked(_ element: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = element else { return false }
        return blankAttributes.contains(attribute.attributeName.trimmedDescription)
    }

    private func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia
            .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    private func blank(_ node: some SyntaxProtocol) {
        edits.blank(range(of: node), of: bytes)
    }

    /// Puts a shorter text in the place of a node of one line.
    private func replace(_ node: some SyntaxProtocol, with text: String) {
        let place = range(of: node)
        let blanks = String(repeating: " ", count: max(0, place.count - text.utf8.count))
        edits.replace(place, with: text + blanks)
    }

    private func report(_ node: some SyntaxProtocol, _ message: String, _ remedy: String) {
        let position = part.position(node.positionAfterSkippingLeadingTrivia)
        problems.append(Problem(position, message, remedy: remedy))
    }
}
