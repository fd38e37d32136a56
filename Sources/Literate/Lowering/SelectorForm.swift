import SwiftSyntax

/// A `#selector` taken apart: what it names, and of which type.
///
/// `#selector(Base.tapped(_:))` has the owner `Base`, the base name `tapped` and the label `_`; `#selector(tapped as () -> Void)`
/// has the type around it as owner, no labels, and no parameter types.
struct SelectorForm {
    /// What the selector calls.
    enum Kind { case method, getter, setter }

    /// A type that has the method, as far as the program tells.
    struct Owner {
        /// The name under which the index has it; nil if it is local to a function.
        var name: String?
        /// The name that code beside the selector can write.
        var written: String
        /// A local class.
        var declaration: ClassDeclSyntax?
    }

    let kind: Kind
    let owner: Owner
    let baseName: String
    /// The labels, if they are written out.
    let labels: [String]?
    /// The parameters' types, if the method is picked by `as`.
    let types: [String]?
    let enclosing: EnclosingType?
    /// Whether the selector is made before there is an object.
    let isInStoredProperty: Bool
    let part: Part
    let position: SourcePosition
    let index: ProgramIndex

    init(
        _ node: MacroExpansionExprSyntax, in part: Part, index: ProgramIndex
    ) throws(Problem) {
        self.part = part
        self.index = index
        position = part.position(node.positionAfterSkippingLeadingTrivia)
        enclosing = EnclosingType(of: node)
        isInStoredProperty = Self.isInitialValue(node)
        let unsupported = Problem(
            position, "this form of `#selector` cannot be lowered",
            remedy: "name a method: `#selector(method)` or `#selector(Type.method(_:))`")
        guard let argument = node.arguments.first, node.arguments.count == 1 else {
            throw unsupported
        }
        switch argument.label?.text {
        case nil: kind = .method
        case "getter": kind = .getter
        case "setter": kind = .setter
        default: throw unsupported
        }
        let (expression, types) = Self.stripped(argument.expression)
        self.types = types
        let reference: DeclReferenceExprSyntax
        if let bare = expression.as(DeclReferenceExprSyntax.self) {
            reference = bare
            owner = try Self.own(enclosing, at: position)
        } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            reference = member.declName
            owner = try Self.owner(base, enclosing, node, index, at: position)
        } else {
            throw unsupported
        }
        baseName = reference.baseName.text
        labels = reference.argumentNames?.arguments.map(\.name.text)
    }

    /// The expression without parentheses and without `as`, whose parameter types are given.
    private static func stripped(_ expression: ExprSyntax) -> (ExprSyntax, [String]?) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let inner = tuple.elements.first
        {
            return stripped(inner.expression)
        }
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements.map({ $0 }),
            elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)
        else { return (expression, nil) }
        var function = unwrapped(type.type)?.as(FunctionTypeSyntax.self)
        while let result = unwrapped(function?.returnClause.type)?.as(FunctionTypeSyntax.self) {
            function = result
        }
        return (stripped(elements[0]).0, function?.parameters.map(\.type.trimmedDescription))
    }

    /// A type without the parentheses and the question mark around a function type.
    private static func unwrapped(_ type: TypeSyntax?) -> TypeSyntax? {
        if let optional = type?.as(OptionalTypeSyntax.self) {
            return unwrapped(optional.wrappedType)
        }
        if let tuple = type?.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return unwrapped(tuple.elements.first?.type)
        }
        return type
    }

    private static func owner(
        _ base: ExprSyntax, _ enclosing: EnclosingType?, _ node: MacroExpansionExprSyntax,
        _ index: ProgramIndex, at position: SourcePosition
    ) throws(Problem) -> Owner {
        let text = base.trimmedDescription
        if ["self", "Self", "super"].contains(text) { return try own(enclosing, at: position) }
        if let local = LocalTypes.declaration(named: text, seenFrom: node) {
            return Owner(name: nil, written: text, declaration: local)
        }
        let plain = String(text.prefix { $0 != "<" })
        let name = index.fullName(of: plain, seenFrom: enclosing?.name)
        let last = plain.split(separator: ".").last ?? ""
        guard index.declares(name) || last.first?.isUppercase ?? false else {
            throw Problem(
                position, "the type of `\(text)` cannot be told here",
                remedy: "name the type that has the method: `#selector(Type.method)`")
        }
        return Owner(name: name, written: text, declaration: nil)
    }

    private static func own(
        _ enclosing: EnclosingType?, at position: SourcePosition
    ) throws(Problem) -> Owner {
        guard let enclosing else {
            throw Problem(
                position, "there is no class around this `#selector`",
                remedy: "write `#selector(Type.method)`")
        }
        return Owner(
            name: enclosing.name, written: enclosing.shortName,
            declaration: enclosing.name == nil ? enclosing.node.as(ClassDeclSyntax.self) : nil)
    }

    /// Whether a node is part of the initial value of a stored property that is not lazy.
    private static func isInitialValue(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let candidate = current {
            if candidate.is(CodeBlockSyntax.self) || candidate.is(AccessorBlockSyntax.self) {
                return false
            }
            if let variable = candidate.as(VariableDeclSyntax.self),
                variable.parent?.is(MemberBlockItemSyntax.self) ?? false
            {
                return !variable.modifiers.names.contains("lazy")
            }
            current = candidate.parent
        }
        return false
    }
}

/// The types that are declared among the statements of a function.
enum LocalTypes {
    /// The local class of that name that code at a node sees.
    static func declaration(
        named name: String, seenFrom node: some SyntaxProtocol
    ) -> ClassDeclSyntax? {
        var current = node.parent
        while let candidate = current {
            if let list = candidate.as(CodeBlockItemListSyntax.self),
                !(list.parent?.is(SourceFileSyntax.self) ?? false)
            {
                let classes = list.compactMap { $0.item.as(ClassDeclSyntax.self) }
                if let found = classes.first(where: { $0.name.text == name }) { return found }
            }
            current = candidate.parent
        }
        return nil
    }
}
