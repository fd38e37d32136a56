import SwiftSyntax

/// Collects what one block declares.
final class IndexCollector: SyntaxVisitor {
    private let part: Part
    private(set) var types: [String: ProgramIndex.TypeEntry] = [:]
    private(set) var protocols: [String: ProgramIndex.ProtocolEntry] = [:]
    /// What other names for types stand for, with whether other files cannot use them.
    private(set) var aliases: [String: (type: String, isPrivate: Bool)] = [:]

    /// Attributes that show a member to UIKit.
    private static let exposing: Set<String> = ["objc", "IBAction", "IBSegueAction", "IBOutlet"]

    init(_ part: Part) {
        self.part = part
        super.init(viewMode: .sourceAccurate)
        walk(part.tree)
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        var entry = ProgramIndex.ProtocolEntry()
        entry.inherited = names(node.inheritanceClause)
        entry.isExposed = node.attributes.names.contains("objc")
        for member in node.memberBlock.members {
            if let function = member.decl.as(FunctionDeclSyntax.self) {
                entry.methods.append(method(function, isExposed: entry.isExposed))
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                entry.properties += properties(variable, isExposed: entry.isExposed)
            }
        }
        protocols[node.name.text] = entry
        return .skipChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) {
        enter(node, inheritance: node.inheritanceClause) {
            $0.isDeclared = true
            $0.isClass = true
            $0.exposesMembers = node.attributes.names.contains("objcMembers")
            let brace = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
            $0.closingBrace = .init(offset: brace.utf8Offset, position: part.position(brace))
            let isPrivate = node.modifiers.contains { $0.name.text == "private" }
            $0.isPrivate = Self.isPrivate(node.modifiers)
            if node.genericParameterClause != nil {
                $0.obstacle = "a generic class"
            } else if isPrivate, EnclosingType(of: node) != nil {
                $0.obstacle = "a private class inside another type"
            }
        }
    }

    override func visitPost(_ node: StructDeclSyntax) {
        enter(node, inheritance: node.inheritanceClause) {
            $0.isDeclared = true
            $0.isPrivate = Self.isPrivate(node.modifiers)
        }
    }

    override func visitPost(_ node: EnumDeclSyntax) {
        enter(node, inheritance: node.inheritanceClause) {
            $0.isDeclared = true
            $0.isPrivate = Self.isPrivate(node.modifiers)
        }
    }

    override func visitPost(_ node: ActorDeclSyntax) {
        enter(node, inheritance: node.inheritanceClause) {
            $0.isDeclared = true
            $0.isPrivate = Self.isPrivate(node.modifiers)
        }
    }

    override func visitPost(_ node: TypeAliasDeclSyntax) {
        aliases[node.name.text] = (
            node.initializer.value.trimmedDescription, Self.isPrivate(node.modifiers)
        )
    }

    override func visitPost(_ node: ExtensionDeclSyntax) {
        enter(node, inheritance: node.inheritanceClause) { _ in }
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        guard let name = EnclosingType(of: node)?.name else { return }
        let isExposed = isExposed(node, node.attributes)
        types[name, default: .init()].methods.append(method(node, isExposed: isExposed))
    }

    override func visitPost(_ node: VariableDeclSyntax) {
        guard let name = EnclosingType(of: node)?.name else { return }
        let isExposed = isExposed(node, node.attributes)
        types[name, default: .init()].properties += properties(node, isExposed: isExposed)
    }

    /// The methods of a class that is local to a function.
    static func methods(of node: ClassDeclSyntax, in part: Part) -> [ProgramIndex.Method] {
        node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.map {
            method($0, isExposed: !exposing.isDisjoint(with: $0.attributes.names), in: part)
        }
    }

    private func method(_ node: FunctionDeclSyntax, isExposed: Bool) -> ProgramIndex.Method {
        Self.method(node, isExposed: isExposed, in: part)
    }

    private static func method(
        _ node: FunctionDeclSyntax, isExposed: Bool, in part: Part
    ) -> ProgramIndex.Method {
        let parameters = node.signature.parameterClause.parameters
        let effects = node.signature.effectSpecifiers
        return ProgramIndex.Method(
            baseName: node.name.text, labels: parameters.map(\.firstName.text),
            parameterTypes: parameters.map(\.type.trimmedDescription),
            returnsValue: node.signature.returnClause.map {
                !["Void", "()"].contains($0.type.trimmedDescription)
            } ?? false,
            isExposed: isExposed, isOverride: node.modifiers.names.contains("override"),
            isStatic: !node.modifiers.names.isDisjoint(with: ["static", "class"]),
            effect: effects?.asyncSpecifier?.text ?? effects?.throwsClause?.throwsSpecifier.text,
            result: node.signature.returnClause?.type.trimmedDescription,
            isOptional: node.modifiers.names.contains("optional"),
            isPrivate: !node.modifiers.names.isDisjoint(with: ["private", "fileprivate"]),
            isGeneric: node.genericParameterClause != nil,
            position: part.position(node.name.positionAfterSkippingLeadingTrivia))
    }

    private func properties(
        _ node: VariableDeclSyntax, isExposed: Bool
    ) -> [ProgramIndex.Property] {
        node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            return ProgramIndex.Property(
                name: name.identifier.text, type: binding.typeAnnotation?.type.trimmedDescription,
                isExposed: isExposed, isOverride: node.modifiers.names.contains("override"),
                isStatic: !node.modifiers.names.isDisjoint(with: ["static", "class"]),
                isOptional: node.modifiers.names.contains("optional"),
                position: part.position(name.positionAfterSkippingLeadingTrivia))
        }
    }

    /// Whether a member is shown to UIKit by its own attributes or by those of its extension.
    private func isExposed(
        _ node: some SyntaxProtocol, _ attributes: AttributeListSyntax
    ) -> Bool {
        if !Self.exposing.isDisjoint(with: attributes.names) { return true }
        if attributes.names.contains("nonobjc") { return false }
        var current = node.parent
        while let candidate = current {
            if let extended = candidate.as(ExtensionDeclSyntax.self) {
                return extended.attributes.names.contains("objc")
            }
            if candidate.is(ClassDeclSyntax.self) { return false }
            current = candidate.parent
        }
        return false
    }

    /// Whether other files cannot name a type of this one, for its own sake or for that of one around it.
    func isPrivate(_ type: String) -> Bool {
        let names = type.split(separator: ".")
        return names.indices.contains {
            types[names[...$0].joined(separator: ".")]?.isPrivate ?? false
        }
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        !modifiers.names.isDisjoint(with: ["private", "fileprivate"])
    }

    private func enter(
        _ node: some SyntaxProtocol, inheritance: InheritanceClauseSyntax?,
        _ change: (inout ProgramIndex.TypeEntry) -> Void
    ) {
        guard let name = EnclosingType.name(of: Syntax(node)) else { return }
        var entry = types[name] ?? .init()
        entry.inherited += names(inheritance)
        change(&entry)
        types[name] = entry
    }

    private func names(_ inheritance: InheritanceClauseSyntax?) -> [String] {
        inheritance?.inheritedTypes.map { inherited in
            let type = inherited.type
            // What an attribute adds, as in `@preconcurrency P`, is no part of the name.
            return (type.as(AttributedTypeSyntax.self)?.baseType ?? type).trimmedDescription
        } ?? []
    }
}

extension AttributeListSyntax {
    /// The attributes' names, without `@`.
    var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }
}

extension DeclModifierListSyntax {
    /// The modifiers' words.
    var names: Set<String> { Set(map(\.name.text)) }
}
