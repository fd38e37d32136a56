import SwiftSyntax

/// The `#selector` expressions of a program, and the code that stands in for them.
///
/// Each becomes a name of the same length. The name is a variable of the file, and the selector is
/// made in an extension of the class, where private methods can be reached.
struct SelectorTable {
    private var generated: [String] = []

    /// The lines to append to the program.
    var source: String { generated.joined() }

    /// Registers a `#selector`; gives the text that takes its place.
    mutating func add(
        _ node: MacroExpansionExprSyntax, in part: Part, index: ProgramIndex
    ) -> Result<String, Problem> {
        let position = part.position(node.positionAfterSkippingLeadingTrivia)
        do throws(Problem) {
            let target = try SelectorTarget(node, in: part, at: position, index: index)
            let number = generated.count + 1
            let name = Self.name(number, like: node.trimmedDescription)
            let identifier = name.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
            let member = "__selector\(number)"
            let directive = SourceDirective.text(file: position.file, line: position.line)
            generated.append(
                directive
                    + "fileprivate var \(identifier): Selector { \(target.type).\(member) }\n"
                    + directive
                    + "extension \(target.type) { fileprivate static var \(member): Selector "
                    + "{ Selector(\(SourceDirective.quoted(target.name)), \(target.method)) } }\n")
            return .success(name)
        } catch {
            return .failure(error)
        }
    }

    /// An identifier as long as the first line of the expression; its other lines become blank.
    private static func name(_ number: Int, like expression: String) -> String {
        let lines = expression.split(separator: "\n", omittingEmptySubsequences: false)
        let identifier = "__s\(number)"
        let width = lines.first?.utf8.count ?? 0
        let padding = String(repeating: "_", count: max(0, width - identifier.utf8.count))
        let blanks = lines.dropFirst().map { String(repeating: " ", count: $0.utf8.count) }
        return ([identifier + padding] + blanks).joined(separator: "\n")
    }
}

/// The method that a `#selector` names.
private struct SelectorTarget {
    /// The class that has it.
    let type: String
    /// The name that traces show.
    let name: String
    /// The expression that refers to it, unapplied.
    let method: String

    init(
        _ node: MacroExpansionExprSyntax, in part: Part, at position: SourcePosition,
        index: ProgramIndex
    ) throws(Problem) {
        let unsupported = Problem(
            position, "this form of `#selector` cannot be lowered",
            remedy: "name a method: `#selector(method)` or `#selector(Type.method(_:))`")
        guard let argument = node.arguments.first, node.arguments.count == 1,
            argument.label == nil
        else { throw unsupported }

        let reference: DeclReferenceExprSyntax
        if let bare = argument.expression.as(DeclReferenceExprSyntax.self) {
            reference = bare
            type = try Self.enclosingType(of: node, at: position)
        } else if let member = argument.expression.as(MemberAccessExprSyntax.self),
            let base = member.base?.trimmedDescription
        {
            reference = member.declName
            type =
                ["self", "Self"].contains(base)
                ? try Self.enclosingType(of: node, at: position)
                : Self.fullName(of: base, seenFrom: node, index)
        } else {
            throw unsupported
        }
        if !index.declares(type), part.declaresType(named: type) { throw Self.local(at: position) }
        if let obstacle = index.obstacle(to: type) {
            throw Problem(
                position, "`#selector` in \(obstacle) cannot be lowered",
                remedy: "make \(type) a plain class at the top of a listing")
        }
        let baseName = reference.baseName.text
        let labels = reference.argumentNames?.arguments.map(\.name.text)
        guard let found = try Self.method(baseName, labels, in: type, index, at: position) else {
            let suffix = labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? ""
            name = baseName + suffix
            method = "\(type).\(name)"
            return
        }
        name = found.fullName
        method = try Self.expression(found, of: type, at: position)
    }

    private static func enclosingType(
        of node: some SyntaxProtocol, at position: SourcePosition
    ) throws(Problem) -> String {
        guard let enclosing = EnclosingType(of: node) else {
            throw Problem(
                position, "there is no class around this `#selector`",
                remedy: "write `#selector(Type.method)`")
        }
        guard let name = enclosing.name else {
            throw local(at: position)
        }
        return name
    }

    private static func local(at position: SourcePosition) -> Problem {
        Problem(
            position, "`#selector` for a type inside a function or claim cannot be lowered",
            remedy: "move the type to the top of a listing")
    }

    /// The full name of a type as code inside other types may shorten it.
    private static func fullName(
        of type: String, seenFrom node: some SyntaxProtocol, _ index: ProgramIndex
    ) -> String {
        var scope = EnclosingType(of: node)?.name?.split(separator: ".") ?? []
        while !scope.isEmpty {
            let candidate = scope.joined(separator: ".") + "." + type
            if index.declares(candidate) { return candidate }
            scope.removeLast()
        }
        return type
    }

    private static func method(
        _ baseName: String, _ labels: [String]?, in type: String, _ index: ProgramIndex,
        at position: SourcePosition
    ) throws(Problem) -> ProgramIndex.Method? {
        let all = index.methods(named: baseName, in: type)
        let found = labels.map { labels in all.filter { $0.labels == labels } } ?? all
        if found.count > 1 {
            throw Problem(
                position, "`\(baseName)` could be any of \(found.count) methods",
                remedy: "write its labels, such as `\(found[0].fullName)`")
        }
        guard let method = found.first else {
            if let other = all.first {
                throw Problem(
                    position, "\(type) has no such method, it has `\(other.fullName)`",
                    remedy: "write `#selector(\(other.fullName))`")
            }
            return nil
        }
        let exposed = index.types[type]?.exposesMembers ?? false
        if !method.isExposed && !method.isOverride && !exposed {
            throw Problem(
                position, "UIKit cannot call `\(method.fullName)`: it is not `@objc`",
                remedy: "write `@objc` before the method at line \(method.position.line)")
        }
        return method
    }

    private static func expression(
        _ method: ProgramIndex.Method, of type: String, at position: SourcePosition
    ) throws(Problem) -> String {
        switch (method.parameterTypes.count, method.returnsValue) {
        case (0, false):
            return "\(type).\(method.baseName) as (\(type)) -> () -> Void"
        case (0, true):
            return "{ (target: \(type)) in { _ = target.\(method.baseName)() } }"
        case (1, false):
            return "\(type).\(method.fullName)"
        default:
            throw Problem(
                position,
                "an action takes no argument or its sender, `\(method.fullName)` does not",
                remedy: "give the method one parameter at most, and no result")
        }
    }
}
