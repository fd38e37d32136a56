import SwiftParser
import SwiftSyntax

/// What the engine calls and reads of others: methods by their names with labels, and properties by their names.
struct EngineCalls {
    private(set) var methods: Set<String> = []
    private(set) var properties: Set<String> = []

    init(_ sources: [Rooms.Source]) {
        for source in sources {
            let visitor = Visitor(viewMode: .sourceAccurate)
            visitor.walk(Parser.parse(source: source.text))
            methods.formUnion(visitor.methods)
            properties.formUnion(visitor.properties)
        }
    }

    /// Whether the engine ever asks what a protocol has.
    func reach(_ member: Declaration) -> Bool {
        member.kind == .property
            ? properties.contains(member.name) : methods.contains(member.title)
    }

    private final class Visitor: SyntaxVisitor {
        var methods: Set<String> = []
        var properties: Set<String> = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            var called = node.calledExpression
            if let chain = called.as(OptionalChainingExprSyntax.self) { called = chain.expression }
            if let member = called.as(MemberAccessExprSyntax.self), member.base != nil {
                let labels = node.arguments.map { ($0.label?.bare ?? "_") + ":" }
                methods.insert("\(member.declName.baseName.bare)(\(labels.joined()))")
            }
            return .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.base != nil { properties.insert(node.declName.baseName.bare) }
            return .visitChildren
        }
    }
}
