import SwiftSyntax

extension SiteFinder {
    /// A comparison: its border is on the other side, or equal is unequal.
    func breakComparison(_ node: InfixOperatorExprSyntax) {
        let moved = [
            "<": ("_less", "<="), "<=": ("_lessOrEqual", "<"),
            ">": ("_greater", ">="), ">=": ("_greaterOrEqual", ">"),
        ]
        let turned = ["==": "!=", "!=": "==", "===": "!==", "!==": "==="]
        let name = node.operator.trimmedDescription
        if Place.isComparator(node), moved[name] != nil {
            // That equal ones change places is seldom seen; that all do is an order of its own.
            let other = name.hasPrefix("<") ? ">" : "<"
            wrap(.order, node, "_not(#, ", ")", after: node.words(with: other))
        } else if let (function, other) = moved[name] {
            replaceOperator(of: node, .comparison, by: function, other)
        } else if let other = turned[name] {
            wrap(.comparison, node, "_not(#, ", ")", after: node.words(with: other))
        }
    }

    /// A sum that becomes a difference, and the other way round.
    func breakArithmetic(_ node: InfixOperatorExprSyntax) {
        guard !node.leftOperand.isText, !node.rightOperand.isText else { return }
        switch node.operator.trimmedDescription {
        case "+": replaceOperator(of: node, .arithmetic, by: "_plus", "-")
        case "-": replaceOperator(of: node, .arithmetic, by: "_minus", "+")
        default: break
        }
    }

    /// Makes of `a < b` a call with the operands as arguments.
    private func replaceOperator(
        of node: InfixOperatorExprSyntax, _ kind: BreakKind, by function: String, _ other: String
    ) {
        wrap(
            kind, node, "\(function)(#, ", ")", after: node.words(with: other),
            replacing: node.operator, by: ",")
    }
}

extension InfixOperatorExprSyntax {
    /// The expression with another operator.
    func words(with other: String) -> String {
        "\(leftOperand.words) \(other) \(rightOperand.words)"
    }
}
