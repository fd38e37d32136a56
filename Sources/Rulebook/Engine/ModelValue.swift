import Literate
import SwiftSyntax

/// A number that Apple does not document and the model needs: a property of the engine's `ModelParameters`.
public struct ModelValue: Codable, Equatable, Sendable {
    /// The property's name.
    public var name: String
    /// Its default, as the engine's source writes it.
    public var value: String
    /// Its unit, such as `pt` or `s`; empty for a plain number.
    public var unit: String
    /// What its doc comment says.
    public var note: String
    /// Where it is declared.
    public var position: SourcePosition

    /// The value with its unit.
    public var text: String {
        let shown = value.replacing(".pi", with: "π")
        return unit.isEmpty ? shown : "\(shown) \(unit)"
    }

    /// Whether a recording pins the value, so that it is no guess.
    public var isMeasured: Bool { note.contains("(measured") }

    /// The properties of `ModelParameters` that are numbers, in order.
    static func all(in file: SwiftFile) -> [ModelValue] {
        let declarations = file.tree.statements.compactMap { $0.item.as(StructDeclSyntax.self) }
        guard let parameters = declarations.first(where: { $0.name.text == "ModelParameters" })
        else { return [] }
        return parameters.memberBlock.members.compactMap { member -> ModelValue? in
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                let binding = variable.bindings.first, let initial = binding.initializer,
                !initial.value.is(FunctionCallExprSyntax.self)
            else { return nil }
            let note = variable.leadingTrivia.docComment
            return ModelValue(
                name: binding.pattern.trimmedDescription,
                value: initial.value.trimmedDescription, unit: unit(in: note), note: note,
                position: file.position(of: binding.pattern))
        }
    }

    /// The unit that a note names with “in”.
    private static func unit(in note: String) -> String {
        let words = [
            ("points a second", "pt/s"), ("points per second", "pt/s"), ("points", "pt"),
            ("seconds", "s"), ("radians", "rad"),
        ]
        return words.first { note.contains("in \($0.0)") }?.1 ?? ""
    }
}

extension Trivia {
    /// The text of the doc comment's lines, as one line.
    fileprivate var docComment: String {
        compactMap { piece -> String? in
            guard case .docLineComment(let text) = piece else { return nil }
            return String(text.dropFirst(3).drop { $0 == " " })
        }.joined(separator: " ")
    }
}
