import SwiftSyntax

extension SiteFinder {
    /// A number: another one near it, and one of the other sign.
    func breakNumber(_ node: some ExprSyntaxProtocol, _ text: String) {
        guard !isOfNoInterest(constant: Syntax(node)) else { return }
        for other in Self.others(than: text) {
            wrap(.constant, node, "_pick(#, \(other), ", ")", after: other)
        }
    }

    private static func others(than text: String) -> [String] {
        let plain = text.replacing("_", with: "")
        guard !plain.hasPrefix("0x"), !plain.hasPrefix("0b") else { return ["(\(text) + 1)"] }
        if let whole = Int(plain) {
            switch whole {
            case 0: return ["1"]
            case 1: return ["0", "2"]
            default: return ["\(whole + 1)"]
            }
        }
        guard let value = Double(plain) else { return [] }
        return value == 0 ? ["1.0"] : ["\(value * 2)", "-\(plain)"]
    }

    /// A truth value: the other one.
    func breakTruth(_ node: BooleanLiteralExprSyntax) {
        guard !isOfNoInterest(constant: Syntax(node)) else { return }
        let other = node.literal.text == "true" ? "false" : "true"
        wrap(.constant, node, "_pick(#, \(other), ", ")", after: other)
    }

    /// Whether a constant only concerns speed.
    private func isOfNoInterest(constant: Syntax) -> Bool {
        guard let argument = constant.parent?.as(LabeledExprSyntax.self) else { return false }
        return ["keepingCapacity", "minimumCapacity"].contains(argument.label?.text)
    }
}
