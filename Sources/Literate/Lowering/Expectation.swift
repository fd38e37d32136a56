import SwiftSyntax

/// An expectation of Swift Testing in a listing: `#expect(…)` or `#require(…)`.
struct Expectation {
    /// The macros that judge something.
    static let macros: Set<String> = ["expect", "require"]

    /// Where it stands in the chapter.
    let position: SourcePosition
    /// What stands between its parentheses.
    let arguments: LabeledExprListSyntax
    /// What stands in braces behind it.
    let closure: ClosureExprSyntax?

    /// What it judges, if that is a value.
    var condition: ExprSyntax? {
        arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
    }
}

extension Part {
    /// The expectations of the block, in order.
    var expectations: [Expectation] {
        let finder = ExpectationFinder(self)
        finder.walk(tree)
        return finder.found
    }
}

private final class ExpectationFinder: SyntaxVisitor {
    private let part: Part
    private(set) var found: [Expectation] = []

    init(_ part: Part) {
        self.part = part
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if Expectation.macros.contains(node.macroName.text) {
            found.append(
                Expectation(
                    position: part.start(of: node), arguments: node.arguments,
                    closure: node.trailingClosure))
        }
        return .visitChildren
    }
}
