import Foundation
import SwiftParser
import SwiftSyntax

/// The syntax trees of listings and programs: one text stands in the programs of many variants and attempts, and is
/// parsed once.
final class SyntaxTrees: @unchecked Sendable {
    static let shared = SyntaxTrees()

    private let lock = NSLock()
    private var trees: [String: SourceFileSyntax] = [:]

    /// The tree of a text.
    func tree(of text: String) -> SourceFileSyntax {
        if let known = lock.withLock({ trees[text] }) { return known }
        let tree = Parser.parse(source: text)
        lock.withLock { trees[text] = tree }
        return tree
    }

    /// The tree of a program, most of whose declarations stand in other programs too: each is parsed once.
    ///
    /// It is put together from the trees of what ends with a brace at the beginning of a line. Where such a brace ends no
    /// declaration, as in a string of several lines, the program is parsed as a whole.
    func tree(ofProgram text: String) -> SourceFileSyntax {
        if let known = lock.withLock({ trees[text] }) { return known }
        let parts = Self.declarations(of: text).map(tree(of:))
        let whole = Self.joined(parts, length: text.utf8.count) ?? Parser.parse(source: text)
        lock.withLock { trees[text] = whole }
        return whole
    }

    /// The text in pieces, each up to a line that is a closing brace.
    private static func declarations(of text: String) -> [String] {
        let end = Array("\n}\n".utf8)
        let bytes = Array(text.utf8)
        var pieces: [String] = []
        var start = 0
        var place = 0
        while place + end.count <= bytes.count {
            guard bytes[place] == end[0], bytes[place + 1] == end[1], bytes[place + 2] == end[2]
            else {
                place += 1
                continue
            }
            place += 2
            pieces.append(String(decoding: bytes[start..<place], as: UTF8.self))
            start = place
        }
        return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
    }

    /// One tree of those of its pieces; nil if one of them is no piece by itself.
    private static func joined(_ parts: [SourceFileSyntax], length: Int) -> SourceFileSyntax? {
        let endsEarly = parts.dropLast().contains { $0.endOfFileToken.totalLength.utf8Length > 0 }
        guard let last = parts.last, !endsEarly, !parts.contains(where: \.hasError) else {
            return nil
        }
        let tree = SourceFileSyntax(
            statements: CodeBlockItemListSyntax(parts.flatMap(\.statements)),
            endOfFileToken: last.endOfFileToken)
        return tree.totalLength.utf8Length == length ? tree : nil
    }
}
