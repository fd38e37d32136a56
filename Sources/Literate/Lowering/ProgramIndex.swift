import SwiftSyntax

/// What a program declares: its types with their superclasses, conformances and methods.
struct ProgramIndex {
    /// A nominal type that the program declares or extends.
    struct TypeEntry {
        var isDeclared = false
        var isClass = false
        /// The types after the colon, of the declaration and of all extensions.
        var inherited: [String] = []
        var methods: [Method] = []
        var exposesMembers = false
        /// Why code at the top of the file cannot name the type's methods, or nil if it can.
        var obstacle: String?
    }

    /// A method, with what target and action need to know of it.
    struct Method {
        var baseName: String
        var labels: [String]
        var parameterTypes: [String]
        var returnsValue: Bool
        var isExposed: Bool
        var isOverride: Bool
        var isStatic: Bool
        var position: SourcePosition

        /// The name with its labels, such as `handle(_:)`.
        var fullName: String { "\(baseName)(\(labels.map { $0 + ":" }.joined()))" }
    }

    private(set) var types: [String: TypeEntry] = [:]
    /// Names declared at the top of the program.
    private(set) var protocols: Set<String> = []

    init(_ parts: [Part]) {
        for part in parts {
            let collector = Collector(part)
            collector.walk(part.tree)
            for (name, entry) in collector.types {
                types[name, default: TypeEntry()].merge(entry)
            }
            protocols.formUnion(collector.protocols)
        }
    }

    /// Whether the program declares a type or protocol of that name.
    func declares(_ name: String) -> Bool {
        types[name]?.isDeclared ?? false || protocols.contains(name)
    }

    /// Why code at the top of the file cannot name a type's methods: for the type's own sake, or for that of one around it.
    func obstacle(to type: String) -> String? {
        let names = type.split(separator: ".")
        return names.indices.lazy
            .compactMap { self.types[names[...$0].joined(separator: ".")]?.obstacle }.first
    }

    /// The program's own superclasses of a class, nearest first.
    func superclasses(of name: String) -> [String] {
        var chain: [String] = []
        var current = name
        while let next = types[current]?.inherited.first(where: { types[$0]?.isClass ?? false }),
            !chain.contains(next), next != name
        {
            chain.append(next)
            current = next
        }
        return chain
    }

    /// The methods of that base name in a type or its superclasses, those of the nearest type that
    /// has any.
    func methods(named baseName: String, in type: String) -> [Method] {
        for name in [type] + superclasses(of: type) {
            let found = types[name]?.methods.filter { $0.baseName == baseName } ?? []
            if !found.isEmpty { return found }
        }
        return []
    }

    private final class Collector: SyntaxVisitor {
        let part: Part
        var types: [String: TypeEntry] = [:]
        var protocols: Set<String> = []

        init(_ part: Part) {
            self.part = part
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            protocols.insert(node.name.text)
            return .skipChildren
        }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visitPost(_ node: ClassDeclSyntax) {
            enter(node, inheritance: node.inheritanceClause, attributes: node.attributes) {
                $0.isDeclared = true
                $0.isClass = true
                let isPrivate = node.modifiers.contains { $0.name.text == "private" }
                if node.genericParameterClause != nil {
                    $0.obstacle = "a generic class"
                } else if isPrivate, EnclosingType(of: node) != nil {
                    $0.obstacle = "a private class inside another type"
                }
            }
        }

        override func visitPost(_ node: StructDeclSyntax) {
            enter(node, inheritance: node.inheritanceClause, attributes: node.attributes) {
                $0.isDeclared = true
            }
        }

        override func visitPost(_ node: EnumDeclSyntax) {
            enter(node, inheritance: node.inheritanceClause, attributes: node.attributes) {
                $0.isDeclared = true
            }
        }

        override func visitPost(_ node: ActorDeclSyntax) {
            enter(node, inheritance: node.inheritanceClause, attributes: node.attributes) {
                $0.isDeclared = true
            }
        }

        override func visitPost(_ node: ExtensionDeclSyntax) {
            enter(node, inheritance: node.inheritanceClause, attributes: node.attributes) { _ in }
        }

        override func visitPost(_ node: FunctionDeclSyntax) {
            guard let type = EnclosingType(of: node), let name = type.name else { return }
            let parameters = node.signature.parameterClause.parameters
            let method = Method(
                baseName: node.name.text, labels: parameters.map(\.firstName.text),
                parameterTypes: parameters.map(\.type.trimmedDescription),
                returnsValue: node.signature.returnClause.map {
                    !["Void", "()"].contains($0.type.trimmedDescription)
                } ?? false,
                isExposed: node.attributes.names.contains { ["objc", "IBAction"].contains($0) },
                isOverride: node.modifiers.contains { $0.name.text == "override" },
                isStatic: node.modifiers.contains { ["static", "class"].contains($0.name.text) },
                position: part.position(node.name.positionAfterSkippingLeadingTrivia))
            types[name, default: TypeEntry()].methods.append(method)
        }

        private func enter(
            _ node: some SyntaxProtocol, inheritance: InheritanceClauseSyntax?,
            attributes: AttributeListSyntax, _ change: (inout TypeEntry) -> Void
        ) {
            guard let name = EnclosingType.name(of: Syntax(node)) else { return }
            var entry = types[name] ?? TypeEntry()
            entry.inherited += inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            if attributes.names.contains(where: { ["objc", "objcMembers"].contains($0) }) {
                entry.exposesMembers = true
            }
            change(&entry)
            types[name] = entry
        }
    }
}

extension ProgramIndex.TypeEntry {
    mutating func merge(_ other: Self) {
        isDeclared = isDeclared || other.isDeclared
        isClass = isClass || other.isClass
        inherited += other.inherited
        methods += other.methods
        exposesMembers = exposesMembers || other.exposesMembers
        obstacle = obstacle ?? other.obstacle
    }
}

extension AttributeListSyntax {
    /// The attributes' names, without `@`.
    var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }
}
