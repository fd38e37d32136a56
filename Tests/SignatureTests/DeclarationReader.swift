import SwiftParser
import SwiftSyntax

/// What a set of Swift sources declares for others to see, leaving out what is for Embedded Swift alone.
struct Declarations {
    var headers: [String: TypeHeader] = [:]
    var members: [Declaration] = []

    /// Reads a source; in an interface, such as a table of Apple's, everything is public.
    mutating func read(_ source: String, file: String, isInterface: Bool) {
        let tree = Parser.parse(source: source)
        var reader = DeclarationReader(
            file: file, isInterface: isInterface,
            converter: SourceLocationConverter(fileName: file, tree: tree))
        reader.read(tree.statements.map { $0.item }.map(Syntax.init), in: .module)
        for header in reader.headers {
            if let known = headers[header.name] {
                headers[header.name]?.inherited = known.inherited + header.inherited
            } else {
                headers[header.name] = header
            }
        }
        for (name, inherited) in reader.conformances { conformances.append((name, inherited)) }
        members += reader.members
    }

    /// What extensions add behind a colon; `settle` gives it to the types.
    private var conformances: [(String, [String])] = []

    /// Brings the extensions together with their types, and drops what belongs to a type that nobody sees.
    mutating func settle() {
        for (name, inherited) in conformances { headers[name]?.inherited += inherited }
        conformances = []
        let hidden = Set(headers.values.filter { !$0.isPublic }.map(\.name))
        func isHidden(_ name: String) -> Bool {
            let parts = name.split(separator: ".")
            return parts.indices.contains {
                hidden.contains(parts[...$0].joined(separator: "."))
            }
        }
        headers = headers.filter { !isHidden($0.key) }
        members.removeAll { isHidden($0.owner) }
    }
}

/// Reads the declarations of one file.
struct DeclarationReader {
    let file: String
    let isInterface: Bool
    let converter: SourceLocationConverter
    var headers: [TypeHeader] = []
    var conformances: [(String, [String])] = []
    var members: [Declaration] = []

    init(file: String, isInterface: Bool, converter: SourceLocationConverter) {
        self.file = file
        self.isInterface = isInterface
        self.converter = converter
    }

    /// What surrounds a declaration.
    struct Scope {
        var owner = ""
        var isProtocol = false
        var isExtension = false
        /// Whether what says nothing of its access is public.
        var isPublic = false

        static let module = Scope()
    }

    mutating func read(_ items: [Syntax], in scope: Scope) {
        for item in items { read(item, in: scope) }
    }

    private mutating func read(_ item: Syntax, in scope: Scope) {
        switch item.as(SyntaxEnum.self) {
        case .ifConfigDecl(let choice): read(choice, in: scope)
        case .classDecl(let it):
            read(it, it.name, "class", it.genericParameterClause, in: scope)
        case .structDecl(let it):
            read(it, it.name, "struct", it.genericParameterClause, in: scope)
        case .enumDecl(let it):
            read(it, it.name, "enum", it.genericParameterClause, in: scope)
        case .protocolDecl(let it): read(it, it.name, "protocol", nil, in: scope)
        case .extensionDecl(let it):
            let name = it.extendedType.trimmedDescription
            conformances.append((name, names(it.inheritanceClause)))
            let isPublic = it.modifiers.contains { $0.name.text == "public" }
            read(
                it.memberBlock.members.map { Syntax($0.decl) },
                in: Scope(owner: name, isExtension: true, isPublic: isPublic || isInterface))
        case .functionDecl, .initializerDecl, .variableDecl, .enumCaseDecl, .typeAliasDecl,
            .subscriptDecl:
            members += MemberReader(
                file: file, converter: converter, scope: scope, isInterface: isInterface
            ).members(item)
        default: break
        }
    }

    private mutating func read(_ choice: IfConfigDeclSyntax, in scope: Scope) {
        let conditions = choice.clauses.map { $0.condition?.trimmedDescription }
        for (clause, condition) in zip(choice.clauses, conditions) {
            let isEmbedded =
                condition == "hasFeature(Embedded)"
                || condition == nil && conditions.first == "!hasFeature(Embedded)"
            guard !isEmbedded, let elements = clause.elements else { continue }
            switch elements {
            case .statements(let list): read(list.map { Syntax($0.item) }, in: scope)
            case .decls(let list): read(list.map { Syntax($0.decl) }, in: scope)
            default: break
            }
        }
    }

    private mutating func read(
        _ declaration: some DeclGroupSyntax, _ name: TokenSyntax, _ kind: String,
        _ generics: GenericParameterClauseSyntax?, in scope: Scope
    ) {
        let access = declaration.modifiers.map(\.name.text)
        let isPublic =
            isInterface || scope.isPublic || access.contains("public") || access.contains("open")
        let full = scope.owner.isEmpty ? name.bare : "\(scope.owner).\(name.bare)"
        headers.append(
            TypeHeader(
                kind: kind, name: full, inherited: names(declaration.inheritanceClause),
                generics: generics?.parameters.map(\.name.text) ?? [], isPublic: isPublic,
                isOpen: isInterface || access.contains("open"),
                place: converter.place(of: name, in: file)))
        read(
            declaration.memberBlock.members.map { Syntax($0.decl) },
            in: Scope(
                owner: full, isProtocol: kind == "protocol",
                isPublic: isPublic && (isInterface || kind == "protocol")))
    }

    private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    }
}

extension SourceLocationConverter {
    /// Where something is written.
    func place(of node: some SyntaxProtocol, in file: String) -> Place {
        Place(file: file, line: location(for: node.positionAfterSkippingLeadingTrivia).line)
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var bare: String { text.filter { $0 != "`" } }
}
