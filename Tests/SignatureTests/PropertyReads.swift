import SwiftSyntax

/// The places where properties of some names are read.
final class PropertyReads: SyntaxVisitor {
    struct Read {
        let name: String
        /// The type of the object; nil if it is not plain.
        let type: String?
        /// The property in whose accessor it stands.
        let home: UnreadProperties.Property?

        func isInside(_ property: UnreadProperties.Property) -> Bool { home == property }

        /// Whether it may be of that property, which a type above may ask for as well, or a protocol.
        func means(_ property: UnreadProperties.Property, _ facts: TypeFacts) -> Bool {
            guard name == property.name else { return false }
            guard let type else { return true }
            let declarers = facts.declarers(of: name, in: type)
            return declarers.contains(property.type)
                || !Set(declarers).isDisjoint(with: facts.declarers(of: name, in: property.type))
        }
    }

    private(set) var found: [Read] = []
    private let facts: TypeFacts
    private let types: ExpressionTypes
    private let all: Set<UnreadProperties.Property>
    /// By name, those that no read outside of accessors was found of; further reads of others are not looked into.
    private var open: [String: [UnreadProperties.Property]]

    init(of all: Set<UnreadProperties.Property>, facts: TypeFacts) {
        self.all = all
        self.facts = facts
        open = Dictionary(grouping: all, by: \.name)
        types = ExpressionTypes(facts: facts)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isEmbeddedAlone ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.bare
        guard open[name] != nil else { return .skipChildren }
        let member = node.parent?.as(MemberAccessExprSyntax.self)
            .flatMap { $0.declName.id == node.id ? $0 : nil }
        let whole = member.map(ExprSyntax.init) ?? ExprSyntax(node)
        if Self.isOnlySet(whole) { return .skipChildren }
        if let member {
            // `.name` alone is a value of a type.
            guard let base = member.base else { return .skipChildren }
            let type = types.type(of: base)
            // What is called is a method, as long as nothing speaks for a property.
            if type == nil, member.parent?.is(FunctionCallExprSyntax.self) ?? false {
                return .visitChildren
            }
            add(name, type, at: node)
        } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false {
            add(name, nil, at: node)
        } else if case .none = LocalName(name, at: node), let type = TypeFacts.enclosing(node) {
            add(name, type, at: node)
        }
        return .skipChildren
    }

    /// `if let name` reads what has that name.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
            open[pattern.identifier.bare] != nil,
            case .none = LocalName(pattern.identifier.bare, at: node),
            let type = TypeFacts.enclosing(node)
        {
            add(pattern.identifier.bare, type, at: node)
        }
        return .visitChildren
    }

    private func add(_ name: String, _ type: String?, at node: some SyntaxProtocol) {
        guard let left = open[name] else { return }
        let home = Self.home(of: node)
        let read = Read(name: name, type: type, home: home.flatMap { all.contains($0) ? $0 : nil })
        found.append(read)
        guard read.home == nil else { return }
        let still = left.filter { !read.means($0, facts) }
        open[name] = still.isEmpty ? nil : still
    }

    /// Whether an expression is what a value is assigned to, alone or among others.
    private static func isOnlySet(_ expression: ExprSyntax) -> Bool {
        var target = Syntax(expression)
        while let element = target.parent?.as(LabeledExprSyntax.self),
            let tuple = element.parent?.parent?.as(TupleExprSyntax.self)
        {
            target = Syntax(tuple)
        }
        guard let elements = target.parent?.as(ExprListSyntax.self) else { return false }
        return elements.first?.id == target.id
            && elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    }

    /// The property whose accessor or observer holds a piece of code.
    private static func home(of node: some SyntaxProtocol) -> UnreadProperties.Property? {
        var current = node.parent
        while let candidate = current {
            if let binding = candidate.as(PatternBindingSyntax.self),
                let name = binding.pattern.as(IdentifierPatternSyntax.self),
                candidate.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false,
                let type = TypeFacts.enclosing(candidate)
            {
                return .init(type: type, name: name.identifier.bare)
            }
            current = candidate.parent
        }
        return nil
    }
}
