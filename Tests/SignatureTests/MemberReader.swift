import SwiftSyntax

/// Reads the declarations that are no types.
struct MemberReader {
    let file: String
    let converter: SourceLocationConverter
    let scope: DeclarationReader.Scope
    let isInterface: Bool

    /// What a declaration declares for others to see: nothing, one member or, with commas, several.
    func members(_ item: Syntax) -> [Declaration] {
        switch item.as(SyntaxEnum.self) {
        case .functionDecl(let it):
            // The labels of an operator's operands mean nothing.
            let isOperator = it.name.tokenKind != .identifier(it.name.text)
            return make(
                Parts(
                    kind: .function, name: it.name.bare,
                    parameters: parameters(it.signature.parameterClause, isOperator: isOperator),
                    type: it.signature.returnClause?.type, effects: it.signature.effectSpecifiers,
                    generics: it.genericParameterClause, body: it.body.map(Syntax.init)), of: it)
        case .initializerDecl(let it):
            return make(
                Parts(
                    kind: .initializer, name: "init",
                    parameters: parameters(it.signature.parameterClause),
                    failure: it.optionalMark?.text ?? "", effects: it.signature.effectSpecifiers,
                    generics: it.genericParameterClause, body: it.body.map(Syntax.init)), of: it)
        case .subscriptDecl(let it):
            return make(
                Parts(
                    kind: .subscript, name: "subscript",
                    parameters: parameters(it.parameterClause), type: it.returnClause.type,
                    isSettable: isSettable(it.accessorBlock), generics: it.genericParameterClause,
                    body: it.accessorBlock.map(Syntax.init)), of: it)
        case .typeAliasDecl(let it):
            return make(
                Parts(kind: .alias, name: it.name.bare, type: it.initializer.value), of: it)
        case .variableDecl(let it): return properties(it)
        case .enumCaseDecl(let it): return cases(it)
        default: return []
        }
    }

    private func properties(_ it: VariableDeclSyntax) -> [Declaration] {
        let isConstant = it.bindingSpecifier.text == "let"
        let hasNarrowSetter = it.modifiers.contains {
            $0.detail?.detail.text == "set" && $0.name.text != "public"
        }
        // `var a, b: Int`: the type stands behind the last.
        var type: TypeSyntax?
        return it.bindings.reversed().flatMap { binding -> [Declaration] in
            type = binding.typeAnnotation?.type ?? binding.initializer?.value.plainType ?? type
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return [] }
            let body =
                binding.accessorBlock.map(Syntax.init) ?? binding.initializer.map(Syntax.init)
            return make(
                Parts(
                    kind: .property, name: name.identifier.bare, type: type,
                    isConstant: isConstant,
                    isSettable: !isConstant && !hasNarrowSetter
                        && isSettable(binding.accessorBlock),
                    isStored: isStored(binding.accessorBlock), body: body), of: it)
        }
    }

    private func cases(_ it: EnumCaseDeclSyntax) -> [Declaration] {
        it.elements.flatMap { element in
            let parameters = (element.parameterClause?.parameters).map(Array.init) ?? []
            return make(
                Parts(
                    kind: .enumCase, name: element.name.bare,
                    parameters: parameters.map {
                        .init(
                            label: $0.firstName?.bare ?? "_", type: $0.type, hasDefault: false)
                    },
                    rawValue: element.rawValue.flatMap { number($0.value.trimmedDescription) }),
                of: it)
        }
    }

    private func number(_ literal: String) -> Int? {
        literal.hasPrefix("0x") ? Int(literal.dropFirst(2), radix: 16) : Int(literal)
    }

    /// What the kinds of declarations do not have in common.
    private struct Parts {
        let kind: Declaration.Kind
        let name: String
        var parameters: [Declaration.Parameter] = []
        var type: TypeSyntax?
        var isConstant = false
        var isSettable = false
        var isStored = false
        var failure = ""
        var rawValue: Int?
        var effects: FunctionEffectSpecifiersSyntax?
        var generics: GenericParameterClauseSyntax?
        /// What begins where the declaration as a caller sees it is over.
        var body: Syntax?
    }

    private func make(
        _ parts: Parts,
        of node: some DeclSyntaxProtocol & WithModifiersSyntax & WithAttributesSyntax
    ) -> [Declaration] {
        let words = Set(
            node.modifiers.filter { $0.detail?.detail.text != "set" }.map(\.name.text))
        let narrow: Set = ["private", "fileprivate", "internal", "package"]
        let isPublic =
            isInterface || words.contains("public") || words.contains("open")
            || (scope.isPublic || parts.kind == .enumCase) && words.isDisjoint(with: narrow)
        guard isPublic else { return [] }
        let attributes = node.attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        }
        let effects = [
            parts.effects?.asyncSpecifier, parts.effects?.throwsClause?.throwsSpecifier,
        ]
        return [
            Declaration(
                kind: parts.kind, owner: scope.owner, name: parts.name,
                parameters: parts.parameters, type: parts.type, modifiers: words,
                attributes: Set(attributes), isConstant: parts.isConstant,
                isSettable: parts.isSettable, isStored: parts.isStored, failure: parts.failure,
                effects: Set(effects.compactMap { $0?.text }), rawValue: parts.rawValue,
                generics: parts.generics?.parameters.map(\.name.text) ?? [],
                isRequirement: scope.isProtocol, isInBody: !scope.isExtension,
                place: converter.place(of: node, in: file),
                text: text(Syntax(node), upTo: isInterface ? nil : parts.body))
        ]
    }

    private func parameters(
        _ clause: FunctionParameterClauseSyntax, isOperator: Bool = false
    ) -> [Declaration.Parameter] {
        clause.parameters.map {
            .init(
                label: isOperator ? "_" : $0.firstName.bare, type: $0.type,
                hasDefault: $0.defaultValue != nil)
        }
    }

    /// Whether what has these accessors can be set; what has none keeps a value.
    private func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
        switch block?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.contains {
                ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text)
            }
        }
    }

    private func isStored(_ block: AccessorBlockSyntax?) -> Bool {
        guard case .accessors(let list)? = block?.accessors else { return block == nil }
        return isInterface
            || list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// The declaration on one line, without comments and its body.
    private func text(_ node: Syntax, upTo body: Syntax?) -> String {
        let end = body.map { $0.position.utf8Offset - node.position.utf8Offset }
        let bytes = node.description.utf8
        let head = String(bytes.prefix(end ?? bytes.count)) ?? ""
        return head.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
            .filter { !$0.hasPrefix("//") }.joined(separator: " ")
    }
}
