import SwiftParser
import SwiftSyntax
import Testing

@testable import Literate

@Suite("The tree of a program that is put together from those of its declarations")
struct SyntaxTreesTests {
    /// What a tree has, node by node, with where each stands.
    private static func nodes(_ tree: SourceFileSyntax) -> [String] {
        var nodes: [String] = []
        func add(_ node: Syntax) {
            nodes.append("\(node.kind) \(node.position.utf8Offset) \(node.totalLength.utf8Length)")
            for child in node.children(viewMode: .all) { add(child) }
        }
        add(Syntax(tree))
        return nodes
    }

    @Test(
        "is the tree that the parser makes of all of it",
        arguments: [
            "", "let a = 1\n", "class A {\n    var b = 1\n}\n",
            "// Begins.\nimport UIKit\n#sourceLocation(file: \"a.md\", line: 3)\nfileprivate\nclass A {\n}\n\n\n/// Of B.\nclass B: A {\n    func c() {}\n}\n// Ends.\n",
            "let text = \"\"\"\n{\n}\n\nend\n\"\"\"\nclass A {\n}\n",
            "#if DEBUG\nclass A {\n}\n#endif\nclass B {\n}\n",
            "func a() {\n}\n\nfunc b() {\n",
        ])
    func whole(_ text: String) {
        let joined = SyntaxTrees().tree(ofProgram: text)
        #expect(Self.nodes(joined) == Self.nodes(Parser.parse(source: text)))
        #expect(joined.description == text)
    }

    @Test("knows the lines that directives say")
    func lines() throws {
        let text =
            "class A {\n}\n#sourceLocation(file: \"a.md\", line: 7)\nclass B {\n}\n#sourceLocation(file: \"b.md\", line: 20)\n\nclass C {\n}\n"
        let tree = SyntaxTrees().tree(ofProgram: text)
        let converter = SourceLocationConverter(fileName: "whole.swift", tree: tree)
        let places = tree.statements.map {
            converter.location(for: $0.positionAfterSkippingLeadingTrivia)
        }
        #expect(places.map(\.presumedLine).contains(21))
        #expect(places.last?.presumedFile == "b.md")
    }
}
