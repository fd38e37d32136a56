import SwiftSyntax

extension SiteFinder {
    private static let axes = [
        "x": "y", "y": "x", "dx": "dy", "dy": "dx", "width": "height", "height": "width",
        "minX": "minY", "minY": "minX", "midX": "midY", "midY": "midX",
        "maxX": "maxY", "maxY": "maxX", "horizontal": "vertical", "vertical": "horizontal",
        "left": "right", "right": "left", "top": "bottom", "bottom": "top",
    ]

    /// A coordinate of a point or a size, or the name of an axis or an edge: the other one.
    func breakAxis(of node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text
        guard let other = Self.axes[name], node.isRead else { return }
        guard let base = node.base else {
            wrap(.space, node, "_pick(#, .\(other), ", ")", after: ".\(other)")
            return
        }
        guard let text = base.oneLine else { return }
        wrap(
            .space, node, "(_mutant(#) ? \(text).\(other) : ", ")", after: "\(text).\(other)")
    }

    /// A place in another view's coordinates.
    func breakSpace(of node: FunctionCallExprSyntax) {
        for argument in node.arguments {
            guard let label = argument.label?.text else { continue }
            if label == "in", argument.expression.trimmedDescription != "nil",
                ExprSyntax(node).calledName?.hasPrefix("location") == true
                    || ["translation", "velocity"].contains(ExprSyntax(node).calledName)
            {
                wrap(
                    .space, argument.expression, "(_mutant(#) ? nil : ", ")", before: node.words,
                    after: "in: nil")
            }
            guard ExprSyntax(node).calledName == "convert", let whole = node.oneLine,
                let other = ["from": "to", "to": "from"][label]
            else { continue }
            let mutated = whole.replacing("\(label): ", with: "\(other): ")
            wrap(.space, node, "(_mutant(#) ? \(mutated) : ", ")", after: mutated)
        }
    }
}
