import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Goes through a file's syntax and notes each place that can be broken.
///
/// What each kind of break looks for is in an extension of its own.
final class SiteFinder: SyntaxVisitor {
    let path: String
    private let converter: SourceLocationConverter
    private let rules: RuleNames
    private(set) var sites: [Site] = []
    private var ordinals: [String: Int] = [:]

    /// Finds the places of a source, in their order.
    static func sites(of source: String, path: String) -> [Site] {
        let parsed = Parser.parse(source: source)
        let tree = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        guard let file = tree.as(SourceFileSyntax.self) else { return [] }
        let finder = SiteFinder(path: path, file: file)
        finder.walk(file)
        return finder.numbered()
    }

    private init(path: String, file: SourceFileSyntax) {
        self.path = path
        converter = SourceLocationConverter(fileName: path, tree: file)
        rules = RuleNames(file: file)
        super.init(viewMode: .sourceAccurate)
    }

    /// The sites by their places; of equal ones in a declaration each has its number.
    private func numbered() -> [Site] {
        let sorted = sites.enumerated().sorted {
            let (a, b) = ($0.element.mutant, $1.element.mutant)
            return (a.line, a.column, $0.offset) < (b.line, b.column, $1.offset)
        }
        return sorted.map { entry in
            var site = entry.element
            let id = site.mutant.id
            ordinals[id, default: 0] += 1
            site.mutant.ordinal = ordinals[id] ?? 1
            return site
        }
    }

    /// Notes a place.
    func note(
        _ kind: BreakKind, _ node: some SyntaxProtocol, before: String? = nil, after: String,
        edit: Edit
    ) {
        let start = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        let mutant = Mutant(
            number: 0, kind: kind, file: path, line: start.line, column: start.column,
            place: Place.name(around: node), before: (before ?? node.words).shortened,
            after: after.shortened, rules: rules.nearest(to: node))
        sites.append(Site(mutant: mutant, edit: edit))
    }

    /// Notes a place that is wrapped in two texts, in which `#` stands for the mutant's number.
    func wrap(
        _ kind: BreakKind, _ node: some SyntaxProtocol, _ prefix: String, _ suffix: String,
        before: String? = nil, after: String,
        replacing token: (some SyntaxProtocol)? = TokenSyntax?.none, by text: String = ""
    ) {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let replaced = token.map {
            Edit.Token(
                start: $0.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: $0.endPositionBeforeTrailingTrivia.utf8Offset, by: text)
        }
        let edit = Edit(
            start: start, end: end,
            prefix: prefix.replacing("#", with: Edit.number, maxReplacements: 1),
            suffix: suffix, replaced: replaced)
        note(kind, node, before: before, after: after, edit: edit)
    }

    // MARK: What is not broken

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }
    override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isNative ? .visitChildren : .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.bindings.first?.pattern.trimmedDescription ?? ""
        let isText = ["description", "debugDescription"].contains(name)
        return isText ? .skipChildren : .visitChildren
    }

    // MARK: What is

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        breakCondition(node)
        return .visitChildren
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
        turn(node.condition)
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        turn(node.condition)
        return .visitChildren
    }

    override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
        turn(node.condition)
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let answer = node.expression, Place.answersBool(node) { turn(answer) }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        breakOperands(node)
        breakComparison(node)
        breakArithmetic(node)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        breakStatement(node)
        if case .expr(let answer) = node.item, Place.isWholeBody(node), Place.answersBool(node) {
            turn(answer)
        }
        return isOfNoInterest(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        breakNumber(node, node.literal.text)
        return .skipChildren
    }

    override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        breakNumber(node, node.literal.text)
        return .skipChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        breakTruth(node)
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        breakOrder(of: node)
        breakSpace(of: node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        breakEnd(of: node)
        breakAxis(of: node)
        return .visitChildren
    }
}
