import SwiftParser
import SwiftSyntax

/// Turns Swift for the engine, the engine's own or a lowered listing's, into Embedded Swift for the page, without moving a line.
///
/// Embedded Swift has no weak references, no names of classes, no protocols to ask a value about, no mirrors and no archives. What
/// a program needs of them follows from its text: each class gets hidden members that say what the runtime would, and casts to
/// protocols become questions to the classes that conform. Engine and program become one module, so that nothing is public.
final class EmbeddedRewriter: SyntaxVisitor {
    /// Whose source it is.
    enum Origin {
        case engine, program
    }

    private let origin: Origin
    private let table: ClassTable
    private let tree: SourceFileSyntax
    private let bytes: [UInt8]
    private let converter: SourceLocationConverter
    private var edits = Edits()
    /// The protocols that values are asked about; only classes' are.
    private let asked: Set<String>
    /// What the page cannot have.
    private(set) var problems: [Problem] = []

    init(_ text: String, file: String, _ origin: Origin, in table: ClassTable) {
        self.origin = origin
        self.table = table
        bytes = Array(text.utf8)
        let trees = SyntaxTrees.shared
        tree = origin == .engine ? trees.tree(of: text) : trees.tree(ofProgram: text)
        converter = SourceLocationConverter(fileName: file, tree: tree)
        let casts = CastTargets()
        casts.walk(tree)
        asked = casts.names.intersection(table.protocols).subtracting(Self.engines)
        super.init(viewMode: .sourceAccurate)
    }

    /// The protocols that the engine's objects themselves say they conform to.
    private static let engines: Set = ["UIGestureRecognizerDelegate"]

    /// The source for the page.
    func rewritten() -> String {
        walk(tree)
        return edits.applied(to: bytes) + asked.sorted().map(question).joined()
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if origin == .program { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch (origin, node.name.text) {
        case (.engine, "public"), (.engine, "open"), (.engine, "package"):
            if node.detail == nil { blank(node) }
        case (.program, "weak"): blank(node)
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if node.attributeName.trimmedDescription == "Test" { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        // A claim, which a test function has become.
        let isTest = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Test"
        }
        if isTest, let effects = node.signature.effectSpecifiers { blank(effects) }
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        // Of a claim, which nothing can be thrown out of: what its test would have failed by stops the page.
        if origin == .program, node.questionOrExclamationMark == nil {
            edits.insert("!", at: offset(after: node.tryKeyword))
        }
        return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        // There are no archives.
        guard let initializer = node.decl.as(InitializerDeclSyntax.self),
            initializer.signature.parameterClause.parameters.first?.type.trimmedDescription
                == "NSCoder"
        else { return .visitChildren }
        blank(node)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard table.isKind(node.name.text, of: "NSObject"), node.name.text != "NSObject",
            node.genericParameterClause == nil
        else { return .visitChildren }
        let members = HiddenMembers(node, in: table, isPrograms: origin == .program).text
        edits.insert(members, at: offset(after: node.memberBlock.leftBrace))
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if asked.contains(node.name.text), node.inheritanceClause == nil {
            edits.insert(": AnyObject", at: range(of: node.name).upperBound)
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard Expectation.macros.contains(node.macroName.text) else { return .visitChildren }
        edits.replace(range(of: node.pound), with: "__")
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (place, element) in elements.enumerated().dropFirst() {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), place + 1 < elements.count,
                let type = elements[place + 1].as(TypeExprSyntax.self)
            else { continue }
            change(cast, elements[place - 1], to: type.type)
        }
        return .visitChildren
    }

    /// A cast to a protocol asks the classes that conform; one of a value for a key takes it out of its box.
    private func change(
        _ cast: UnresolvedAsExprSyntax, _ value: ExprSyntax, to type: TypeSyntax
    ) {
        guard cast.questionOrExclamationMark?.text == "?" else { return }
        let name = type.trimmedDescription.replacing("any ", with: "")
        let question: String
        switch name {
        case "UIGestureRecognizerDelegate": question = "_asGestureDelegate"
        case "Bool": question = "_flag"
        case "[NSObject]": question = "_objects"
        case _ where asked.contains(name): question = "_as_\(name)"
        default: return
        }
        edits.insert(question + "(", at: range(of: value).lowerBound)
        edits.replace(range(of: cast).lowerBound..<range(of: type).upperBound, with: ")")
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        // As a function, which is all that listings use it for.
        guard node.root == nil else {
            problems.append(
                Problem(
                    position(of: node),
                    "the page has no key paths but those that stand for a function",
                    remedy: "write a closure"))
            return .skipChildren
        }
        let path = node.components.trimmedDescription
        edits.replace(range(of: node), with: "{ $0\(path.hasPrefix(".") ? "" : ".")\(path) }")
        return .skipChildren
    }

    /// A function that asks every class that conforms to a protocol.
    private func question(_ name: String) -> String {
        let classes = table.conforming(to: name).filter { !table.protocols.contains($0) }
        let answers = classes.map { "if let it = it as? \($0) { return it }; " }.joined()
        return "fileprivate func _as_\(name)(_ it: AnyObject?) -> (any \(name))? "
            + "{ \(answers)return nil }\n"
    }

    /// Where a node stands, by the directives before it.
    private func position(of node: some SyntaxProtocol) -> SourcePosition {
        let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        return SourcePosition(
            file: place.presumedFile, line: place.presumedLine, column: place.column)
    }

    private func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia
            .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    private func offset(after token: TokenSyntax) -> Int { range(of: token).upperBound }

    private func blank(_ node: some SyntaxProtocol) { edits.blank(range(of: node), of: bytes) }
}

/// The types that a source casts values to.
private final class CastTargets: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        for (one, next) in zip(elements, elements.dropFirst())
        where one.is(UnresolvedAsExprSyntax.self) {
            names.insert(next.trimmedDescription.replacing("any ", with: ""))
        }
        return .visitChildren
    }
}
