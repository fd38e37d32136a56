import SwiftSyntax

extension SiteFinder {
    /// A statement that can be left out.
    func breakStatement(_ node: CodeBlockItemSyntax) {
        guard !isOfNoInterest(node) else { return }
        switch node.item {
        case .expr(let expression):
            if expression.isCall { leaveOut(node, .call) }
            if let infix = expression.as(InfixOperatorExprSyntax.self) {
                breakAssignment(infix, node)
            }
        case .stmt(let statement):
            if let exit = statement.as(ReturnStmtSyntax.self), exit.expression == nil {
                leaveOutExit(node)
            }
            if statement.is(ContinueStmtSyntax.self) || statement.is(BreakStmtSyntax.self) {
                leaveOutExit(node)
            }
        default: break
        }
    }

    private func breakAssignment(_ infix: InfixOperatorExprSyntax, _ node: CodeBlockItemSyntax) {
        let name = infix.operator.trimmedDescription
        let isComparison = ["==", "!=", "<=", ">=", "===", "!=="].contains(name)
        guard name.hasSuffix("="), !isComparison else { return }
        let isCache =
            infix.leftOperand.trimmedDescription.contains("cached")
            && !infix.rightOperand.is(NilLiteralExprSyntax.self)
        if !isCache, !Place.isInitialization(infix) { leaveOut(node, .call) }
        let other = ["+=": "-=", "-=": "+="][name]
        guard let other, let text = infix.oneLine, !infix.rightOperand.isText else { return }
        let mutated = text.replacing(" \(name) ", with: " \(other) ")
        wrap(
            .arithmetic, node.item, "if _mutant(#) { \(mutated) } else { ", " }",
            after: infix.words(with: other))
    }

    /// Leaves a statement out; what it is the value of cannot do without it.
    private func leaveOut(_ node: CodeBlockItemSyntax, _ kind: BreakKind) {
        guard !(Place.isWholeBody(node) && Place.answersSomething(node)) else { return }
        wrap(kind, node.item, "if !_mutant(#) { ", " }", after: "left out")
    }

    /// Leaves an exit out, where something comes after it that would not have.
    private func leaveOutExit(_ node: CodeBlockItemSyntax) {
        guard let list = node.parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent,
            owner.parent?.is(GuardStmtSyntax.self) != true
        else { return }
        let isAlone = owner.is(SwitchCaseSyntax.self) && list.count == 1
        guard !isAlone else { return }
        wrap(.exit, node.item, "if !_mutant(#) { ", " }", after: "left out")
    }

    /// Whether a statement is of no interest to a test: it stops the program, or it only makes room.
    func isOfNoInterest(_ node: CodeBlockItemSyntax) -> Bool {
        guard case .expr(let expression) = node.item, let name = expression.calledName else {
            return false
        }
        return [
            "raise", "fatalError", "precondition", "preconditionFailure", "assert",
            "assertionFailure", "reserveCapacity",
        ].contains(name)
            || expression.trimmedDescription.hasPrefix("super.init")
            || expression.trimmedDescription.hasPrefix("self.init")
    }
}

extension ExprSyntax {
    /// The expression without `try`, `await` and optional chaining around it.
    private var core: ExprSyntax {
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.core }
        if let wait = self.as(AwaitExprSyntax.self) { return wait.expression.core }
        return self
    }

    /// Whether it is a call.
    var isCall: Bool { core.is(FunctionCallExprSyntax.self) }

    /// Whether it is plainly a text or a list, which have no difference.
    var isText: Bool {
        if let infix = self.as(InfixOperatorExprSyntax.self) {
            return infix.leftOperand.isText || infix.rightOperand.isText
        }
        return self.is(StringLiteralExprSyntax.self) || self.is(ArrayExprSyntax.self)
    }

    /// The name of the function that it calls.
    var calledName: String? {
        guard let call = core.as(FunctionCallExprSyntax.self) else { return nil }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text
        }
        return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
