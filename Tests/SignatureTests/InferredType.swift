import SwiftSyntax

extension ExprSyntax {
    /// The type of a property with this value, where it is plain to see; nil where only a compiler could tell.
    var plainType: TypeSyntax? {
        switch self.as(ExprSyntaxEnum.self) {
        case .booleanLiteralExpr: return .named("Bool")
        case .integerLiteralExpr: return .named("Int")
        case .floatLiteralExpr: return .named("Double")
        case .stringLiteralExpr: return .named("String")
        case .functionCallExpr(let it):
            // `Name(…)` makes a `Name`.
            return it.calledExpression.typeName.map(TypeSyntax.named)
        case .memberAccessExpr(let it):
            // `Name.value` is one of a type's own values.
            return it.base?.typeName.map(TypeSyntax.named)
        default: return nil
        }
    }

    /// The expression as a type's name: all its parts begin with a capital.
    private var typeName: String? {
        let text = trimmedDescription
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { $0.first?.isUppercase == true && !$0.contains("(") } ? text : nil
    }
}

extension TypeSyntax {
    fileprivate static func named(_ name: String) -> TypeSyntax {
        TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
    }
}
