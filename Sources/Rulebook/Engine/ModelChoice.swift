import Literate
import SwiftSyntax

/// What the model does about an unsettled question: a property of the engine's `ModelChoices`.
public struct ModelChoice: Codable, Equatable, Sendable {
    /// The property's name.
    public var name: String
    /// The names of the cases, the sides of the question in their order.
    public var cases: [String]
    /// The case that the model takes.
    public var taken: String
    /// Where it is declared.
    public var position: SourcePosition

    /// The properties of `ModelChoices`, in order, whose types are enumerations in it.
    static func all(in file: SwiftFile) -> [ModelChoice] {
        let declarations = file.tree.statements.compactMap { $0.item.as(StructDeclSyntax.self) }
        guard let choices = declarations.first(where: { $0.name.text == "ModelChoices" }) else {
            return []
        }
        let members = choices.memberBlock.members.map(\.decl)
        var cases: [String: [String]] = [:]
        for kind in members.compactMap({ $0.as(EnumDeclSyntax.self) }) {
            cases[kind.name.text] = kind.memberBlock.members
                .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
                .flatMap { $0.elements.map(\.name.text) }
        }
        return members.compactMap { member in
            guard let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
                let value = binding.initializer?.value.as(MemberAccessExprSyntax.self),
                let kind = value.base?.trimmedDescription, let names = cases[kind]
            else { return nil }
            return ModelChoice(
                name: binding.pattern.trimmedDescription, cases: names,
                taken: value.declName.baseName.text,
                position: file.position(of: binding.pattern))
        }
    }
}
