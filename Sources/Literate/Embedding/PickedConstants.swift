import SwiftSyntax

/// The constants of a claim that a reader can give other values: those that stand before its device, with their type.
struct PickedConstants {
    /// Where the value of each stands, by its name.
    private(set) var values: [String: ExprSyntax] = [:]

    /// Those of a claim's code.
    init(_ code: String) {
        self.init(SyntaxTrees.shared.tree(of: code).statements)
    }

    /// Those among the statements of a claim.
    init(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings {
                let name = binding.pattern.trimmedDescription
                if name == "device" { return }
                guard binding.typeAnnotation != nil, let value = binding.initializer?.value else {
                    continue
                }
                values[name] = value
            }
        }
    }
}
