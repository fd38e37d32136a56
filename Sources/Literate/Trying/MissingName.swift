import SwiftSyntax

/// A name that the compiler did not find, as it says so.
struct MissingName: Hashable {
    enum Kind: Hashable {
        /// A member of a type; `isStatic` if it is the type's own.
        case member(of: String, isStatic: Bool)
        case type
        /// Something that stands by itself: a function, a variable, a member without `self`.
        case free
        /// What an override was to override.
        case overridden
    }

    var kind: Kind
    var name: String
    var position: SourcePosition

    /// Reads an error; nil if it is about something else.
    init?(_ diagnostic: Diagnostic, in module: LoweredModule) {
        let text = diagnostic.message
        position = diagnostic.position
        if let match = text.wholeMatch(
            of: /(?:value of |static member of )?(type )'(.+)' has no member '(.+?)'.*/)
        {
            kind = .member(of: Self.plain(match.2), isStatic: !text.hasPrefix("value of"))
            name = String(match.3)
        } else if let match = text.wholeMatch(
            of: /'(.+)' is not a member type of \w+ '(?:\w+\.)?(.+?)'/)
        {
            kind = .member(of: Self.plain(match.2), isStatic: true)
            name = String(match.1)
        } else if let match = text.wholeMatch(of: /cannot find (type )?'(.+?)' in scope.*/) {
            let isType = match.1 != nil || match.2.first?.isUppercase ?? false
            kind = isType ? .type : .free
            name = String(match.2)
        } else if text.contains("does not override any"),
            let found = Self.declaration(at: position, in: module)
        {
            kind = .overridden
            name = found
        } else {
            return nil
        }
    }

    /// The name without its labels.
    var baseName: String { String(name.prefix { $0 != "(" }) }

    /// A type's name without what makes it optional, existential or special.
    private static func plain(_ type: Substring) -> String {
        var name = type
        for prefix in ["any ", "some "] where name.hasPrefix(prefix) {
            name.removeFirst(prefix.count)
        }
        while let last = name.last, "?!".contains(last) { name.removeLast() }
        if name.hasSuffix(".Type") { name.removeLast(5) }
        return String(name.prefix { $0 != "<" })
    }

    /// The name of the member that is declared at a place.
    private static func declaration(at position: SourcePosition, in module: LoweredModule)
        -> String?
    {
        var node = module.token(at: position).map(Syntax.init)
        while let current = node {
            if let function = current.as(FunctionDeclSyntax.self) {
                let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
                return "\(function.name.text)(\(labels.map { $0 + ":" }.joined()))"
            }
            if let variable = current.as(VariableDeclSyntax.self) {
                return variable.bindings.first?.pattern.trimmedDescription
            }
            if let made = current.as(InitializerDeclSyntax.self) {
                let labels = made.signature.parameterClause.parameters.map(\.firstName.text)
                return "init(\(labels.map { $0 + ":" }.joined()))"
            }
            node = current.parent
        }
        return nil
    }
}

extension LoweredModule {
    /// The token that a file has at a place.
    func token(at position: SourcePosition) -> TokenSyntax? {
        parts.lazy.compactMap { $0.token(at: position) }.first
    }

    /// The full name of the type around a place.
    func enclosingType(at position: SourcePosition) -> String? {
        token(at: position).flatMap { EnclosingType(of: $0)?.name }
    }

    /// A type, the file's own above it, and what those name that the files do not declare.
    func lineage(of type: String) -> [String] {
        let own = [type] + index.superclasses(of: type)
        let others = own.flatMap { index.types[$0]?.inherited ?? [] }
        return (own + others).removingDuplicates()
    }
}
