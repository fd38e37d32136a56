import SwiftSyntax

/// Finds what would let Swift of the book pass unread: lines that are not compiled here, positions
/// that lead elsewhere, tests that are no claims, and braces that reach beyond their block.
///
/// It refuses `#if targetEnvironment(simulator)`, `#sourceLocation(…)`, a `@Test` in a part, and a block with one brace too few.
final class ListingChecks: SyntaxVisitor {
    private let part: Part
    private let isBook: Bool
    private(set) var problems: [Problem] = []

    /// The conditions of `#if` under which a listing is compiled one way or the other everywhere.
    private static let knownConditions: Set<String> = ["DEBUG", "!DEBUG"]

    /// A file of one's own may hold what a book may not, but no statements: they run nowhere.
    init(_ part: Part, isBook: Bool = true) {
        self.part = part
        self.isBook = isBook
        super.init(viewMode: .all)
        walk(part.tree)
        if !isBook { refuseStatements(part.tree.statements) }
    }

    private func refuseStatements(_ statements: CodeBlockItemListSyntax) {
        guard !part.tree.hasError else { return }
        for statement in statements
        where !statement.item.is(DeclSyntax.self) && !statement.item.is(IfConfigDeclSyntax.self)
            && statement.item.as(MacroExpansionExprSyntax.self)?.macroName.text != "Preview"
        {
            report(
                statement, "a file of an app holds declarations, this is a statement",
                "move it into a function")
        }
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if isBook, let condition = node.condition,
            !Self.knownConditions.contains(condition.trimmedDescription)
        {
            report(
                condition, "what stands under this condition is not compiled everywhere",
                "write what holds for all, or show it in a `text` block")
        }
        return .visitChildren
    }

    override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
        report(
            node, "`#sourceLocation` would hide where the mistakes of a listing are", "remove it")
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if isBook, Expectation.macros.contains(node.macroName.text),
            let place = node.arguments.first(where: { $0.label?.text == "sourceLocation" })
        {
            report(place, "`sourceLocation` would hide where an expectation stands", "remove it")
        }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        if isBook, ["Test", "Suite"].contains(name.split(separator: ".").last ?? "") {
            report(
                node, "a test of the book is a claim",
                "write its body as a block `swift {.test name=\"…\"}`")
        }
        return .visitChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard token.tokenKind == .rightBrace else { return .skipChildren }
        if token.presence == .missing {
            let opening = token.parent?.children(viewMode: .sourceAccurate)
                .first { $0.as(TokenSyntax.self)?.tokenKind == .leftBrace }
            report(
                opening ?? Syntax(token), "the brace opened here is not closed in its \(place)",
                "a \(place) holds whole declarations and statements")
        } else if token.parent?.is(UnexpectedNodesSyntax.self) ?? false {
            report(
                token, "this brace closes nothing in its \(place)",
                "a \(place) holds whole declarations and statements")
        }
        return .skipChildren
    }

    private var place: String { isBook ? "block" : "file" }

    private func report(_ node: some SyntaxProtocol, _ message: String, _ remedy: String) {
        let position = part.position(node.positionAfterSkippingLeadingTrivia)
        problems.append(Problem(position, message, remedy: remedy))
    }
}
