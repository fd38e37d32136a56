import SwiftParser
import SwiftSyntax

/// A test function of the package.
public struct Test: Codable, Hashable, Sendable {
    /// Its number in this build.
    public var number: Int
    /// As Swift Testing has it: `TouchEngineTests.LayerTests/sublayersExchanged`.
    public let name: String
    /// Whether it is a claim of a chapter.
    var isClaim: Bool { name.hasPrefix("\(ClaimSources.target).") }
    /// What it claims.
    public let title: String
    /// The path from the package's folder.
    public let file: String
    /// The line of its name.
    public let line: Int
    /// The rules that its title names, or its suite's.
    public let rules: [String]
    /// Whether its file imports what it could notice a mutant by; tests of other things are not run.
    let usesEngine: Bool
}

/// A file of tests, each of which asks whether it is to run, and says when it begins and ends.
struct InstrumentedTests {
    let tests: [Test]
    let text: String

    /// The tests of a file, and the marks that they get; both are numbered only when all files are known.
    struct Marks: Codable {
        var tests: [Test] = []
        var edits: [Edit] = []

        /// Reads a file of tests.
        init(path: String, source: String, module: String) {
            let tree = Parser.parse(source: source)
            let usesEngine = ["TouchEngine", "Fuzzing"].contains { source.contains("import \($0)") }
            let finder = TestFinder(path: path, module: module, usesEngine: usesEngine, tree: tree)
            finder.walk(tree)
            tests = finder.tests
            edits = finder.edits
        }
    }

    /// Reads a file of tests; numbers them from a first one on.
    init(path: String, source: String, module: String, from first: Int) {
        self.init(
            source: source, Marks(path: path, source: source, module: module), from: first)
    }

    /// A file whose tests are known, numbered from a first one on.
    init(source: String, _ marks: Marks, from first: Int) {
        var tests = marks.tests
        for index in tests.indices { tests[index].number = first + index }
        let edits = marks.edits.enumerated().map { $0.element.numbered(first + $0.offset) }
        self.tests = tests
        // A `#sourceLocation` must begin its line, and says itself which line comes next.
        let separator = source.contains("#sourceLocation") ? "\n" : "; "
        text = "import MutantSwitch" + separator + EditedText(source, edits).text
    }
}

private final class TestFinder: SyntaxVisitor {
    private(set) var tests: [Test] = []
    private(set) var edits: [Edit] = []
    private let path: String
    private let module: String
    private let usesEngine: Bool
    private let converter: SourceLocationConverter

    init(path: String, module: String, usesEngine: Bool, tree: SourceFileSyntax) {
        self.usesEngine = usesEngine
        self.path = path
        self.module = module
        converter = SourceLocationConverter(fileName: path, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = Self.attribute("Test", of: node.attributes), let body = node.body
        else { return .visitChildren }
        let title = Self.title(of: attribute) ?? node.name.text
        tests.append(
            Test(
                number: 0, name: "\(module).\(suites(around: node))\(node.name.text)",
                title: title, file: path,
                line: converter.location(for: node.name.positionAfterSkippingLeadingTrivia).line,
                rules: RuleNames.names(in: title), usesEngine: usesEngine))
        let start = body.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        edits.append(
            Edit(
                start: start, end: start,
                prefix: " guard mutant_test_begins(\(Edit.number)) else { return }; "
                    + "defer { mutant_test_ends(\(Edit.number)) };", suffix: ""))
        return .skipChildren
    }

    private func suites(around node: FunctionDeclSyntax) -> String {
        var names: [String] = []
        var next = node.parent
        while let syntax = next {
            if let type = syntax.asProtocol(NamedDeclSyntax.self) { names.append(type.name.text) }
            if let type = syntax.as(ExtensionDeclSyntax.self) {
                names.append(type.extendedType.trimmedDescription)
            }
            next = syntax.parent
        }
        return names.reversed().map { $0 + "/" }.joined()
    }

    private static func attribute(
        _ name: String, of list: AttributeListSyntax
    ) -> AttributeSyntax? {
        list.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription == name }
    }

    private static func title(of attribute: AttributeSyntax) -> String? {
        guard let arguments = attribute.arguments?.as(LabeledExprListSyntax.self),
            let text = arguments.first?.expression.as(StringLiteralExprSyntax.self)
        else { return nil }
        return text.segments.trimmedDescription
    }
}
