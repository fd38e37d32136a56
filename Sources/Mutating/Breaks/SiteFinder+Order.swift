import SwiftSyntax

extension SiteFinder {
    /// `min` and `max`, what is sorted, reversed, searched from one end, or put at one.
    func breakOrder(of node: FunctionCallExprSyntax) {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            breakExtreme(node, name)
            return
        }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base
        else { return }
        let name = member.declName.baseName.text
        let arguments = node.arguments.map { $0.label?.text ?? "_" }
        switch name {
        case "sorted", "reversed":
            guard let text = base.oneLine else { return }
            let (prefix, suffix) =
                name == "sorted"
                ? ("(_mutant(#) ? Array(\(text)) : ", ")")
                : ("(_mutant(#) ? Array(\(text)) : Array(", "))")
            wrap(.order, node, prefix, suffix, after: base.words)
        case "first", "last", "firstIndex", "lastIndex", "removeFirst", "removeLast", "dropFirst",
            "dropLast", "prefix", "suffix":
            guard let other = Self.opposites[name] else { return }
            swap(node, member, other)
        case "append" where arguments == ["_"]:
            guard let base = base.oneLine, let value = node.arguments.first?.expression.oneLine
            else { return }
            swapStatement(node, "\(base).insert(\(value), at: 0)")
        case "insert" where arguments == ["_", "at"]:
            guard node.arguments.last?.expression.trimmedDescription == "0",
                let base = base.oneLine, let value = node.arguments.first?.expression.oneLine
            else { return }
            swapStatement(node, "\(base).append(\(value))")
        default: break
        }
    }

    static let opposites = [
        "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex",
        "removeFirst": "removeLast", "removeLast": "removeFirst", "dropFirst": "dropLast",
        "dropLast": "dropFirst", "prefix": "suffix", "suffix": "prefix",
    ]

    /// `xs.first` becomes `xs.last`.
    func breakEnd(of node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard name == "first" || name == "last", let other = Self.opposites[name],
            let base = node.base?.oneLine, node.isRead
        else { return }
        wrap(
            .order, node, "(_mutant(#) ? \(base).\(other) : ", ")", after: "\(base).\(other)")
    }

    private func breakExtreme(_ node: FunctionCallExprSyntax, _ name: DeclReferenceExprSyntax) {
        let text = name.baseName.text
        guard text == "min" || text == "max", node.arguments.count == 2 else { return }
        let other = text == "min" ? "max" : "min"
        let arguments = node.arguments.map(\.expression.words).joined(separator: ", ")
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let paren = node.leftParen?.endPositionBeforeTrailingTrivia.utf8Offset ?? start
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let replaced = Edit.Token(start: start, end: paren, by: "_\(text)(\(Edit.number), ")
        let edit = Edit(start: start, end: end, prefix: "", suffix: "", replaced: replaced)
        note(.order, node, after: "\(other)(\(arguments))", edit: edit)
    }

    private func swap(
        _ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ other: String
    ) {
        guard let base = member.base?.oneLine, let whole = node.oneLine else { return }
        let name = member.declName.baseName.text
        let rest = whole.dropFirst(base.count)
        guard rest.hasPrefix(".\(name)") else { return }
        let mutated = "\(base).\(other)\(rest.dropFirst(name.count + 1))"
        wrap(.order, node, "(_mutant(#) ? \(mutated) : ", ")", after: mutated)
    }

    private func swapStatement(_ node: FunctionCallExprSyntax, _ mutated: String) {
        guard let item = node.parent?.as(CodeBlockItemSyntax.self) else { return }
        wrap(.order, item.item, "if _mutant(#) { \(mutated) } else { ", " }", after: mutated)
    }
}
