import SwiftSyntax

/// The members of an extension that only its class can have without Objective-C: overrides, and
/// what a subclass overrides.
///
/// They move to the end of the class and keep their lines and columns. Lines 4 to 8 of `03-p.md`
///
///     class Pages: UIView {
///     }
///     extension Pages {
///         override func layoutSubviews() {}
///     }
///
/// become, `fileprivate` left out,
///
///     class Pages: UIView {
///
///     #sourceLocation(file: "03-p.md", line: 7)
///         override func layoutSubviews() {}
///     #sourceLocation(file: "03-p.md", line: 5)
///     }
///     extension Pages {
///
///     }
struct MovedMembers {
    /// A member on its way to its class.
    struct Move {
        let type: String
        let range: Range<Int>
        let position: SourcePosition
    }

    let part: Part
    let index: ProgramIndex
    private(set) var moves: [Move] = []
    private(set) var problems: [Problem] = []

    init(_ part: Part, index: ProgramIndex) {
        self.part = part
        self.index = index
    }

    /// Takes down what an extension holds that must move.
    mutating func collect(from node: ExtensionDeclSyntax) {
        let members = Members(node)
        for member in members.plain where mustMove(member.decl, of: node) {
            move(member, of: node)
        }
        for member in members.conditional where isOverride(member.decl) {
            refuse(
                member, "an override in an extension cannot move to its class from under `#if`",
                "write it in the body of its class")
        }
    }

    private mutating func move(_ member: MemberBlockItemSyntax, of node: ExtensionDeclSyntax) {
        let written = node.extendedType.trimmedDescription
        let name = EnclosingType.name(of: Syntax(node)) ?? written
        if let obstacle = obstacle(to: node, named: name, written) {
            return refuse(member, obstacle.0, obstacle.1)
        }
        let start = member.decl.positionAfterSkippingLeadingTrivia
        moves.append(
            Move(
                type: name,
                range: start.utf8Offset..<member.endPositionBeforeTrailingTrivia.utf8Offset,
                position: part.position(start)))
    }

    private func obstacle(
        to node: ExtensionDeclSyntax, named name: String, _ written: String
    ) -> (String, String)? {
        if node.genericWhereClause != nil {
            return (
                "an override in an extension with conditions cannot move to its class",
                "write it in the body of the class"
            )
        }
        guard let entry = index.types[name], entry.isDeclared else {
            return (
                "an override in an extension of `\(written)` would change every `\(written)`, "
                    + "which only Objective-C can",
                "write a subclass that overrides it: `class … : \(written) { override … }`"
            )
        }
        guard entry.closingBrace != nil else {
            return ("`\(written)` is no class: there is nothing to override", "drop `override`")
        }
        return nil
    }

    private func mustMove(_ decl: DeclSyntax, of node: ExtensionDeclSyntax) -> Bool {
        if isOverride(decl) { return true }
        // Objective-C lets a subclass override what an extension shows it.
        guard let name = EnclosingType.name(of: Syntax(node)), index.types[name]?.isClass ?? false
        else { return false }
        let isShown =
            node.inheritanceClause != nil || node.attributes.names.contains("objc")
            || index.exposesMembers(name)
        if let function = decl.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map {
                $0.firstName.text + ":"
            }
            return (isShown || function.attributes.names.contains("objc"))
                && index.isOverridden("\(function.name.text)(\(labels.joined()))", of: name)
        }
        guard let variable = decl.as(VariableDeclSyntax.self) else { return false }
        return (isShown || variable.attributes.names.contains("objc"))
            && variable.bindings.contains {
                index.isOverridden($0.pattern.trimmedDescription, of: name)
            }
    }

    private func isOverride(_ decl: DeclSyntax) -> Bool {
        DeclarationHead.of(decl)?.1.names.contains("override") ?? false
    }

    private mutating func refuse(
        _ member: MemberBlockItemSyntax, _ message: String, _ remedy: String
    ) {
        let modifier = DeclarationHead.of(member.decl)?.1.first { $0.name.text == "override" }
        let place = modifier?.positionAfterSkippingLeadingTrivia
        problems.append(
            Problem(
                part.position(place ?? member.positionAfterSkippingLeadingTrivia), message,
                remedy: remedy))
    }
}

/// The members of an extension: those that are always there, and those under `#if`.
private struct Members {
    var plain: [MemberBlockItemSyntax] = []
    var conditional: [MemberBlockItemSyntax] = []

    init(_ node: ExtensionDeclSyntax) {
        for member in node.memberBlock.members {
            if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                add(condition)
            } else {
                plain.append(member)
            }
        }
    }

    private mutating func add(_ node: IfConfigDeclSyntax) {
        for clause in node.clauses {
            guard case .decls(let members) = clause.elements else { continue }
            for member in members {
                if let inner = member.decl.as(IfConfigDeclSyntax.self) {
                    add(inner)
                } else {
                    conditional.append(member)
                }
            }
        }
    }
}
