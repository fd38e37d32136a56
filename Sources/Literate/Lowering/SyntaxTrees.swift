import Foundation
import SwiftParser
import SwiftSyntax

/// The syntax trees of listings: one text stands in the programs of many variants and attempts, and is
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
}
