import Foundation
import SwiftSyntax

/// What stands before the keyword of a declaration that can be `fileprivate`: of `@objc public class A`, the attribute, the
/// modifier and the keyword.
enum DeclarationHead {
    typealias Parts = (AttributeListSyntax, DeclModifierListSyntax, TokenSyntax)

    /// The attributes, the modifiers and the keyword; nil for what takes no access level.
    static func of(_ decl: DeclSyntax) -> Parts? {
        switch decl.as(DeclSyntaxEnum.self) {
        case .classDecl(let d): (d.attributes, d.modifiers, d.classKeyword)
        case .structDecl(let d): (d.attributes, d.modifiers, d.structKeyword)
        case .enumDecl(let d): (d.attributes, d.modifiers, d.enumKeyword)
        case .actorDecl(let d): (d.attributes, d.modifiers, d.actorKeyword)
        case .protocolDecl(let d): (d.attributes, d.modifiers, d.protocolKeyword)
        case .functionDecl(let d): (d.attributes, d.modifiers, d.funcKeyword)
        case .variableDecl(let d): (d.attributes, d.modifiers, d.bindingSpecifier)
        case .typeAliasDecl(let d): (d.attributes, d.modifiers, d.typealiasKeyword)
        case .initializerDecl(let d): (d.attributes, d.modifiers, d.initKeyword)
        case .subscriptDecl(let d): (d.attributes, d.modifiers, d.subscriptKeyword)
        case .extensionDecl(let d): (d.attributes, d.modifiers, d.extensionKeyword)
        default: nil
        }
    }
}

/// What of an extension other programs of the module would see, and so must be narrowed.
enum Reach {
    /// The extension as a whole.
    case extensionItself
    /// Its members one by one: an extension that adds a conformance takes no access level.
    case members
    /// Nothing: its type or its protocol settles that already.
    case nothing

    init(of node: ExtensionDeclSyntax, in index: ProgramIndex) {
        guard let inherited = node.inheritanceClause?.inheritedTypes else {
            self = .extensionItself
            return
        }
        let own = inherited.allSatisfy { index.declares($0.type.trimmedDescription) }
        self = own && !index.declares(node.extendedType.trimmedDescription) ? .members : .nothing
    }

    /// A witness of a protocol from outside for a type from outside must stay as visible as both.
    static func isWitnessOutside(_ node: some SyntaxProtocol, in index: ProgramIndex) -> Bool {
        var current = node.parent
        while let candidate = current {
            if let node = candidate.as(ExtensionDeclSyntax.self) {
                return node.inheritanceClause != nil && Reach(of: node, in: index) == .nothing
                    && !index.declares(node.extendedType.trimmedDescription)
            }
            current = candidate.parent
        }
        return false
    }
}

/// The line that tells the compiler where the next line stands in a chapter.
enum SourceDirective {
    static func text(file: String, line: Int) -> String {
        "#sourceLocation(file: \(quoted(file)), line: \(line))\n"
    }

    /// What stands before code that no line of the text holds, but which was made for a place of
    /// it: the compiler's own columns mean nothing there.
    static func made(for position: SourcePosition) -> String {
        text(file: "\(position.file)@\(position.line)@\(position.column)", line: 1)
    }

    /// The place that code was made for, read from the file that the compiler names.
    static func place(in file: String) -> SourcePosition? {
        guard let match = file.wholeMatch(of: /(.+)@(\d+)@(\d+)/), let line = Int(match.2),
            let column = Int(match.3)
        else { return nil }
        return SourcePosition(file: String(match.1), line: line, column: column)
    }

    /// The lines of other files that a text's lines stand for.
    static func places(in text: String) -> Places {
        var places = Places()
        var (file, line) = ("", 0)
        for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard row.hasPrefix(start), let end = row.range(of: "\", line: ", options: .backwards)
            else {
                places.lines.insert(.init(file: file, line: line))
                line += 1
                continue
            }
            let name = row[row.index(row.startIndex, offsetBy: start.count)..<end.lowerBound]
            let made = place(in: String(name))
            file = made?.file ?? String(name)
            line = made?.line ?? Int(row[end.upperBound...].dropLast()) ?? 0
        }
        return places
    }

    /// Lines of files.
    struct Places {
        fileprivate var lines: Set<SourcePosition> = []

        /// Whether one of some places stands on one of the lines.
        func holdAny(of positions: [SourcePosition]) -> Bool {
            positions.contains { lines.contains(.init(file: $0.file, line: $0.line)) }
        }
    }

    private static let start = "#sourceLocation(file: \""

    /// A Swift string literal.
    static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}
