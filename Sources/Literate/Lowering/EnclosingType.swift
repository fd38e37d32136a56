import SwiftSyntax

/// The nominal type or extension around a piece of code.
struct EnclosingType {
    /// Its full name, or nil if it is local to a function and cannot be extended.
    var name: String?
    /// Its name as its own code can write it.
    var shortName: String
    /// The declaration or extension.
    var node: Syntax
    /// The brace that ends its members.
    var closingBrace: TokenSyntax

    /// The innermost type around a node, or nil at the top of a file.
    init?(of node: some SyntaxProtocol) {
        var current = node.parent
        while let candidate = current {
            if let shortName = Self.ownName(of: candidate),
                let group = candidate.asProtocol((any DeclGroupSyntax).self)
            {
                name = Self.name(of: candidate)
                self.shortName = shortName
                self.node = candidate
                closingBrace = group.memberBlock.rightBrace
                return
            }
            current = candidate.parent
        }
        return nil
    }

    /// The full name of a type declaration or extension; nil if it is local to a function.
    static func name(of node: Syntax) -> String? {
        guard let own = ownName(of: node) else { return nil }
        var names = [own]
        var current = node.parent
        while let candidate = current {
            if candidate.is(CodeBlockSyntax.self) || candidate.is(ClosureExprSyntax.self)
                || candidate.is(AccessorBlockSyntax.self)
            {
                return nil
            }
            if let outer = ownName(of: candidate) { names.insert(outer, at: 0) }
            current = candidate.parent
        }
        return names.joined(separator: ".")
    }

    private static func ownName(of node: Syntax) -> String? {
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let node): node.name.text
        case .structDecl(let node): node.name.text
        case .enumDecl(let node): node.name.text
        case .actorDecl(let node): node.name.text
        case .extensionDecl(let node): node.extendedType.trimmedDescription
        default: nil
        }
    }
}
