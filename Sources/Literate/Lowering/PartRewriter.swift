import SwiftSyntax

/// Turns one block of UIKit Swift into Swift for the engine without moving a token.
///
/// Blanks what needs the Objective-C runtime, makes top-level declarations `fileprivate`, and
/// replaces each `#selector` by a generated name of its length. What cannot be lowered becomes a
/// problem.
final class PartRewriter: SyntaxVisitor {
    private let part: Part
    private let index: ProgramIndex
    private let bytes: [UInt8]
    private var edits = Edits()
    private(set) var problems: [Problem] = []
    private(set) var selectors: SelectorTable

    /// Attributes that mean nothing without the Objective-C runtime and Interface Builder, a main
    /// actor, or an app to start.
    static let blankAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "MainActor", "IBAction", "IBOutlet", "IBDesignable",
        "IBInspectable", "main", "UIApplicationMain",
    ]
    private static let wideModifiers: Set<String> = ["public", "open", "internal", "package"]
    private static let engineModules: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "WebKit", "ObjectiveC", "TouchEngine",
        "Testing",
    ]

    init(_ part: Part, index: ProgramIndex, selectors: SelectorTable) {
        self.part = part
        self.index = index
        self.selectors = selectors
        bytes = Array(part.block.text.utf8)
        super.init(viewMode: .sourceAccurate)
    }

    /// The block's text, lowered; one that stands at the top of a file is narrowed as well.
    func lowered(isTopLevel: Bool) -> String {
        walk(part.tree)
        if isTopLevel {
            var narrowing = Narrowing(part, index: index, edits: edits)
            narrowing.narrow(part.tree.statements)
            edits = narrowing.edits
            problems += narrowing.problems
        }
        return edits.applied(to: bytes)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.engineModules.contains(node.path.first?.name.text ?? "") else {
            return .skipChildren
        }
        blank(node)
        // A blanked import leaves no statement for its semicolon to end.
        if let semicolon = node.parent?.as(CodeBlockItemSyntax.self)?.semicolon { blank(semicolon) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if Self.isBlanked(.attribute(node)) { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        switch node.name.text {
        case "dynamic": blank(node)
        case "optional":
            report(
                node, "an optional requirement needs the Objective-C runtime",
                "give the method a default in an extension of the protocol")
        case "override" where EnclosingType(of: node)?.isExtension ?? false:
            report(
                node, "an override in an extension needs the Objective-C runtime",
                "move the override into the body of its class")
        case let name where Self.wideModifiers.contains(name) && !isWitnessOutside(node):
            blank(node)
        default: break
        }
        return .skipChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.names.contains("objc"), node.inheritanceClause == nil {
            report(
                node.name,
                "without the Objective-C runtime `\(node.name.text)` is not bound to classes",
                "write `protocol \(node.name.text): AnyObject`")
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            switch selectors.add(node, in: part, index: index) {
            case .success(let name):
                edits.replace(range(of: node), with: name)
            case .failure(let problem):
                problems.append(problem)
            }
            return .skipChildren
        case "keyPath":
            report(
                node, "`#keyPath` needs the Objective-C runtime",
                "write the key as a string, or use a Swift key path")
            return .skipChildren
        default:
            return .visitChildren
        }
    }

    static func isBlanked(_ element: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = element else { return false }
        return blankAttributes.contains(attribute.attributeName.trimmedDescription)
    }

    /// A witness of a protocol from outside for a type from outside must stay as visible as both.
    private func isWitnessOutside(_ node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let candidate = current {
            if let node = candidate.as(ExtensionDeclSyntax.self) {
                return node.inheritanceClause != nil && Reach(of: node, in: index) == .nothing
                    && !index.declares(node.extendedType.trimmedDescription)
            }
            current = candidate.parent
        }
        return false
    }

    private func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia
            .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    private func blank(_ node: some SyntaxProtocol) {
        edits.blank(range(of: node), of: bytes)
    }

    private func report(_ node: some SyntaxProtocol, _ message: String, _ remedy: String) {
        let position = part.position(node.positionAfterSkippingLeadingTrivia)
        problems.append(Problem(position, message, remedy: remedy))
    }
}
