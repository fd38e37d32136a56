import SwiftSyntax

/// Stand-ins for names that the compiler did not find, so that it goes on to those behind them.
///
/// They are for looking only: nothing is ever run with them.
struct Stubs {
    let module: LoweredModule
    private var declarations: [String] = []
    private var done: Set<String> = []

    init(module: LoweredModule) { self.module = module }

    /// The type of what nobody knows: it has every member and takes every argument.
    static let unknown = "__Unknown"

    var source: String {
        """
        import TouchEngine
        @dynamicMemberLookup @dynamicCallable struct \(Self.unknown) {
            subscript(dynamicMember name: String) -> \(Self.unknown) { get { self } set {} }
            @discardableResult
            func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any?>) -> \(Self.unknown) {
                self
            }
        }

        """ + declarations.joined(separator: "\n") + "\n"
    }

    /// Declares names; false if there is none that is new.
    mutating func add(_ names: [MissingName]) -> Bool {
        var isNew = false
        for name in names {
            guard let text = declaration(of: name), done.insert(text).inserted else { continue }
            declarations.append(text)
            isNew = true
        }
        return isNew
    }

    private func declaration(of missing: MissingName) -> String? {
        guard let token = module.token(at: missing.position) else { return nil }
        switch missing.kind {
        case .overridden: return nil
        case .type:
            let isProtocol = ["Delegate", "DataSource"].contains { missing.name.hasSuffix($0) }
            if isUsedAsType(token) {
                return isProtocol
                    ? "protocol \(missing.name): AnyObject {}"
                    : "class \(missing.name): NSObject {}"
            }
            return "var \(missing.name): \(Self.unknown) { fatalError() }"
        case .free:
            return member(missing, token, "", result: Self.unknown)
        case .member(let type, let isStatic):
            guard type != "Any", !type.contains("("), !type.contains("[") else { return nil }
            let isImplicit =
                token.parent?.parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil }
                ?? false
            let result = isImplicit ? type : Self.unknown
            return "extension \(type) { "
                + member(missing, token, isStatic ? "static " : "", result: result) + " }"
        }
    }

    private func member(
        _ missing: MissingName, _ token: TokenSyntax, _ modifier: String, result: String
    ) -> String {
        guard let call = call(of: token) else {
            let type = takesAnything(token) ? "Any?" : result
            return "\(modifier)var \(missing.baseName): \(type) { get { fatalError() } set {} }"
        }
        var parameters = call.arguments.map { "\($0.label?.text ?? "_") _: Any?" }
        if call.trailingClosure != nil { parameters.append("_ _: () -> Void") }
        parameters += call.additionalTrailingClosures.map { "\($0.label.text) _: () -> Void" }
        return "@discardableResult \(modifier)func \(missing.baseName)"
            + "(\(parameters.joined(separator: ", "))) -> \(result) { fatalError() }"
    }

    /// Whether a token names what a value is assigned to, one whose type does not hang on it.
    private func takesAnything(_ token: TokenSyntax) -> Bool {
        var node = token.parent
        while let current = node, !(current.parent?.is(ExprListSyntax.self) ?? false) {
            guard current.is(ExprSyntax.self) else { return false }
            node = current.parent
        }
        guard let target = node, let elements = target.parent?.as(ExprListSyntax.self)?.map({ $0 }),
            elements.count == 3, elements[0].id == target.id,
            elements[1].is(AssignmentExprSyntax.self)
        else { return false }
        return !elements[2].trimmedDescription.hasPrefix(".")
    }

    /// The call whose function a token names.
    private func call(of token: TokenSyntax) -> FunctionCallExprSyntax? {
        guard var node = token.parent else { return nil }
        while let parent = node.parent {
            if let call = parent.as(FunctionCallExprSyntax.self) {
                return call.calledExpression.id == node.id ? call : nil
            }
            guard
                parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
                    || parent.is(ForceUnwrapExprSyntax.self)
            else { return nil }
            // The base of a longer chain is not what is called.
            if let member = parent.as(MemberAccessExprSyntax.self), member.declName.id != node.id {
                return nil
            }
            node = parent
        }
        return nil
    }

    private func isUsedAsType(_ token: TokenSyntax) -> Bool {
        token.parent?.is(IdentifierTypeSyntax.self) ?? false
            || token.parent?.is(MemberTypeSyntax.self) ?? false
    }
}

extension MissingName {
    /// Whether the name is missing from a stand-in.
    var isAboutStub: Bool {
        if case .member(let type, _) = kind { return type == Stubs.unknown || type == "Any" }
        return false
    }
}
