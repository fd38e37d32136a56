import SwiftSyntax

/// The properties of types that everybody sees and sets: those that keep a value, and those that compute one.
final class SettableProperties: SyntaxVisitor {
    var stored: Set<UnreadProperties.Property> = []
    var computed: Set<UnreadProperties.Property> = []

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isEmbeddedAlone ? .skipChildren : .visitChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let words = Set(node.modifiers.filter { $0.detail == nil }.map(\.name.text))
        let isNarrow = node.modifiers.contains { $0.detail?.detail.text == "set" }
        guard let type = TypeFacts.enclosing(node), node.bindingSpecifier.text == "var", !isNarrow,
            !words.isDisjoint(with: ["public", "open"]),
            words.isDisjoint(with: ["static", "class", "override"])
        else { return .skipChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let property = UnreadProperties.Property(type: type, name: name.identifier.bare)
            switch binding.accessorBlock?.accessors {
            case nil: stored.insert(property)
            case .getter: break
            case .accessors(let list):
                let words = list.map(\.accessorSpecifier.text)
                if !words.contains("get") {
                    stored.insert(property)
                } else if words.contains("set") {
                    computed.insert(property)
                }
            }
        }
        return .skipChildren
    }
}
