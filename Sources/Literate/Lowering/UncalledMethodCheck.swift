import SwiftSyntax

/// Finds methods of delegates and data sources that UIKit calls and the engine never does.
///
///     class Feed: UIViewController, UITableViewDelegate {
///         func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { 40 }
///     }
///
/// compiles, since a class may have any method, but no header is 40 pt high: so it is said.
final class UncalledMethodCheck: SyntaxVisitor {
    private let part: Part
    private let index: ProgramIndex
    private let calls: CalledMethods
    private let remedy: String
    private(set) var problems: [Problem] = []

    /// Looks through a part of the program that an index and its calls are of.
    init(_ part: Part, index: ProgramIndex, calls: CalledMethods, isBook: Bool = true) {
        self.part = part
        self.index = index
        self.calls = calls
        remedy =
            isBook
            ? "leave it out of the listing, or show it in a `text` block: no claim can show what it does"
            : "do not count on it here: leave it out, or see on a device what it does"
        super.init(viewMode: .sourceAccurate)
        walk(part.tree)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        CompilationConditions.excludes(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = Self.owner(of: node), Self.isFound(node, in: owner) else {
            return .visitChildren
        }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let name = "\(node.name.text)(\(labels.map { $0 + ":" }.joined()))"
        let declaring = UncalledMethods.declaring(name).first {
            isAsked(owner, for: name, by: $0, overrides: node.modifiers.names.contains("override"))
        }
        if let declaring {
            problems.append(
                Problem(
                    part.start(of: node.name),
                    "UIKit calls `\(name)` of \(declaring), the engine never does",
                    remedy: remedy))
        }
        return .visitChildren
    }

    /// The type or extension that a method is a member of; nil for a local function and for what a
    /// protocol requires.
    private static func owner(of node: FunctionDeclSyntax) -> Syntax? {
        var current = node.parent
        while let candidate = current {
            if candidate.is(CodeBlockSyntax.self) || candidate.is(ClosureExprSyntax.self)
                || candidate.is(AccessorBlockSyntax.self) || candidate.is(ProtocolDeclSyntax.self)
            {
                return nil
            }
            if candidate.asProtocol((any DeclGroupSyntax).self) != nil { return candidate }
            current = candidate.parent
        }
        return nil
    }

    /// Whether UIKit would find the method in an object.
    private static func isFound(_ node: FunctionDeclSyntax, in owner: Syntax) -> Bool {
        let words = node.modifiers.names
        let ofExtension = owner.as(ExtensionDeclSyntax.self)?.modifiers.names ?? []
        let isPrivate = !words.union(ofExtension).isDisjoint(with: ["private", "fileprivate"])
        return words.isDisjoint(with: ["static", "class"])
            && !node.attributes.names.contains("nonobjc")
            && (!isPrivate || node.attributes.names.contains("objc"))
    }

    /// Whether a type's object is somebody whom UIKit asks as that protocol says, and nobody else does.
    private func isAsked(
        _ owner: Syntax, for method: String, by name: String, overrides: Bool
    ) -> Bool {
        guard UIKitProtocols.implying(name).contains(where: { conforms(owner, to: $0) }) else {
            return false
        }
        let isOwn = index.protocols.contains { key, entry in
            entry.methods.contains { $0.fullName == method } && conforms(owner, to: key)
        }
        // What the engine declares, a class of the program may call in UIKit's place.
        let isCalled =
            OptionalMethods.all(of: name).keys.contains(method) && calls.names.contains(method)
        return !isOwn && !isCalled && !(overrides && isSaidAbove(owner, asking: name))
    }

    private func conforms(_ owner: Syntax, to name: String) -> Bool {
        if let type = EnclosingType.name(of: owner), index.types[type] != nil {
            return index.conforms(type, to: name)
        }
        // A class that is local to a function.
        return inherited(by: owner).contains { $0 == name || index.conforms($0, to: name) }
    }

    /// Whether a class of the program above a type conforms, so that its own method is spoken of.
    private func isSaidAbove(_ owner: Syntax, asking name: String) -> Bool {
        let above =
            EnclosingType.name(of: owner).map(index.superclasses)
            ?? inherited(by: owner).filter { index.types[$0] != nil }
        return above.contains { type in
            UIKitProtocols.implying(name).contains { index.conforms(type, to: $0) }
        }
    }

    private func inherited(by owner: Syntax) -> [String] {
        let clause = owner.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
        return clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    }
}
