import SwiftSyntax

/// The rules that a file's declarations name, as in `Rule G-2.14` and `rule: "N-C2.6"`.
final class RuleNames {
    private let inFile: [String]
    private var known: [SyntaxIdentifier: [String]] = [:]

    /// Reads the names in a file.
    init(file: SourceFileSyntax) {
        let all = Self.names(in: file.description)
        inFile = all.count <= 3 ? all : []
    }

    /// The rules of the innermost declaration that names any, else the file's if it has but few.
    func nearest(to node: some SyntaxProtocol) -> [String] {
        var next: Syntax? = Syntax(node)
        while let syntax = next {
            if syntax.isProtocol(DeclSyntaxProtocol.self) {
                let names = names(of: syntax)
                if !names.isEmpty { return names }
            }
            next = syntax.parent
        }
        return inFile
    }

    private func names(of declaration: Syntax) -> [String] {
        if let names = known[declaration.id] { return names }
        // Of a type only what is said of it as a whole; of a function what its body cites as well.
        let isType =
            declaration.isProtocol(DeclGroupSyntax.self)
        let text = isType ? declaration.leadingTrivia.description : declaration.description
        let names = Self.names(in: text)
        known[declaration.id] = names
        return names
    }

    /// The names in a text, each once, in their order.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        for word in text.split(whereSeparator: {
            !($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".")
        }) {
            let name = word.hasSuffix(".") ? word.dropLast() : word
            if isName(name), !names.contains(String(name)) { names.append(String(name)) }
        }
        return names
    }

    /// Whether a word is a rule's name: a letter, a hyphen, perhaps a letter, and a number.
    private static func isName(_ word: Substring) -> Bool {
        let parts = word.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 1, parts[0].allSatisfy(\.isUppercase) else {
            return false
        }
        let number = parts[1].first?.isUppercase == true ? parts[1].dropFirst() : parts[1]
        return number.first?.isNumber == true
            && number.allSatisfy { $0.isNumber || $0 == "." }
    }
}
