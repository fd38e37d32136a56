import SwiftSyntax

/// What a name means that is declared inside a function.
enum LocalName {
    /// Nothing there has that name: it is a member's, or the module's.
    case none
    /// It is declared there, with the expression or type that says what it is.
    case value(ExprSyntax)
    case type(TypeSyntax)
    /// It is one of what a sequence holds.
    case element(of: ExprSyntax)
    /// It is what a closure is handed by what is called with it.
    case handed(by: FunctionCallExprSyntax)
    case unknown

    /// Looks for a name from a place outwards, as far as the function, closure or accessor goes.
    init(_ name: String, at node: some SyntaxProtocol) {
        var inner = Syntax(node)
        while let scope = inner.parent {
            if TypeFacts.name(of: scope) != nil { break }
            if let found = Self.declaration(of: name, in: scope, before: inner) {
                self = found
                return
            }
            inner = scope
        }
        self = .none
    }

    private static func declaration(
        of name: String, in scope: Syntax, before inner: Syntax
    ) -> LocalName? {
        switch scope.as(SyntaxEnum.self) {
        case .codeBlockItemList(let it):
            return it.prefix { $0.id != inner.id }.reversed().lazy.compactMap { item in
                item.item.as(VariableDeclSyntax.self).flatMap { variable(name, in: $0) }
                    ?? item.item.as(GuardStmtSyntax.self)
                    .flatMap { condition(name, in: $0.conditions) }
            }.first
        case .conditionElementList(let it):
            return condition(name, in: it.prefix { $0.id != inner.id })
        case .ifExpr(let it) where inner.id == it.body.id: return condition(name, in: it.conditions)
        case .whileStmt(let it) where inner.id == it.body.id:
            return condition(name, in: it.conditions)
        case .forStmt(let it) where inner.id != it.sequence.id:
            guard mentions(name, it.pattern) else { return nil }
            return it.pattern.is(IdentifierPatternSyntax.self)
                ? .element(of: it.sequence) : .unknown
        case .switchCase(let it): return mentions(name, it.label) ? .unknown : nil
        case .catchClause(let it): return mentions(name, it.catchItems) ? .unknown : nil
        case .functionDecl(let it): return parameter(name, it.signature.parameterClause)
        case .initializerDecl(let it): return parameter(name, it.signature.parameterClause)
        case .subscriptDecl(let it): return parameter(name, it.parameterClause)
        case .closureExpr(let it): return closure(name, it)
        case .accessorDecl(let it): return it.parameters?.name.bare == name ? .unknown : nil
        default: return nil
        }
    }

    private static func variable(_ name: String, in node: VariableDeclSyntax) -> LocalName? {
        for binding in node.bindings where mentions(name, binding.pattern) {
            if let type = binding.typeAnnotation?.type { return .type(type) }
            guard let value = binding.initializer?.value,
                binding.pattern.is(IdentifierPatternSyntax.self)
            else { return .unknown }
            return .value(value)
        }
        return nil
    }

    private static func condition(
        _ name: String, in conditions: some Sequence<ConditionElementSyntax>
    ) -> LocalName? {
        for element in conditions {
            switch element.condition {
            case .optionalBinding(let it) where mentions(name, it.pattern):
                if let type = it.typeAnnotation?.type { return .type(type) }
                // `if let view` is about what was `view` before.
                guard let value = it.initializer?.value else { continue }
                return .value(value)
            case .matchingPattern(let it) where mentions(name, it.pattern): return .unknown
            default: continue
            }
        }
        return nil
    }

    private static func parameter(
        _ name: String, _ clause: FunctionParameterClauseSyntax
    ) -> LocalName? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).bare == name }.map {
            .type($0.type)
        }
    }

    /// A closure's parameter comes from what the closure is given to; often that is one of what a sequence holds.
    private static func closure(_ name: String, _ node: ClosureExprSyntax) -> LocalName? {
        let isFirst: Bool
        switch node.signature?.parameterClause {
        case .simpleInput(let list):
            guard let place = list.map(\.name.bare).firstIndex(of: name) else { return nil }
            isFirst = place == 0 && list.count == 1
        case .parameterClause(let clause):
            guard
                let found = clause.parameters.first(where: {
                    ($0.secondName ?? $0.firstName).bare == name
                })
            else { return nil }
            return found.type.map { .type($0) } ?? .unknown
        case nil:
            guard name.hasPrefix("$") else { return nil }
            isFirst = name == "$0" && !node.statements.description.contains("$1")
        }
        guard isFirst,
            let call = node.parent?.as(FunctionCallExprSyntax.self)
                ?? node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return .unknown }
        let steps: Set = [
            "map", "filter", "forEach", "first", "last", "contains", "compactMap", "flatMap",
            "allSatisfy", "removeAll", "firstIndex", "lastIndex", "prefix", "drop",
        ]
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base, steps.contains(member.declName.baseName.bare)
        {
            return .element(of: base)
        }
        return .handed(by: call)
    }

    private static func mentions(_ name: String, _ pattern: some SyntaxProtocol) -> Bool {
        pattern.tokens(viewMode: .sourceAccurate).contains { $0.bare == name }
    }
}
