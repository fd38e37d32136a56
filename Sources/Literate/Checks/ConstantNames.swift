import SwiftSyntax

/// The names in sight of a block whose values no run decides: constants made of literals alone.
struct ConstantNames {
    private var names: Set<String> = []

    /// Types that make values of their arguments, and of nothing else.
    private static let plainTypes: Set<String> = [
        "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Character",
        "Double", "Float", "Int", "Never", "Optional", "Range", "Set", "String", "TimeInterval",
        "UInt", "max", "min", "abs",
    ]

    /// The constants of a block; what a part of the program calls a constant may be another in a variant.
    init(in part: Part) {
        let own = BindingFinder(part.tree)
        for (name, value) in own.constants where own.count(of: name) == 1 && isClosed(value) {
            names.insert(name)
        }
    }

    /// Whether an expression, or statements, name nothing that a run could change.
    func isClosed(_ node: some SyntaxProtocol) -> Bool {
        let finder = NameFinder(viewMode: .sourceAccurate)
        finder.walk(node)
        return !finder.isOpen
            && finder.names.allSatisfy { names.contains($0) || Self.plainTypes.contains($0) }
    }
}

/// What a block binds to names, anywhere in it.
private final class BindingFinder: SyntaxVisitor {
    private(set) var constants: [(name: String, value: ExprSyntax)] = []
    private(set) var names: [String] = []

    init(_ tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    func count(of name: String) -> Int { names.count { $0 == name } }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.bindingSpecifier.text == "let" else { return .visitChildren }
        constants += node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = binding.initializer?.value
            else { return nil }
            return (name, value)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.identifier.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.append((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.append(node.name.text)
        return .visitChildren
    }
}

/// The names that an expression takes its value from.
private final class NameFinder: SyntaxVisitor {
    private(set) var names: Set<String> = []
    /// Whether it holds what has a meaning of its own: a macro, `self`, `super`, a declaration.
    private(set) var isOpen = false

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // A member's name says nothing by itself; what it is a member of does.
        let isMember =
            node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id } ?? false
        let isParameter = node.baseName.text.hasPrefix("$")
        if !isMember && !isParameter { names.insert(node.baseName.text) }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        isOpen = true
        return .skipChildren
    }

    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
        isOpen = true
        return .skipChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        isOpen = true
        return .skipChildren
    }
}
