import SwiftSyntax

/// The methods that some code calls on an object, by their names with the labels of the arguments.
///
/// `delegate?.presentationControllerDidDismiss?(self)` calls `presentationControllerDidDismiss(_:)`.
final class CalledMethods: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(_ parts: [Part]) {
        super.init(viewMode: .sourceAccurate)
        for part in parts { walk(part.tree) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        var called = node.calledExpression
        if let chain = called.as(OptionalChainingExprSyntax.self) { called = chain.expression }
        if let member = called.as(MemberAccessExprSyntax.self) {
            let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }
            names.insert("\(member.declName.baseName.text)(\(labels.joined()))")
        }
        return .visitChildren
    }
}
