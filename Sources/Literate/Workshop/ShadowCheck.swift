import SwiftParser
import SwiftSyntax

/// Finds what an answer declares under a name that its checks use for something else.
///
/// The checks stand in the answer's file, so that an `==` of the answer's own, or a type called `Device`, would judge in place of
/// the real one. What the starter or the solution declares too is meant.
struct ShadowCheck {
    private let attempt: Attempt

    init(_ attempt: Attempt) { self.attempt = attempt }

    /// Each such declaration, at its place.
    var problems: [Problem] {
        let tree = Parser.parse(source: attempt.answer.text)
        let used = UsedNames(viewMode: .sourceAccurate)
        for check in attempt.checks { used.walk(Parser.parse(source: check.text)) }
        let meant = Set(
            attempt.expected.flatMap { DeclaredName.all(in: Parser.parse(source: $0.text)) }
                .map(\.name))
        let places = SourceLocationConverter(fileName: "", tree: tree)
        return DeclaredName.all(in: tree).filter { declared in
            !meant.contains(declared.name)
                && (declared.name.hasPrefix("__") || Self.modules.contains(declared.name)
                    || (declared.isMember ? used.members : used.free).contains(declared.name))
        }.map { declared in
            let place = places.location(for: declared.position)
            return Problem(
                SourcePosition(
                    file: attempt.answer.fence.file,
                    line: attempt.answer.fence.line + place.line, column: place.column),
                "the checks use `\(declared.name)`, and would get this one of yours",
                remedy: "give it another name, or declare it in a type of your own")
        }
    }

    /// Modules that the expansions of `#expect` name.
    private static let modules: Set<String> = ["Swift", "Testing"]
}

/// The names that checks use, apart from those of their own constants.
private final class UsedNames: SyntaxVisitor {
    /// Those that stand alone, the operators among them.
    private(set) var free: Set<String> = []
    /// Those that stand after a dot, and the operators.
    private(set) var members: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if isMember { members.insert(node.baseName.text) } else { free.insert(node.baseName.text) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        free.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        add(operator: node.operator.text)
        return .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        add(operator: node.operator.text)
        return .visitChildren
    }

    private func add(operator name: String) {
        free.insert(name)
        members.insert(name)
    }
}

/// A name that a file declares for all of it: at its top, or in an extension of what is not the file's own.
private struct DeclaredName {
    var name: String
    var position: AbsolutePosition
    var isMember: Bool

    static func all(in tree: SourceFileSyntax) -> [DeclaredName] {
        let top = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
        let own = Set(
            top.flatMap { $0.is(ExtensionDeclSyntax.self) ? [] : tokens(of: $0, []) }.map(\.text))
        return top.flatMap { declaration -> [DeclaredName] in
            guard let found = declaration.as(ExtensionDeclSyntax.self) else {
                return names(of: declaration, own, isMember: false)
            }
            let type = found.extendedType.trimmedDescription.split(separator: ".").first ?? ""
            guard !own.contains(String(type)) else { return [] }
            return found.memberBlock.members.flatMap { names(of: $0.decl, own, isMember: true) }
        }
    }

    private static func names(
        of declaration: DeclSyntax, _ own: Set<String>, isMember: Bool
    ) -> [DeclaredName] {
        tokens(of: declaration, own).map {
            DeclaredName(
                name: $0.text, position: $0.positionAfterSkippingLeadingTrivia, isMember: isMember)
        }
    }

    /// The names of a declaration; of an operator for one of the file's own types, none.
    private static func tokens(of declaration: DeclSyntax, _ own: Set<String>) -> [TokenSyntax] {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let types = function.signature.parameterClause.parameters
                .map { $0.type.trimmedDescription }
            let isOperator = function.name.tokenKind != .identifier(function.name.text)
            return isOperator && types.contains(where: own.contains) ? [] : [function.name]
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier
            }
        }
        return declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name] } ?? []
    }
}
