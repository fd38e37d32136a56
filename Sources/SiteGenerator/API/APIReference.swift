import Foundation
import Literate

/// The engine's public declarations, by the part of the engine that they belong to.
public struct APIReference: Codable, Sendable {
    /// A part of the engine: a folder of its sources.
    struct Group: Codable, Sendable {
        var name: String
        var types: [Entry]
    }

    /// A declaration with what it holds.
    struct Entry: Codable, Sendable {
        var name: String
        /// The declaration, without the names it stands in.
        var declaration: String
        /// The first paragraph of its doc comment, and the others.
        var summary: String
        var discussion: [String]
        /// What it inherits from and conforms to.
        var above: [String] = []
        var members: [Entry] = []
        /// Where it stands among its neighbours: initializers, properties, methods, cases.
        var rank = 0
    }

    /// The parts, by name; of each part first the classes and protocols of UIKit, last what only serves others.
    let groups: [Group]

    /// The declarations of an engine's graphs, its own first; nil if there are none.
    public init?(_ graphs: [SymbolGraph]) {
        guard let graph = graphs.first else { return nil }
        let symbols = graph.symbols.filter {
            $0.location != nil && !$0.identifier.precise.contains("::SYNTHESIZED::")
        }
        let names = Dictionary(symbols.map { ($0.identifier.precise, $0.name) }) { first, _ in first
        }
        var above: [String: [String]] = [:]
        for relation in graph.relationships
        where ["inheritsFrom", "conformsTo"].contains(relation.kind) {
            guard let name = names[relation.target] ?? relation.outside,
                !Self.unremarkable.contains(name)
            else { continue }
            let place = relation.kind == "inheritsFrom" ? 0 : above[relation.source]?.count ?? 0
            above[relation.source, default: []].insert(name, at: place)
        }
        let types = Set(symbols.filter(\.isType).map(\.name))
        var members: [String: [Entry]] = [:]
        for symbol in symbols where !symbol.isType {
            let owner = symbol.pathComponents.dropLast().joined(separator: ".")
            members[owner, default: []].append(Self.entry(symbol))
        }
        var groups: [String: [Entry]] = [:]
        for symbol in symbols where symbol.isType {
            var entry = Self.entry(symbol)
            entry.above = (above[symbol.identifier.precise] ?? []).sorted {
                types.contains($0) && !types.contains($1)
            }
            entry.members = (members[symbol.name] ?? []).sorted {
                ($0.rank, $0.name) < ($1.rank, $1.name)
            }
            groups[Self.group(of: symbol), default: []].append(entry)
        }
        self.groups = groups.keys.sorted().map { name in
            Group(
                name: name,
                types: (groups[name] ?? []).sorted { ($0.weight, $0.name) < ($1.weight, $1.name) })
        }
    }

    /// The names of the types that the book adds to UIKit's.
    var ownNames: Set<String> {
        Set(groups.flatMap(\.types).map(\.name).filter { !Self.isApples($0) })
    }

    /// Whether a type has a name of Apple's.
    static func isApples(_ name: String) -> Bool {
        apples.contains { name.hasPrefix($0) }
    }

    private static let apples = [
        "UI", "CA", "CF", "CG", "NS", "WK", "Dispatch", "Timer", "Notification", "Selector",
        "Bundle",
    ]

    /// What nearly every type conforms to, and no reader looks for.
    private static let unremarkable: Set<String> = [
        "Copyable", "Escapable", "Sendable", "SendableMetatype", "CVarArg", "BitwiseCopyable",
        "NSObjectProtocol", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable",
        "Hashable", "RawRepresentable",
    ]

    private static func entry(_ symbol: SymbolGraph.Symbol) -> Entry {
        let paragraphs = (symbol.docComment?.lines ?? []).map(\.text)
            .split { $0.allSatisfy(\.isWhitespace) }.map { $0.joined(separator: " ") }
        let declaration = symbol.declarationFragments.map(\.spelling).joined()
        return Entry(
            name: symbol.name, declaration: declaration,
            summary: paragraphs.first ?? "", discussion: Array(paragraphs.dropFirst()),
            rank: rank(of: symbol.kind.identifier))
    }

    private static func rank(of kind: String) -> Int {
        switch kind {
        case "swift.enum.case": 0
        case "swift.init": 1
        case "swift.type.property", "swift.property", "swift.subscript": 2
        default: 3
        }
    }

    /// The innermost folder that the symbol's file is in, such as `Gestures`.
    private static func group(of symbol: SymbolGraph.Symbol) -> String {
        let path = symbol.location?.uri.components(separatedBy: "/TouchEngine/").last ?? ""
        return path.split(separator: "/").dropLast().last.map(String.init) ?? "TouchEngine"
    }
}

extension APIReference.Entry {
    /// Where a type stands among its neighbours: what one works with comes before what one only passes on.
    fileprivate var weight: Int {
        let isUIKits = name.hasPrefix("UI")
        if name.contains(".") { return 3 }
        if isUIKits, declaration.contains("class ") { return 0 }
        if isUIKits, declaration.contains("protocol ") { return 1 }
        return isUIKits ? 2 : 4
    }
}
