import SwiftSyntax

/// The path that a `#keyPath` names: in Objective-C, a string.
///
/// `#keyPath(Base.superview.frame)` is `"superview.frame"`, and the compiler is asked about `\Base.superview`.
struct KeyPathName {
    /// The properties, joined by dots.
    let text: String
    /// The type that has the first of them, as the compiler is asked about it.
    let root: String
    let first: String
    /// Whether code at the top of the file can name the type.
    let isNamedAnywhere: Bool

    init(
        _ node: MacroExpansionExprSyntax, in part: Part, index: ProgramIndex
    ) throws(Problem) {
        let position = part.position(node.positionAfterSkippingLeadingTrivia)
        let unclear = Problem(
            position, "what this `#keyPath` names cannot be told here",
            remedy: "write the type and its properties: `#keyPath(UIView.frame)`")
        guard node.arguments.count == 1, let argument = node.arguments.first,
            argument.label == nil, var names = Self.names(in: argument.expression)
        else { throw unclear }
        let enclosing = EnclosingType(of: node)
        var type: [String] = []
        if names.first == "self" || names.first == "Self" {
            names.removeFirst()
        } else {
            while let next = names.first, next.first?.isUppercase ?? false {
                type.append(names.removeFirst())
            }
        }
        guard let first = names.first, !first.contains("(") else { throw unclear }
        text = names.joined(separator: ".")
        self.first = first
        if type.isEmpty {
            guard let enclosing else { throw unclear }
            let hasObstacle = enclosing.name.map { index.obstacle(to: $0) != nil } ?? true
            root = hasObstacle ? enclosing.shortName : enclosing.name ?? enclosing.shortName
            isNamedAnywhere = !hasObstacle
        } else {
            let written = type.joined(separator: ".")
            let name = index.fullName(of: written, seenFrom: enclosing?.name)
            isNamedAnywhere = index.obstacle(to: name) == nil
            root = isNamedAnywhere ? name : written
            if !isNamedAnywhere && enclosing == nil { throw unclear }
        }
        let owner = index.fullName(of: root, seenFrom: enclosing?.name)
        if let found = index.property(named: first, in: owner), !found.isExposed,
            !found.isOverride, !index.exposesMembers(owner)
        {
            throw Problem(
                position, "`\(first)` has no key: it is not `@objc`",
                remedy: "write `@objc` before the property at line \(found.position.line)")
        }
    }

    private static func names(in expression: ExprSyntax) -> [String]? {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return name.argumentNames == nil ? [name.baseName.text] : nil
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
            let before = names(in: base), member.declName.argumentNames == nil
        else { return nil }
        return before + [member.declName.baseName.text]
    }
}
