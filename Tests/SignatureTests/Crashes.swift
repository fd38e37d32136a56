import SwiftParser
import SwiftSyntax

/// The places in tests that end the process when something is not as it should be, and so hide the outcome of every other test.
///
/// These are `!`, `as!`, `try!`, and a number as a subscript. A number is in order where the file makes the array from a list
/// that is written out, from a counted range or by repeating: then its length is the test's own and not the engine's.
struct Crashes {
    /// A place, and what stands there.
    struct Place: CustomStringConvertible {
        let file: String
        let line: Int
        let text: String

        var description: String { "\(file):\(line): \(text)" }
    }

    typealias Source = (file: String, text: String)

    /// In the order of the files.
    let places: [Place]

    init(_ sources: [Source]) {
        places = sources.flatMap { file, text in
            let tree = Parser.parse(source: text)
            let made = MadeArrays(viewMode: .sourceAccurate)
            made.walk(tree)
            let dangers = Dangers(made: made.names)
            dangers.walk(tree)
            let converter = SourceLocationConverter(fileName: file, tree: tree)
            return dangers.nodes.map { node in
                let start = node.positionAfterSkippingLeadingTrivia
                return Place(
                    file: file, line: converter.location(for: start).line,
                    text: node.trimmedDescription)
            }
        }
    }
}

/// The names of arrays whose length stands in the test.
private final class MadeArrays: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierName,
            let value = node.initializer?.value, isMade(value)
        else { return .visitChildren }
        names.insert(name)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), isMade(parts[2]),
            let name = parts[0].as(DeclReferenceExprSyntax.self)
        else { return .visitChildren }
        names.insert(name.baseName.identifierName)
        return .visitChildren
    }

    private func isMade(_ value: ExprSyntax) -> Bool {
        if let list = value.as(ArrayExprSyntax.self) { return !list.elements.isEmpty }
        guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
        if call.calledExpression.trimmedDescription == "Array" {
            return call.arguments.first?.label?.text == "repeating"
        }
        guard let map = call.calledExpression.as(MemberAccessExprSyntax.self),
            map.declName.baseName.text == "map", let base = map.base
        else { return false }
        return isMade(base) || base.trimmedDescription.contains(/^\(\w+\.\.[.<]\w+\)$/)
    }
}

private final class Dangers: SyntaxVisitor {
    var nodes: [Syntax] = []
    private let made: Set<String>

    init(made: Set<String>) {
        self.made = made
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        nodes.append(Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark?.tokenKind == .exclamationMark {
            nodes.append(Syntax(node.parent?.parent ?? Syntax(node)))
        }
        return .visitChildren
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark?.tokenKind == .exclamationMark {
            nodes.append(Syntax(node))
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.calledExpression
        let name =
            base.as(DeclReferenceExprSyntax.self)?.baseName
            ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName
        if let argument = node.arguments.first, node.arguments.count == 1, argument.label == nil,
            argument.expression.is(IntegerLiteralExprSyntax.self),
            !made.contains(name?.identifierName ?? "")
        {
            nodes.append(Syntax(node))
        }
        return .visitChildren
    }
}
