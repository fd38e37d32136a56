import SwiftSyntax

extension SyntaxProtocol {
    /// The text in one line, as a report shows it.
    var words: String {
        trimmedDescription.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    }

    /// The text in one line as source, or nil if it cannot be put so.
    var oneLine: String? {
        let text = trimmedDescription
        guard text.contains("\n") else { return text.contains("//") ? nil : text }
        let hasComment = text.contains("//") || text.contains("/*") || text.contains("\"\"\"")
        let hasStatements = tokens(viewMode: .sourceAccurate).contains { $0.text == "{" }
        return hasComment || hasStatements ? nil : words
    }
}

extension MemberAccessExprSyntax {
    /// Whether its value is taken, and it is neither assigned to, nor passed in and out, nor called.
    var isRead: Bool {
        var node = Syntax(self)
        while let parent = node.parent {
            if let call = parent.as(FunctionCallExprSyntax.self),
                call.calledExpression.id == node.id
            {
                return node.id != self.id
            }
            if parent.is(InOutExprSyntax.self) { return false }
            if let infix = parent.as(InfixOperatorExprSyntax.self) {
                return !(infix.leftOperand.id == node.id && infix.assigns)
            }
            let goesOn =
                parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
                || parent.is(ForceUnwrapExprSyntax.self) || parent.is(TupleExprSyntax.self)
                || parent.is(SubscriptCallExprSyntax.self)
            guard goesOn else { return true }
            node = parent
        }
        return true
    }
}

extension InfixOperatorExprSyntax {
    /// Whether it changes its left side.
    var assigns: Bool {
        let name = self.operator.trimmedDescription
        return name.hasSuffix("=")
            && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
    }
}

extension IfConfigClauseSyntax {
    /// Whether it is compiled natively; what only the page's build has is compiled without the switches.
    var isNative: Bool {
        if let condition { return condition.trimmedDescription != "hasFeature(Embedded)" }
        let clauses = parent?.as(IfConfigClauseListSyntax.self)
        return clauses?.first?.condition?.trimmedDescription != "!hasFeature(Embedded)"
    }
}

extension String {
    /// The text, cut where it gets too long for a report's line.
    var shortened: String { count <= 100 ? self : prefix(99) + "…" }
}
