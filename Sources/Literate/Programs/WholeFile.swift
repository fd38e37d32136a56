/// A listing with everything that it needs of its program, and nothing else: a file that compiles in an app as it is.
///
/// What it needs is what it names, and of its own version whatever is made for a protocol that it declares: a question that nobody
/// asks is of no use to anyone.
public struct WholeFile: Equatable, Sendable {
    /// The file's text.
    public let text: String

    /// The file of a listing; nil if it needs something that only the book has, or if it is the whole file already.
    ///
    /// `own` are the names that the book adds to UIKit's.
    public init?(of listing: Block, in chapter: Chapter, own: Set<String>) {
        let parts = chapter.parts(variant: listing.variant).map(WholeFilePart.init)
        guard let first = parts.firstIndex(where: { $0.block.fence == listing.fence }) else {
            return nil
        }
        var needed: Set<Int> = [first]
        var open = [first]
        while let next = open.popLast() {
            for (place, part) in parts.enumerated()
            where !needed.contains(place)
                && (part.serves(parts[next]) || part.asks(parts[next], in: listing.variant))
            {
                needed.insert(place)
                open.append(place)
            }
        }
        let shown = needed.sorted().map { parts[$0] }
        guard shown.allSatisfy({ $0.words.isDisjoint(with: own) }) else { return nil }
        guard shown.count > 1 || !shown[0].imports.isEmpty else { return nil }
        var imports = shown.flatMap(\.imports)
        if !imports.contains("import UIKit") { imports.insert("import UIKit", at: 0) }
        text =
            imports.removingDuplicates().joined(separator: "\n") + "\n\n"
            + shown.map(\.body).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }
}

/// A part of a program as far as a whole file has to know it: what it declares, and which words it uses.
///
/// Listings are set as `swift format` sets them, so a declaration of the file begins in the first column, and a member after
/// four blanks.
private struct WholeFilePart {
    let block: Block
    let imports: [String]
    /// The text without its imports.
    let body: String
    /// The types and functions that it declares.
    private let declared: Set<String>
    /// The protocols among them.
    private let protocols: Set<String>
    /// The members that it adds to types.
    private let added: Set<String>
    /// The types that it makes conform to a protocol.
    private let conforming: Set<String>
    /// Every word outside comments.
    let words: Set<String>

    init(_ block: Block) {
        self.block = block
        imports = block.lines.filter { $0.hasPrefix("import ") }
        body = block.lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
            .trimmingWhitespace()
        var (declared, added, words) = (Set<String>(), Set<String>(), Set<String>())
        var (conforming, protocols) = (Set<String>(), Set<String>())
        var isExtension = false
        for line in block.lines {
            let code = Self.words(in: line.withoutComment)
            words.formUnion(code)
            guard let name = Self.declaredName(code) else { continue }
            if line.hasPrefix("    ") {
                if isExtension, !line.hasPrefix("     ") { added.insert(name) }
            } else {
                isExtension = code.contains("extension")
                if !isExtension { declared.insert(name) }
                if code.contains("protocol") { protocols.insert(name) }
                if isExtension, line.contains(": ") || line.hasSuffix(":") {
                    conforming.insert(name)
                }
            }
        }
        (self.declared, self.added, self.words) = (declared, added, words)
        (self.conforming, self.protocols) = (conforming, protocols)
    }

    /// Whether another part needs this one.
    func serves(_ other: WholeFilePart) -> Bool {
        !declared.isDisjoint(with: other.words) || !added.isDisjoint(with: other.words)
            || !conforming.isDisjoint(with: other.declared)
    }

    /// Whether this one, of the same version, is made for a protocol of another part.
    func asks(_ other: WholeFilePart, in variant: String?) -> Bool {
        variant != nil && block.variant == variant && !other.protocols.isDisjoint(with: words)
    }

    private static let kinds: Set = [
        "class", "struct", "enum", "protocol", "actor", "extension", "func", "let", "var",
        "typealias", "case",
    ]

    /// The name after the word that says what is declared.
    private static func declaredName(_ words: [String]) -> String? {
        let before = words.prefix { kinds.contains($0) || modifiers.contains($0) }
        guard before.last.map(kinds.contains) ?? false, before.count < words.count else {
            return nil
        }
        return words[before.count]
    }

    private static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "open", "final", "override", "static",
        "set", "lazy", "weak", "unowned", "mutating", "convenience", "objc", "MainActor",
        "nonisolated", "IBAction", "discardableResult", "required", "indirect",
    ]

    private static func words(in line: String) -> [String] {
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    }
}

extension String {
    /// The line up to a comment.
    fileprivate var withoutComment: String {
        firstRange(of: "//").map { String(self[..<$0.lowerBound]) } ?? self
    }
}
