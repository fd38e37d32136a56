import SwiftParser
import SwiftSyntax

/// What the engine's Core refers to of its Kit, name by name.
///
/// A name counts when Kit declares it, as a type or as a member that others can see, and Core declares it nowhere: then Core can only
/// mean Kit's. Names that both declare are not counted, since sources alone do not say which is meant; nor are those of a member of
/// Swift's own that Core uses.
struct Rooms {
    /// A place in Core at which something of Kit's is named.
    struct Reference: CustomStringConvertible {
        let file: String
        let line: Int
        let name: String
        /// The file in Kit that declares the name.
        let home: String

        var description: String { "\(file):\(line): \(name), of \(home)" }
    }

    /// The members of `Mirror` that Core uses.
    private static let swiftsOwn = ["children"]

    typealias Source = (file: String, text: String)

    /// In the order of Core's files.
    let references: [Reference]

    init(core: [Source], kit: [Source]) {
        var homes: [String: String] = [:]
        for source in kit {
            let names = DeclaredNames(viewMode: .sourceAccurate)
            names.walk(Parser.parse(source: source.text))
            for name in names.visible where homes[name] == nil { homes[name] = source.file }
        }
        let trees = core.map { ($0.file, Parser.parse(source: $0.text)) }
        for (_, tree) in trees {
            let names = DeclaredNames(viewMode: .sourceAccurate)
            names.walk(tree)
            for name in names.all { homes[name] = nil }
        }
        for name in Self.swiftsOwn { homes[name] = nil }
        references = trees.flatMap { file, tree in
            let uses = UsedNames(viewMode: .sourceAccurate)
            uses.walk(tree)
            let places = SourceLocationConverter(fileName: file, tree: tree)
            return uses.tokens.compactMap { token in
                homes[token.identifierName].map {
                    Reference(
                        file: file,
                        line: places.location(for: token.positionAfterSkippingLeadingTrivia).line,
                        name: token.identifierName, home: $0)
                }
            }
        }
    }
}

/// The names that a file declares.
private final class DeclaredNames: SyntaxVisitor {
    /// Every name: of types, members, parameters and local values.
    var all: Set<String> = []
    /// Those that other files can see: types and members that are not private, nor inside a function.
    var visible: Set<String> = []
    private var depth = 0

    private func declare(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        all.insert(name.identifierName)
        let isPrivate = modifiers.contains {
            ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil
        }
        let isOverride = modifiers.contains { $0.name.text == "override" }
        if depth == 0, !isPrivate, !isOverride { visible.insert(name.identifierName) }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements { declare(element.name, node.modifiers) }
        return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name, node.modifiers)
        return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
                declare(pattern.identifier, node.modifiers)
            }
        }
        return .visitChildren
    }

    // What is declared inside code is seen by that code alone.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }

    private func enter() -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        all.insert(node.identifier.identifierName)
        return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        all.insert((node.secondName ?? node.firstName).identifierName)
        return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        all.insert(node.name.identifierName)
        return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        all.insert((node.secondName ?? node.firstName).identifierName)
        return .visitChildren
    }
    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.firstName { all.insert(name.identifierName) }
        return .visitChildren
    }
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        // A tuple's labels are members of it.
        if let label = node.label, node.parent?.parent?.is(TupleExprSyntax.self) == true {
            all.insert(label.identifierName)
        }
        return .visitChildren
    }
    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        all.insert(node.name.identifierName)
        return .visitChildren
    }
}

/// The names that a file uses, as types and in expressions.
private final class UsedNames: SyntaxVisitor {
    var tokens: [TokenSyntax] = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        tokens.append(node.name)
        return .visitChildren
    }
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        tokens.append(node.name)
        return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        tokens.append(node.baseName)
        return .visitChildren
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierName: String { identifier?.name ?? text }
}
