import SwiftSyntax

/// One spelling for each type, however it is written: full names, aliases followed, `any` and labels inside left out.
struct Spelling {
    let declarations: Declarations
    /// The types that may be meant by a short name, those of the other side among them.
    let known: Set<String>
    private let aliases: [String: Declaration]

    init(_ declarations: Declarations, with other: Declarations) {
        self.declarations = declarations
        aliases = Dictionary(
            (declarations.members + other.members).filter { $0.kind == .alias }
                .map { ($0.fullTitle, $0) },
            uniquingKeysWith: { first, _ in first })
        known = Set(declarations.headers.keys).union(other.headers.keys).union(aliases.keys)
    }

    /// A type as one of a declaration's, in its one spelling.
    func spell(_ type: TypeSyntax, of member: Declaration) -> String {
        let generics = (declarations.headers[member.owner]?.generics ?? []) + member.generics
        return spell(type, in: member.owner, generics: generics)
    }

    private func spell(_ type: TypeSyntax, in owner: String, generics: [String]) -> String {
        func inner(_ type: TypeSyntax) -> String { spell(type, in: owner, generics: generics) }
        switch type.as(TypeSyntaxEnum.self) {
        case .identifierType(let it):
            return named(
                it.name.bare, it.genericArgumentClause, in: owner, generics: generics)
        case .memberType(let it):
            return named(
                "\(it.baseType.trimmedDescription).\(it.name.bare)", it.genericArgumentClause,
                in: owner, generics: generics)
        case .optionalType(let it): return optional(inner(it.wrappedType), "?")
        case .implicitlyUnwrappedOptionalType(let it): return optional(inner(it.wrappedType), "!")
        case .arrayType(let it): return "[\(inner(it.element))]"
        case .dictionaryType(let it): return "[\(inner(it.key)): \(inner(it.value))]"
        case .metatypeType(let it): return inner(it.baseType) + ".Type"
        case .someOrAnyType(let it):
            return (it.someOrAnySpecifier.text == "some" ? "some " : "") + inner(it.constraint)
        case .tupleType(let it):
            let parts = it.elements.map { inner($0.type) }
            return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
        case .functionType(let it):
            let parts = it.parameters.map { inner($0.type) }.joined(separator: ", ")
            let effects = it.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
            return "(\(parts))\(effects) -> \(inner(it.returnClause.type))"
        case .attributedType(let it):
            let isKept = it.attributes.contains { $0.trimmedDescription == "@escaping" }
            let specifiers = it.specifiers.map { $0.trimmedDescription + " " }
                .filter { $0 == "inout " }.joined()
            return (isKept ? "@escaping " : "") + specifiers + inner(it.baseType)
        default: return type.trimmedDescription
        }
    }

    private func optional(_ wrapped: String, _ mark: String) -> String {
        wrapped.contains(" -> ") && !wrapped.hasPrefix("[") ? "(\(wrapped))\(mark)" : wrapped + mark
    }

    private func named(
        _ name: String, _ arguments: GenericArgumentClauseSyntax?, in owner: String,
        generics: [String]
    ) -> String {
        let spelled =
            arguments?.arguments.map { argument -> String in
                guard case .type(let type) = argument.argument else {
                    return argument.trimmedDescription
                }
                return spell(type, in: owner, generics: generics)
            } ?? []
        switch (name, spelled.count) {
        case ("Optional", 1): return optional(spelled[0], "?")
        case ("Array", 1): return "[\(spelled[0])]"
        case ("Dictionary", 2): return "[\(spelled[0]): \(spelled[1])]"
        case ("Void", 0): return "()"
        case ("NSNotification.Name", 0): return "Notification.Name"
        default: break
        }
        if let number = generics.firstIndex(of: name) { return "#\(number)" }
        let full = resolve(name, in: owner)
        if let alias = aliases[full], let type = alias.type {
            return spell(type, in: alias.owner, generics: [])
        }
        return spelled.isEmpty ? full : "\(full)<\(spelled.joined(separator: ", "))>"
    }

    /// The full name of what a short one means inside a type: its own, its superclasses' and what surrounds it come first.
    private func resolve(_ name: String, in owner: String) -> String {
        var scope = owner
        while !scope.isEmpty {
            var type: String? = scope
            var steps = 0
            while let here = type, steps < 20 {
                if known.contains("\(here).\(name)") { return "\(here).\(name)" }
                type = superclass(of: here)
                steps += 1
            }
            scope = scope.split(separator: ".").dropLast().joined(separator: ".")
        }
        return name
    }

    func superclass(of type: String) -> String? {
        guard let header = declarations.headers[type], header.kind == "class" else { return nil }
        guard let first = header.inherited.first else { return nil }
        let name = String(first.prefix { $0 != "<" })
        return declarations.headers[name]?.kind == "class" || name == "NSObject" ? name : nil
    }
}
