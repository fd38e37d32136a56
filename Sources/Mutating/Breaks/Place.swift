import SwiftSyntax

/// Where in a file a piece of syntax stands.
enum Place {
    /// The names of the declarations around it, as in `UIView.hitTest(_:with:)`.
    static func name(around node: some SyntaxProtocol) -> String {
        var names: [String] = []
        var next = node.parent
        while let syntax = next {
            if let name = name(of: syntax) { names.append(name) }
            next = syntax.parent
        }
        return names.reversed().joined(separator: ".")
    }

    private static func name(of syntax: Syntax) -> String? {
        if let type = syntax.asProtocol(NamedDeclSyntax.self) {
            let name = type.name.text
            guard let function = syntax.as(FunctionDeclSyntax.self) else { return name }
            return name + labels(function.signature)
        }
        if let type = syntax.as(ExtensionDeclSyntax.self) {
            return type.extendedType.trimmedDescription
        }
        if let maker = syntax.as(InitializerDeclSyntax.self) {
            return "init" + labels(maker.signature)
        }
        if let variable = syntax.as(VariableDeclSyntax.self), isMember(variable) {
            return variable.bindings.first?.pattern.trimmedDescription
        }
        if syntax.is(DeinitializerDeclSyntax.self) { return "deinit" }
        if syntax.is(SubscriptDeclSyntax.self) { return "subscript" }
        let accessor = syntax.as(AccessorDeclSyntax.self)?.accessorSpecifier.text
        return accessor == "get" ? nil : accessor
    }

    private static func isMember(_ variable: VariableDeclSyntax) -> Bool {
        variable.parent?.is(MemberBlockItemSyntax.self) == true
            || variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    private static func labels(_ signature: FunctionSignatureSyntax) -> String {
        let names = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
        return "(\(names.joined()))"
    }

    /// Whether a comparison says which of two comes first, in a closure that sorts or searches.
    static func isComparator(_ infix: InfixOperatorExprSyntax) -> Bool {
        if infix.leftOperand.trimmedDescription.contains("$0"),
            infix.rightOperand.trimmedDescription.contains("$1")
        {
            return true
        }
        var next = infix.parent
        while let syntax = next, !syntax.is(FunctionDeclSyntax.self) {
            if syntax.is(ClosureExprSyntax.self) {
                let call = syntax.parent?.as(FunctionCallExprSyntax.self)
                let name = call.flatMap { ExprSyntax($0).calledName }
                return ["sorted", "sort", "min", "max"].contains(name)
            }
            next = syntax.parent
        }
        return false
    }

    /// Whether an assignment gives a stored property, or a constant, its first value, so that it cannot be left out.
    static func isInitialization(_ infix: InfixOperatorExprSyntax) -> Bool {
        guard infix.operator.trimmedDescription == "=" else { return false }
        let target = infix.leftOperand.trimmedDescription
        let name = target.hasPrefix("self.") ? String(target.dropFirst(5)) : target
        var isInInit = false
        var next = infix.parent
        while let syntax = next {
            if syntax.is(InitializerDeclSyntax.self) {
                if target == "self" { return true }
                isInInit = true
            }
            if let list = syntax.as(CodeBlockItemListSyntax.self) {
                let declared = list.compactMap { $0.item.as(VariableDeclSyntax.self) }
                if declared.contains(where: { lacksValue($0, name) }) { return true }
            }
            if let type = syntax.asProtocol(DeclGroupSyntax.self) {
                let members = type.memberBlock.members
                let stored = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
                return isInInit && stored.contains { lacksValue($0, name) }
            }
            next = syntax.parent
        }
        return false
    }

    private static func lacksValue(_ variable: VariableDeclSyntax, _ name: String) -> Bool {
        variable.bindings.contains { binding in
            let type = binding.typeAnnotation?.type
            let isOptional =
                type?.is(OptionalTypeSyntax.self) == true
                || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
            let isConstant = variable.bindingSpecifier.text == "let"
            return binding.pattern.trimmedDescription == name && binding.initializer == nil
                && binding.accessorBlock == nil && (isConstant || !isOptional)
        }
    }

    /// Whether a statement is the whole body of its function, accessor or closure.
    static func isWholeBody(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            let owner = list.parent
        else { return false }
        if owner.is(AccessorBlockSyntax.self) || owner.is(ClosureExprSyntax.self) { return true }
        let holder = owner.parent
        return holder?.is(FunctionDeclSyntax.self) == true
            || holder?.is(AccessorDeclSyntax.self) == true
            || holder?.is(SubscriptDeclSyntax.self) == true
    }

    /// Whether the function or property around it answers yes or no.
    static func answersBool(_ node: some SyntaxProtocol) -> Bool { answer(around: node) == "Bool" }

    /// Whether the function or property around it is known to answer something; of a closure nothing is known.
    static func answersSomething(_ node: some SyntaxProtocol) -> Bool {
        guard let answer = answer(around: node) else { return false }
        return answer != "Void"
    }

    private static func answer(around node: some SyntaxProtocol) -> String? {
        var next = node.parent
        while let syntax = next {
            if let closure = syntax.as(ClosureExprSyntax.self) {
                return closure.signature?.returnClause?.type.trimmedDescription
            }
            if let function = syntax.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription ?? "Void"
            }
            if let accessor = syntax.as(AccessorDeclSyntax.self),
                accessor.accessorSpecifier.text != "get"
            {
                return "Void"
            }
            if let binding = syntax.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                return binding.typeAnnotation?.type.trimmedDescription
            }
            if let subscripted = syntax.as(SubscriptDeclSyntax.self) {
                return subscripted.returnClause.type.trimmedDescription
            }
            if syntax.is(InitializerDeclSyntax.self) || syntax.is(DeinitializerDeclSyntax.self) {
                return "Void"
            }
            next = syntax.parent
        }
        return nil
    }
}
