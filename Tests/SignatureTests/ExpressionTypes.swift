import SwiftSyntax

/// The types of expressions, as far as they are plain from what is written.
struct ExpressionTypes {
    let facts: TypeFacts

    /// The type without what makes it optional; nil where only a compiler could tell.
    func type(of expression: ExprSyntax) -> String? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let it): named(it)
        case .superExpr:
            TypeFacts.enclosing(expression).flatMap { facts.ancestry(of: $0).dropFirst().first }
        case .memberAccessExpr(let it):
            it.base.flatMap(type).flatMap { facts.type(of: it.declName.baseName.bare, in: $0) }
        case .optionalChainingExpr(let it): type(of: it.expression)
        case .forceUnwrapExpr(let it): type(of: it.expression)
        case .tryExpr(let it): type(of: it.expression)
        case .tupleExpr(let it) where it.elements.count == 1:
            it.elements.first.flatMap { type(of: $0.expression) }
        case .functionCallExpr(let it): made(by: it)
        case .subscriptCallExpr(let it):
            type(of: it.calledExpression)
                .flatMap { TypeFacts.value(of: $0) ?? TypeFacts.element(of: $0) }
        case .sequenceExpr(let it): folded(Array(it.elements))
        default: nil
        }
    }

    private func named(_ node: DeclReferenceExprSyntax) -> String? {
        let name = node.baseName.bare
        let scope = TypeFacts.enclosing(node)
        if name == "self" || name == "Self" { return scope }
        if name.first?.isUppercase ?? false { return facts.fullName(name, seenFrom: scope ?? "") }
        switch LocalName(name, at: node) {
        case .none: return scope.flatMap { facts.type(of: name, in: $0) }
        case .type(let found): return facts.fullName(TypeFacts.plain(found), seenFrom: scope ?? "")
        case .value(let value): return type(of: value)
        case .element(let sequence): return type(of: sequence).flatMap(TypeFacts.element)
        case .handed(let call): return handed(by: call)
        case .unknown: return nil
        }
    }

    /// What a method hands to the closure that it is called with.
    private func handed(by call: FunctionCallExprSyntax) -> String? {
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return member.base.flatMap(type).flatMap {
                facts.type(of: member.declName.baseName.bare + TypeFacts.handed, in: $0)
            }
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
        return TypeFacts.enclosing(call).flatMap {
            facts.type(of: name.baseName.bare + TypeFacts.handed, in: $0)
        }
    }

    /// What a call makes or returns.
    private func made(by call: FunctionCallExprSyntax) -> String? {
        var called = call.calledExpression
        if let chain = called.as(OptionalChainingExprSyntax.self) { called = chain.expression }
        if let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "init"
        {
            return type(of: base)
        }
        return type(of: called)
    }

    /// `a as? B` is a `B`, and `a ?? b` is what `a` is.
    private func folded(_ elements: [ExprSyntax]) -> String? {
        if let place = elements.lastIndex(where: { $0.is(UnresolvedAsExprSyntax.self) }),
            elements.count == place + 2, let named = elements.last?.as(TypeExprSyntax.self)
        {
            let scope = TypeFacts.enclosing(named) ?? ""
            return facts.fullName(TypeFacts.plain(named.type), seenFrom: scope)
        }
        let isFallback =
            elements.count > 2 && elements.dropFirst().first?.trimmedDescription == "??"
        return isFallback ? elements.first.flatMap(type) : nil
    }
}
