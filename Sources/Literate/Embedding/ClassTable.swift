import SwiftSyntax

/// The classes and protocols of a program and of the engine under it: a closed world, in which everything that a cast asks the
/// runtime about can be looked up beforehand.
struct ClassTable {
    /// A class with what it inherits from.
    private struct Class {
        var above: [String]
    }

    private var classes: [String: Class] = [:]
    /// The protocols, in no order.
    private(set) var protocols: Set<String> = []

    /// What some sources declare.
    init(_ sources: [SourceFileSyntax] = []) { for source in sources { add(source) } }

    /// Adds what a source declares; a class takes the place of one of the same name.
    mutating func add(_ source: SourceFileSyntax) {
        let collector = Collector()
        collector.walk(source)
        for (name, above) in collector.classes { classes[name] = Class(above: above) }
        for (name, more) in collector.extensions { classes[name]?.above += more }
        protocols.formUnion(collector.protocols)
    }

    /// Whether a class is another one, inherits from it, or conforms to a protocol of that name.
    func isKind(_ name: String, of other: String) -> Bool {
        name == other || (classes[name]?.above.contains { isKind($0, of: other) } ?? false)
    }

    /// The classes that conform to a protocol by themselves or through one above them, in the order of their names.
    func conforming(to name: String) -> [String] {
        classes.keys.filter { isKind($0, of: name) }.sorted()
    }

    /// Whether a class says itself, in its head or in an extension, that it conforms to a protocol.
    func declares(_ name: String, conformanceTo other: String) -> Bool {
        classes[name]?.above.contains { protocols.contains($0) && isKind($0, of: other) } ?? false
    }

    private final class Collector: SyntaxVisitor {
        var classes: [(name: String, above: [String])] = []
        var extensions: [(name: String, above: [String])] = []
        var protocols: Set<String> = []

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            classes.append((node.name.text, Self.names(in: node.inheritanceClause)))
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            extensions.append(
                (node.extendedType.trimmedDescription, Self.names(in: node.inheritanceClause)))
            return .visitChildren
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            protocols.insert(node.name.text)
            classes.append((node.name.text, Self.names(in: node.inheritanceClause)))
            return .visitChildren
        }

        private static func names(in clause: InheritanceClauseSyntax?) -> [String] {
            (clause?.inheritedTypes ?? []).flatMap { inherited -> [String] in
                let words = inherited.type.trimmedDescription.split(separator: "&")
                return words.map { word in
                    String(
                        word.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                }
            }
        }
    }
}
