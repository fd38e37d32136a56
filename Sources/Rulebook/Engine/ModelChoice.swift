import Literate
import SwiftSyntax

/// What the model does about an unsettled question: a property of the engine's `ModelChoices`.
public struct ModelChoice: Equatable, Sendable {
    /// The property's name.
    public var name: String
    /// The names of the cases, the sides of the question in their order.
    public var cases: [String]
    /// The case that the model takes.
    public var taken: String
    /// Where it is declared.
    public var position: SourcePosition

    /// The choices of all files, in order: the properties of `ModelChoices` whose types are enumerations in it.
    static func all(in files: [ChoiceFindings]) -> [ModelChoice] {
        let kinds = files.flatMap(\.kinds)
        return files.flatMap(\.properties).compactMap { property in
            guard let kind = kinds.first(where: { $0.name == property.kind }) else { return nil }
            return ModelChoice(
                name: property.name, cases: kind.cases, taken: property.taken,
                position: property.position)
        }
    }
}

/// What a file of the engine declares of `ModelChoices`: the structure itself, or an extension with some of its enumerations.
struct ChoiceFindings: Codable, Sendable {
    /// A property that begins with a case, as in `SlopDeparture.asItBegins`.
    struct Property: Codable, Sendable {
        var name: String
        var kind: String
        var taken: String
        var position: SourcePosition
    }

    /// An enumeration, and the names of its cases.
    struct Kind: Codable, Sendable {
        var name: String
        var cases: [String]
    }

    var properties: [Property]
    var kinds: [Kind]

    /// Everything of `ModelChoices` in a file.
    init(in file: SwiftFile) {
        let members = file.tree.statements.flatMap { statement -> [DeclSyntax] in
            if let choices = statement.item.as(StructDeclSyntax.self) {
                return choices.name.text == Self.owner
                    ? choices.memberBlock.members.map(\.decl) : []
            }
            guard let part = statement.item.as(ExtensionDeclSyntax.self),
                part.extendedType.trimmedDescription == Self.owner
            else { return [] }
            return part.memberBlock.members.map(\.decl)
        }
        kinds = members.compactMap { $0.as(EnumDeclSyntax.self) }.map { kind in
            Kind(
                name: kind.name.text,
                cases: kind.memberBlock.members
                    .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
                    .flatMap { $0.elements.map(\.name.text) })
        }
        properties = members.compactMap { member in
            guard let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
                let value = binding.initializer?.value.as(MemberAccessExprSyntax.self),
                let kind = value.base?.trimmedDescription
            else { return nil }
            return Property(
                name: binding.pattern.trimmedDescription, kind: kind,
                taken: value.declName.baseName.text,
                position: file.position(of: binding.pattern))
        }
    }

    private static let owner = "ModelChoices"
}
