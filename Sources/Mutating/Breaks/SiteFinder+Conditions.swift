import SwiftSyntax

extension SiteFinder {
    /// A condition of an `if`, a `guard` or a `while`.
    func breakCondition(_ node: ConditionElementSyntax) {
        switch node.condition {
        case .expression(let condition):
            turn(condition)
            let count = node.parent?.as(ConditionElementListSyntax.self)?.count ?? 1
            if count > 1 {
                wrap(.clause, condition, "(_mutant(#) || (", "))", after: "true")
            }
        case .optionalBinding(let binding)
        where binding.pattern.trimmedDescription.hasPrefix("cached"):
            // What is kept is found out again.
            break
        case .optionalBinding, .matchingPattern:
            wrap(.unbound, node.condition, "!_mutant(#), ", "", after: "false")
        default: break
        }
    }

    /// The operands of `&&` and `||`, each turned, and each left out.
    func breakOperands(_ node: InfixOperatorExprSyntax) {
        let name = node.operator.trimmedDescription
        guard name == "&&" || name == "||" else { return }
        let (left, right) = (node.leftOperand, node.rightOperand)
        for (operand, other) in [(left, right), (right, left)] {
            turn(operand)
            let (prefix, suffix) =
                name == "&&" ? ("(_mutant(#) || (", "))") : ("(!_mutant(#) && (", "))")
            wrap(
                .clause, operand, prefix, suffix, before: node.words,
                after: other.words)
        }
    }

    /// Turns a condition, unless its parts are turned already.
    func turn(_ condition: ExprSyntax) {
        guard !isTurnedElsewhere(condition) else { return }
        wrap(.turned, condition, "_not(#, ", ")", after: "!(\(condition.words))")
    }

    private func isTurnedElsewhere(_ condition: ExprSyntax) -> Bool {
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first?.expression
        {
            return isTurnedElsewhere(inner)
        }
        if condition.is(BooleanLiteralExprSyntax.self) { return true }
        // A ternary's branches, or a switch's, are more than one thing to turn.
        if condition.is(IfExprSyntax.self) || condition.is(SwitchExprSyntax.self) { return true }
        guard let infix = condition.as(InfixOperatorExprSyntax.self) else { return false }
        let name = infix.operator.trimmedDescription
        return ["&&", "||", "==", "!=", "===", "!==", "="].contains(name)
    }
}
