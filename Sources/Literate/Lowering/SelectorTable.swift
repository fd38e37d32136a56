import SwiftSyntax

/// The `#selector` and `#keyPath` expressions of a program, and the code that stands in for them.
///
/// A selector becomes a name of the same length: a variable of the file that asks an extension of
/// the class, where private methods can be reached. `#selector(turned)` in a class `Pages` becomes
///
///     __s1_____________
///
/// and the file ends with
///
///     fileprivate var __s1_____________: Selector { Pages.__selector1 }
///     extension Pages { fileprivate static var __selector1: Selector {
///         Selector("turned()", Pages.turned as (Pages) -> () -> Void) } }
///
/// What no code at the top of a file can name, such as a class inside a function, is asked of a member of the type around the
/// expression instead: `Self.__s1`, blanks up to the length of the selector, and the member at the end of that type.
///
/// `#keyPath(Pages.place)` becomes the string `"place"`; a function that nobody calls mentions `\Pages.place`, so that the compiler
/// complains of a property that does not exist.
struct SelectorTable {
    private var generated: [String] = []
    private var count = 0

    /// The lines to append to the program.
    var source: String { generated.joined() }

    /// What takes the place of an expression.
    struct Replacement {
        var text: String
        /// A member for the end of the type around the expression.
        var member: String?
    }

    /// Registers a `#selector`; gives what takes its place.
    mutating func add(
        _ node: MacroExpansionExprSyntax, in part: Part, index: ProgramIndex
    ) throws(Problem) -> Replacement {
        let target = try SelectorTarget(SelectorForm(node, in: part, index: index))
        count += 1
        let position = part.position(node.positionAfterSkippingLeadingTrivia)
        let directive = SourceDirective.made(for: position)
        let name = SourceDirective.quoted(target.name)
        let value = "Selector { Selector(\(name), \(target.method)) }"
        switch target.home {
        case .file:
            let identifier = "__s\(count)"
            let text = try Self.padded(identifier, with: "_", like: node, at: position)
            let known = text.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
            generated.append(directive + "fileprivate var \(known): \(value)\n")
            return Replacement(text: text)
        case .type(let type):
            let text = try Self.padded("__s\(count)", with: "_", like: node, at: position)
            let known = text.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
            let member = "__selector\(count)"
            generated.append(
                directive + "fileprivate var \(known): Selector { \(type).\(member) }\n"
                    + directive
                    + "extension \(type) { fileprivate static var \(member): \(value) }\n")
            return Replacement(text: text)
        case .enclosing(let scope):
            let text = try Self.padded("\(scope).__s\(count)", with: " ", like: node, at: position)
            return Replacement(
                text: text, member: directive + "fileprivate static var __s\(count): \(value)")
        }
    }

    /// Registers a `#keyPath`; gives the text of the key, and has the compiler look for it.
    mutating func addKeyPath(
        _ node: MacroExpansionExprSyntax, in part: Part, index: ProgramIndex
    ) throws(Problem) -> Replacement {
        let path = try KeyPathName(node, in: part, index: index)
        count += 1
        let position = part.position(node.positionAfterSkippingLeadingTrivia)
        let directive = SourceDirective.made(for: position)
        let check = "__key\(count)() { _ = \\\(path.root).\(path.first) }"
        let text = try Self.padded(
            SourceDirective.quoted(path.text), with: " ", like: node, at: position)
        if path.isNamedAnywhere {
            generated.append(
                directive + "extension \(path.root) { fileprivate static func \(check) }\n")
            return Replacement(text: text)
        }
        return Replacement(text: text, member: directive + "fileprivate static func \(check)")
    }

    /// A text as long as the first line of the expression; its other lines become blank.
    private static func padded(
        _ text: String, with filling: String, like node: some SyntaxProtocol,
        at position: SourcePosition
    ) throws(Problem) -> String {
        let bytes = Array(node.trimmedDescription.utf8)
        let width = bytes.firstIndex(of: 10) ?? bytes.count
        guard text.utf8.count <= width else {
            throw Problem(
                position, "there is no room for what takes the place of this expression",
                remedy: "write it on one line, or in the body of a method")
        }
        let blanks = bytes[width...].map { $0 == 10 ? "\n" : " " }.joined()
        return text + String(repeating: filling, count: width - text.utf8.count) + blanks
    }
}
