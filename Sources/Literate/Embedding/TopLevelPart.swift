import SwiftSyntax

/// What stands at the top of a program's source under one name: a type with its extensions, a function, a constant, or an extension
/// of one of the engine's types.
struct TopLevelPart {
    /// The names by which code of the same file calls it; none, if it only extends a type of somebody else.
    private(set) var names: Set<String> = []
    /// The members that it gives to types of somebody else.
    private(set) var members: Set<String> = []
    /// Whether it may be used without a name that stands in its text: an initializer of the engine's type, an operator.
    private(set) var isNameless = false
    private var nodes: [Syntax] = []

    /// The text without comments.
    private(set) var text = ""
    /// The names in it that mean something at the top of a file.
    private(set) var references: Set<String> = []
    /// All the names in it, members and labels too.
    private(set) var words: Set<String> = []
    /// What it declares below the top of the file: members, parameters, locals.
    private(set) var inner: Set<String> = []

    /// The parts of a source, in the order of their first lines; nil if something stands there that is no declaration.
    static func parts(of tree: SourceFileSyntax) -> [TopLevelPart]? {
        var parts: [TopLevelPart] = []
        var extensions: [(ExtensionDeclSyntax, Syntax)] = []
        for item in tree.statements {
            guard case .decl(let declaration) = item.item, !declaration.is(IfConfigDeclSyntax.self)
            else { return nil }
            if let node = declaration.as(ExtensionDeclSyntax.self) {
                extensions.append((node, Syntax(node)))
            } else if let names = Self.names(of: declaration) {
                var part = TopLevelPart()
                part.names = names
                part.isNameless = names.isEmpty
                part.nodes = [Syntax(declaration)]
                parts.append(part)
            } else {
                return nil
            }
        }
        for (node, syntax) in extensions { parts.add(node, syntax) }
        for place in parts.indices { parts[place].read() }
        return parts
    }

    private static func names(of declaration: DeclSyntax) -> Set<String>? {
        if let function = declaration.as(FunctionDeclSyntax.self) {
            guard case .identifier(let name) = function.name.tokenKind else { return [] }
            return [name]
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            let names = variable.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            }
            return names.count == variable.bindings.count ? Set(names) : nil
        }
        return declaration.asProtocol(NamedDeclSyntax.self).map { [$0.name.text] }
    }

    fileprivate static func extending(_ node: ExtensionDeclSyntax, _ syntax: Syntax) -> Self {
        var part = TopLevelPart()
        part.add(node, syntax)
        return part
    }

    fileprivate mutating func add(_ node: ExtensionDeclSyntax, _ syntax: Syntax) {
        nodes.append(syntax)
        if names.contains(node.firstName) { return }
        for member in node.memberBlock.members {
            guard let found = Self.names(of: member.decl), !found.isEmpty else {
                isNameless = true
                continue
            }
            members.formUnion(found)
        }
    }

    /// Collects what stands in the text.
    private mutating func read() {
        for node in nodes {
            for token in node.tokens(viewMode: .sourceAccurate) {
                guard case .identifier(let name) = token.tokenKind else { continue }
                words.insert(name)
                switch token.place {
                case .reference: references.insert(name)
                case .declaration:
                    if !(names.contains(name) && token.parent?.id == node.id
                        || token.isBinding(of: node))
                    {
                        inner.insert(name)
                    }
                case .member: break
                }
            }
        }
        text = renamed([:])
    }

    /// The text without comments and empty lines, in which the top of the file calls some things by other names.
    func renamed(_ others: [String: String]) -> String {
        var text = ""
        for node in nodes {
            for token in node.tokens(viewMode: .sourceAccurate) {
                text.add(token.leadingTrivia)
                if case .identifier(let name) = token.tokenKind, let other = others[name],
                    token.place != .member
                {
                    text += other
                } else {
                    text += token.text
                }
                text.add(token.trailingTrivia)
            }
            text += "\n"
        }
        return text
    }
}

extension [TopLevelPart] {
    /// Adds an extension to the part whose type it extends, or to that of the protocol of the file to which it makes a type conform.
    fileprivate mutating func add(_ node: ExtensionDeclSyntax, _ syntax: Syntax) {
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let homes = [node.firstName] + inherited
        if let place = firstIndex(where: { !$0.names.isDisjoint(with: homes) }) {
            self[place].add(node, syntax)
        } else {
            append(.extending(node, syntax))
        }
    }
}

extension ExtensionDeclSyntax {
    /// The type that is extended, without those inside it.
    fileprivate var firstName: String {
        String(extendedType.trimmedDescription.prefix { $0 != "." && $0 != "<" })
    }
}

extension TokenSyntax {
    fileprivate enum Place {
        /// It means what that name means where it stands.
        case reference
        /// It gives the name to something.
        case declaration
        /// It is looked up in something else, or is a label.
        case member
    }

    fileprivate var place: Place {
        guard let parent else { return .member }
        if let reference = parent.as(DeclReferenceExprSyntax.self) {
            let access = reference.parent?.as(MemberAccessExprSyntax.self)
            return access?.declName.id == reference.id ? .member : .reference
        }
        if parent.is(IdentifierTypeSyntax.self) { return .reference }
        if parent.is(MemberTypeSyntax.self) || parent.is(LabeledExprSyntax.self)
            || parent.is(TupleTypeElementSyntax.self) || parent.is(DeclNameArgumentSyntax.self)
            || parent.is(AvailabilityArgumentSyntax.self)
        {
            return .member
        }
        if let parameter = parent.as(FunctionParameterSyntax.self), parameter.secondName != nil,
            parameter.firstName.id == id
        {
            return .member
        }
        return .declaration
    }

    /// Whether it names what a variable at the top of the file declares.
    fileprivate func isBinding(of node: Syntax) -> Bool {
        guard let pattern = parent?.as(IdentifierPatternSyntax.self),
            let list = pattern.parent?.parent
        else { return false }
        return list.parent?.id == node.id
    }
}

extension String {
    /// Adds what stands between words, without comments and empty lines.
    fileprivate mutating func add(_ trivia: Trivia) {
        for piece in trivia {
            switch piece {
            case .lineComment, .blockComment, .docLineComment, .docBlockComment: break
            case .newlines:
                while last == " " { removeLast() }
                if !isEmpty, last != "\n" { self += "\n" }
            default: piece.write(to: &self)
            }
        }
    }
}
