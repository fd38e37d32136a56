import SwiftSyntax

/// Reads the declarations that are no types.
struct MemberReader {
    let file: String
    let converter: SourceLocationConverter
    let scope: DeclarationReader.Scope
    let isInterface: Bool

    func members(_ item: Syntax) -> [Declaration] {
        switch item.as(SyntaxEnum.self) {
        case .functionDecl(let it):
            return make(
                .function, it.name.bare, item, it.modifiers, it.attributes,
                parameters(
                    it.signature.parameterClause,
                    isOperator: it.name.tokenKind != .identifier(it.name.text)),
                it.signature.returnClause?.type,
                effects: it.signature.effectSpecifiers, generics: it.genericParameterClause,
                body: it.body.map(Syntax.init))
        case .initializerDecl(let it):
            return make(
                .initializer, "init", item, it.modifiers, it.attributes,
                parameters(it.signature.parameterClause), nil,
                failure: it.optionalMark?.text ?? "",
                effects: it.signature.effectSpecifiers, generics: it.genericParameterClause,
                body: it.body.map(Syntax.init))
        case .subscriptDecl(let it):
            return make(
                .subscript, "subscript", item, it.modifiers, it.attributes,
                parameters(it.parameterClause), it.returnClause.type,
                isSettable: isSettable(it.accessorBlock), body: it.accessorBlock.map(Syntax.init))
        case .typeAliasDecl(let it):
            return make(
                .alias, it.name.bare, item, it.modifiers, it.attributes, [],
                it.initializer.value)
        case .variableDecl(let it): return properties(it)
        case .enumCaseDecl(let it): return cases(it)
        default: return []
        }
    }

    private func properties(_ it: VariableDeclSyntax) -> [Declaration] {
        // `var a, b: Int`: the type stands behind the last.
        var type: TypeSyntax?
        return it.bindings.reversed().flatMap { binding -> [Declaration] in
            type = binding.typeAnnotation?.type ?? type
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return [] }
            let isConstant = it.bindingSpecifier.text == "let"
            let hasNarrowSetter = it.modifiers.contains {
                $0.detail?.detail.text == "set" && $0.name.text != "public"
            }
            return make(
                .property, name.identifier.bare, Syntax(it), it.modifiers, it.attributes, [],
                type, isConstant: isConstant,
                isSettable: !isConstant && !hasNarrowSetter && isSettable(binding.accessorBlock),
                isStored: isStored(binding.accessorBlock),
                body: binding.accessorBlock.map(Syntax.init)
                    ?? binding.initializer.map(Syntax.init))
        }
    }

    private func cases(_ it: EnumCaseDeclSyntax) -> [Declaration] {
        it.elements.flatMap { element in
            make(
                .enumCase, element.name.bare, Syntax(element), it.modifiers, it.attributes,
                element.parameterClause?.parameters.map {
                    .init(label: $0.firstName?.bare ?? "_", type: $0.type, hasDefault: false)
                } ?? [], nil, rawValue: element.rawValue.flatMap { Int($0.value.trimmedDescription) },
                isCase: true)
        }
    }

    private func make(
        _ kind: Declaration.Kind, _ name: String, _ node: Syntax, _ modifiers: DeclModifierListSyntax,
        _ attributes: AttributeListSyntax, _ parameters: [Declaration.Parameter],
        _ type: TypeSyntax?, isConstant: Bool = false, isSettable: Bool = false, isStored: Bool = false,
        failure: String = "", effects: FunctionEffectSpecifiersSyntax? = nil,
        generics: GenericParameterClauseSyntax? = nil, rawValue: Int? = nil, isCase: Bool = false,
        body: Syntax? = nil
    ) -> [Declaration] {
        let words = Set(modifiers.filter { $0.detail?.detail.text != "set" }.map(\.name.text))
        let isPublic =
            isInterface || words.contains("public") || words.contains("open")
            || (scope.isPublic || isCase)
                && words.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
        guard isPublic else { return [] }
        return [
            Declaration(
                kind: kind, owner: scope.owner, name: name, parameters: parameters, type: type,
                modifiers: words,
                attributes: Set(
                    attributes.compactMap {
                        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
                    }),
                isConstant: isConstant, isSettable: isSettable, isStored: isStored, failure: failure,
                effects: Set(
                    [effects?.asyncSpecifier, effects?.throwsClause?.throwsSpecifier]
                        .compactMap { $0?.text }),
                rawValue: rawValue, generics: generics?.parameters.map(\.name.text) ?? [],
                isRequirement: scope.isProtocol, isInBody: !scope.isExtension, place: converter.place(of: node, in: file),
                text: text(node, body))
        ]
    }

    private func parameters(
        _ clause: FunctionParameterClauseSyntax, isOperator: Bool = false
    ) -> [Declaration.Parameter] {
        clause.parameters.map {
            .init(
                label: isOperator ? "_" : $0.firstName.bare, type: $0.type, hasDefault: $0.defaultValue != nil)
        }
    }

    /// Whether a property or a subscript with these accessors can be set; one without keeps its value.
    private func isSettable(_ block: AccessorBlockSyntax?) -> Bool {
        switch block?.accessors {
        case nil: return true
        case .getter: return false
        case .accessors(let list):
            let words = list.map(\.accessorSpecifier.text)
            return words.contains { ["set", "_modify", "willSet", "didSet"].contains($0) }
        }
    }

    private func isStored(_ block: AccessorBlockSyntax?) -> Bool {
        guard case .accessors(let list)? = block?.accessors else { return block == nil }
        return isInterface || list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// The declaration on one line, without its body.
    private func text(_ node: Syntax, _ body: Syntax?) -> String {
        let all = node.trimmed.description
        let keeps = isInterface && body?.is(CodeBlockSyntax.self) != true
        let head =
            keeps || body == nil
            ? all
            : String(
                decoding: node.description.utf8.prefix(
                    max(0, body!.position.utf8Offset - node.position.utf8Offset)), as: UTF8.self)
        return head.split(separator: "\n")
            .map { $0.trimmingPrefix { $0 == " " } }.filter { !$0.hasPrefix("//") }
            .joined(separator: " ").trimmingSuffix()
    }
}

extension String {
    /// The text without spaces and an equals sign at its end.
    fileprivate func trimmingSuffix() -> String {
        var text = self
        while let last = text.last, last == " " || last == "=" { text.removeLast() }
        return text
    }
}
