import Literate
import SwiftSyntax

/// A test of the engine, and what it says that it holds: the parentheses at the end of its name.
public struct EngineTest: Codable, Equatable, Sendable {
    /// Its name without those parentheses.
    public var claim: String
    /// The numbers of the rules it holds.
    public var rules: [String]
    /// The names of the model values it holds.
    public var modelValues: [String]
    /// Whether it is tagged as one that holds no rule.
    public var isApparatus: Bool
    /// Where its name stands.
    public var position: SourcePosition

    // Read once: a literal in a function is read at each use.
    nonisolated(unsafe) private static let list = /\s?\((?<list>[^()]*)\)$/
    nonisolated(unsafe) private static let model = /model: *(\w+)/

    init(name: String, isApparatus: Bool, position: SourcePosition) {
        let list = name.firstMatch(of: Self.list)
        let names = (list?.list ?? "").split(separator: ",").map { $0.trimmingSpaces }
        let model = names.compactMap { $0.wholeMatch(of: Self.model).map { String($0.1) } }
        let rules = names.filter(RuleName.isOne)
        // Parentheses without a rule's number are part of the sentence; with one, they list what the test holds.
        let isList = !model.isEmpty || !rules.isEmpty
        claim = isList ? String(name[..<(list?.range.lowerBound ?? name.endIndex)]) : name
        self.rules = rules
        modelValues = model
        others = isList ? names.filter { !RuleName.isOne($0) && !$0.hasPrefix("model:") } : []
        self.isApparatus = isApparatus
        self.position = position
    }

    /// What stands among the rules and is neither a rule's number nor a model value.
    let others: [String]

    /// The tests of a file, in order.
    static func all(in file: SwiftFile) -> [EngineTest] {
        let finder = TestFinder(file)
        finder.walk(file.tree)
        return finder.tests
    }
}

/// Finds functions with a `@Test` attribute, and the tags of the suites around them.
private final class TestFinder: SyntaxVisitor {
    private let file: SwiftFile
    private(set) var tests: [EngineTest] = []

    init(_ file: SwiftFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let test = node.attributes.attribute(named: "Test") else { return .skipChildren }
        let literal = test.unlabelledText
        let name = literal?.representedLiteralValue ?? node.name.text.filter { $0 != "`" }
        let attributes = [test] + node.suites
        tests.append(
            EngineTest(
                name: name, isApparatus: attributes.contains(where: \.isApparatus),
                position: literal.map { file.position(of: $0) } ?? file.position(of: node.name)))
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// The `@Suite` attributes of the types around a declaration.
    fileprivate var suites: [AttributeSyntax] {
        sequence(first: Syntax(self), next: \.parent).compactMap {
            $0.asProtocol((any DeclGroupSyntax).self)?.attributes.attribute(named: "Suite")
        }
    }
}

extension AttributeListSyntax {
    fileprivate func attribute(named name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
            $0.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) == name
        }
    }
}

extension AttributeSyntax {
    private var labelledArguments: LabeledExprListSyntax? {
        arguments?.as(LabeledExprListSyntax.self)
    }

    /// The display name.
    fileprivate var unlabelledText: StringLiteralExprSyntax? {
        labelledArguments?.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
    }

    /// Whether its traits hold `.tags(… .apparatus …)`.
    fileprivate var isApparatus: Bool {
        (labelledArguments.map(Array.init) ?? []).contains { argument in
            guard let call = argument.expression.as(FunctionCallExprSyntax.self),
                call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                    == "tags"
            else { return false }
            return call.arguments.contains {
                $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "apparatus"
            }
        }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
