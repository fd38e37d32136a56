import SwiftSyntax

/// A condition as logic sees it: what it says of parts that it does not look into.
indirect enum Formula {
    case fixed(Bool)
    /// Something that a run decides, by its words.
    case open(String)
    case not(Formula)
    case all([Formula])
    case any([Formula])

    /// The most open parts that are tried in all ways.
    private static let mostParts = 8

    /// The formula of a condition; `constants` are the names that no run decides.
    init(_ expression: ExprSyntax, _ constants: ConstantNames) {
        self = FormulaReader(constants: constants).formula(expression)
    }

    /// The value that the condition has whatever its open parts are; nil if they decide.
    var fixedValue: Bool? {
        let parts = Set(openParts).sorted()
        guard parts.count <= Self.mostParts else { return nil }
        let values = (0..<(1 << parts.count)).map { mask in
            value { name in parts.firstIndex(of: name).map { mask >> $0 & 1 == 1 } ?? false }
        }
        return values.allSatisfy { $0 == values[0] } ? values[0] : nil
    }

    private var openParts: [String] {
        switch self {
        case .fixed: []
        case .open(let name): [name]
        case .not(let formula): formula.openParts
        case .all(let formulas), .any(let formulas): formulas.flatMap(\.openParts)
        }
    }

    private func value(_ isTrue: (String) -> Bool) -> Bool {
        switch self {
        case .fixed(let value): value
        case .open(let name): isTrue(name)
        case .not(let formula): !formula.value(isTrue)
        case .all(let formulas): formulas.allSatisfy { $0.value(isTrue) }
        case .any(let formulas): formulas.contains { $0.value(isTrue) }
        }
    }
}

/// Reads conditions as far as logic goes: `!`, `&&`, `||`, comparisons of a thing with itself.
private struct FormulaReader {
    let constants: ConstantNames

    func formula(_ expression: ExprSyntax) -> Formula {
        if let literal = expression.as(BooleanLiteralExprSyntax.self) {
            return .fixed(literal.literal.text == "true")
        }
        if let inner = single(expression) { return formula(inner) }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return .not(formula(prefix.expression))
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return formula(sequence.elements.map { $0 }[...])
        }
        return constants.isClosed(expression) ? .fixed(true) : .open(words([expression]))
    }

    /// What stands alone in parentheses, in `Bool(…)`, or behind `try` and `await`.
    private func single(_ expression: ExprSyntax) -> ExprSyntax? {
        if let marked = expression.as(TryExprSyntax.self) { return marked.expression }
        if let marked = expression.as(AwaitExprSyntax.self) { return marked.expression }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression
        }
        if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            ["Bool", "Bool.init"].contains(call.calledExpression.trimmedDescription),
            let only = call.arguments.first, only.label == nil
        {
            return only.expression
        }
        return nil
    }

    /// The formula of operands with operators between them.
    private func formula(_ elements: ArraySlice<ExprSyntax>) -> Formula {
        if let only = elements.first, elements.count == 1 { return formula(only) }
        if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
            return opaque(elements)
        }
        let alternatives = split(elements, at: "||")
        if alternatives.count > 1 { return .any(alternatives.map(formula)) }
        let conditions = split(elements, at: "&&")
        if conditions.count > 1 { return .all(conditions.map(formula)) }
        guard let place = elements.firstIndex(where: { Self.comparisons.contains(symbol($0)) })
        else { return opaque(elements) }
        return comparison(
            elements[..<place], symbol(elements[place]), elements[(place + 1)...], elements)
    }

    private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">="]

    private func comparison(
        _ left: ArraySlice<ExprSyntax>, _ sign: String, _ right: ArraySlice<ExprSyntax>,
        _ whole: ArraySlice<ExprSyntax>
    ) -> Formula {
        let (a, b) = (words(left), words(right))
        let negative = ["!=", "!==", "<", ">"].contains(sign)
        // What is called twice may answer twice.
        if a == b, !hasCall(left) { return .fixed(!negative) }
        if whole.allSatisfy({ constants.isClosed($0) || Self.comparisons.contains(symbol($0)) }) {
            return .fixed(true)
        }
        for (value, other) in [(b, left), (a, right)] where ["true", "false"].contains(value) {
            let formula = formula(other)
            guard ["==", "!="].contains(sign) else { break }
            return (value == "true") == (sign == "==") ? formula : .not(formula)
        }
        if let decided = countBelowZero(a, sign, b) { return decided }
        switch sign {
        case "==", "===": return .open([a, b].sorted().joined(separator: " \(sign) "))
        case "!=": return .not(.open([a, b].sorted().joined(separator: " == ")))
        case "!==": return .not(.open([a, b].sorted().joined(separator: " === ")))
        case "<": return .open("\(a) < \(b)")
        case ">": return .open("\(b) < \(a)")
        case ">=": return .not(.open("\(a) < \(b)"))
        default: return .not(.open("\(b) < \(a)"))
        }
    }

    /// No count is below zero.
    private func countBelowZero(_ a: String, _ sign: String, _ b: String) -> Formula? {
        switch (a.hasSuffix(".count"), sign, b) {
        case (true, ">=", "0"), (true, ">", "-1"), (true, "!=", "-1"): .fixed(true)
        case (true, "<", "0"), (true, "<=", "-1"): .fixed(false)
        default:
            b.hasSuffix(".count") && (a == "0" && sign == "<=" || a == "-1" && sign == "<")
                ? .fixed(true) : nil
        }
    }

    private func opaque(_ elements: ArraySlice<ExprSyntax>) -> Formula {
        elements.allSatisfy { $0.is(BinaryOperatorExprSyntax.self) || constants.isClosed($0) }
            ? .fixed(true) : .open(words(elements))
    }

    private func split(_ elements: ArraySlice<ExprSyntax>, at sign: String) -> [ArraySlice<
        ExprSyntax
    >] {
        elements.split { symbol($0) == sign }
    }

    private func symbol(_ element: ExprSyntax) -> String {
        element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    }

    private func hasCall(_ elements: ArraySlice<ExprSyntax>) -> Bool {
        elements.contains { element in
            element.tokens(viewMode: .sourceAccurate).contains { token in
                token.parent?.is(FunctionCallExprSyntax.self) == true
                    || token.parent?.is(MacroExpansionExprSyntax.self) == true
            }
        }
    }

    /// The words of an expression, without the blanks and line ends between them.
    private func words(_ elements: some Collection<ExprSyntax>) -> String {
        elements.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text).joined()
    }
}
