import SwiftParser
import SwiftSyntax

/// What a set of sources says of its types, as far as it is plain: what they inherit from and conform to, and the types of
/// their properties and of what their methods return.
final class TypeFacts: SyntaxAnyVisitor {
    private var inherited: [String: [String]] = [:]
    /// By type and name; nil where two members of one name differ, or the type is not written.
    private var members: [String: [String: String?]] = [:]

    init(_ trees: [SourceFileSyntax]) {
        super.init(viewMode: .sourceAccurate)
        for tree in trees { walk(tree) }
    }

    /// The type and all above it, nearest first; names that are declared nowhere are among them.
    func ancestry(of type: String) -> [String] {
        var found: [String] = []
        var open = [type]
        while !open.isEmpty {
            let next = open.removeFirst()
            guard !found.contains(next) else { continue }
            found.append(next)
            open += (inherited[next] ?? []).map { fullName($0, seenFrom: next) }
        }
        return found
    }

    /// The types above and including one that declare a member.
    func declarers(of name: String, in type: String) -> [String] {
        ancestry(of: type).filter { members[$0]?.keys.contains(name) ?? false }
    }

    /// The type of a member, or of what it returns.
    func type(of name: String, in type: String) -> String? {
        if type.hasPrefix("[") {
            return ["first", "last", "randomElement"].contains(name)
                ? Self.element(of: type)
                : ["reversed", "filter", "sorted"].contains(name) ? type : nil
        }
        guard let owner = declarers(of: name, in: type).first, let found = members[owner]?[name]
        else {
            return inherited.keys.contains("\(type).\(name)") ? "\(type).\(name)" : nil
        }
        return found.map { fullName($0, seenFrom: owner) }
    }

    /// The full name of a type as code inside another may shorten it.
    func fullName(_ name: String, seenFrom scope: String) -> String {
        if let element = Self.element(of: name) {
            return "[\(fullName(element, seenFrom: scope))]"
        }
        if name == "Self" { return scope }
        var parts = scope.split(separator: ".")
        while !parts.isEmpty {
            let candidate = parts.joined(separator: ".") + "." + name
            if inherited.keys.contains(candidate) { return candidate }
            parts.removeLast()
        }
        return name
    }

    /// A type without what makes it optional, existential or generic; sets are arrays.
    static func plain(_ type: TypeSyntax) -> String {
        switch type.as(TypeSyntaxEnum.self) {
        case .optionalType(let it): plain(it.wrappedType)
        case .implicitlyUnwrappedOptionalType(let it): plain(it.wrappedType)
        case .someOrAnyType(let it): plain(it.constraint)
        case .attributedType(let it): plain(it.baseType)
        case .arrayType(let it): "[\(plain(it.element))]"
        case .tupleType(let it) where it.elements.count == 1:
            it.elements.first.map { plain($0.type) } ?? ""
        case .identifierType(let it) where it.name.text == "Set":
            "[\(it.genericArgumentClause?.arguments.first?.argument.trimmedDescription ?? "")]"
        case .identifierType(let it): it.name.bare
        default: type.trimmedDescription
        }
    }

    /// What an array holds.
    static func element(of type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]"), value(of: type) == nil else { return nil }
        return String(type.dropFirst().dropLast())
    }

    /// What a dictionary holds for its keys.
    static func value(of type: String) -> String? {
        guard type.hasPrefix("["), type.hasSuffix("]") else { return nil }
        var depth = 0
        let colon = type.dropFirst().firstIndex { letter in
            if "([<".contains(letter) { depth += 1 }
            if ")]>".contains(letter) { depth -= 1 }
            return letter == ":" && depth == 0
        }
        return colon.map { String(type[type.index(after: $0)...].dropLast().trimmingPrefix(" ")) }
    }

    /// The name of a method followed by this stands for what its last closure is handed.
    static let handed = "{}"

    /// The full name of the innermost type around a piece of code; nil if there is none.
    static func enclosing(_ node: some SyntaxProtocol) -> String? {
        var names: [String] = []
        var current = node.parent
        while let candidate = current {
            if let name = name(of: candidate) { names.insert(name, at: 0) }
            current = candidate.parent
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    static func name(of node: Syntax) -> String? {
        switch node.as(SyntaxEnum.self) {
        case .classDecl(let it): it.name.bare
        case .structDecl(let it): it.name.bare
        case .enumDecl(let it): it.name.bare
        case .protocolDecl(let it): it.name.bare
        case .extensionDecl(let it): it.extendedType.trimmedDescription
        default: nil
        }
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isEmbeddedAlone ? .skipChildren : .visitChildren
    }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if let name = Self.name(of: node),
            let group = node.asProtocol((any DeclGroupSyntax).self)
        {
            let full = Self.enclosing(node).map { "\($0).\(name)" } ?? name
            inherited[full, default: []] +=
                group.inheritanceClause?.inheritedTypes.map { Self.plain($0.type) } ?? []
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        var type: TypeSyntax?
        for binding in node.bindings.reversed() {
            type = binding.typeAnnotation?.type ?? binding.initializer?.value.plainType ?? type
            if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
                add(name.identifier.bare, type, of: node)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.bare, node.signature.returnClause?.type, of: node)
        var last = node.signature.parameterClause.parameters.last?.type
        if let attributed = last?.as(AttributedTypeSyntax.self) { last = attributed.baseType }
        if let closure = last?.as(FunctionTypeSyntax.self), closure.parameters.count == 1 {
            add(node.name.bare + Self.handed, closure.parameters.first?.type, of: node)
        }
        return .skipChildren
    }

    private func add(_ name: String, _ type: TypeSyntax?, of node: some SyntaxProtocol) {
        guard let owner = Self.enclosing(node) else { return }
        let plain = type.map { Self.plain($0) }
        if let known = members[owner]?[name], known != plain {
            members[owner]?[name] = .some(nil)
        } else {
            members[owner, default: [:]][name] = .some(plain)
        }
    }
}

extension IfConfigClauseSyntax {
    /// Whether only the page's build compiles what stands under the clause.
    var isEmbeddedAlone: Bool {
        let first = parent?.as(IfConfigClauseListSyntax.self)?.first?.condition?.trimmedDescription
        return condition?.trimmedDescription == "hasFeature(Embedded)"
            || condition == nil && first == "!hasFeature(Embedded)"
    }
}
