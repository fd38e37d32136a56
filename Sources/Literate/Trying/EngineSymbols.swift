import Foundation

/// The engine's public types with their members, as the compiler lists them.
struct EngineSymbols {
    private struct Entry {
        var members: Set<String> = []
        /// What it inherits from and conforms to.
        var above: [String] = []
    }

    private var types: [String: Entry] = [:]
    private(set) var functions: Set<String> = []

    /// Nothing: what is not known is not suggested.
    init() {}

    /// Asks the toolchain about the built engine; nothing if it does not tell.
    init(_ toolchain: Toolchain, _ engine: EngineBuild) throws {
        for graph in try SymbolGraph.engine(toolchain, engine) { add(graph) }
    }

    /// The names of all types.
    var typeNames: [String] { types.keys.sorted() }

    /// Whether the engine has a type of that name.
    func declares(_ type: String) -> Bool { types[type] != nil }

    /// The members of a type and of all above it, with the type that has each; methods have their
    /// labels.
    func members(of type: String) -> [(name: String, owner: String)] {
        lineage(of: type).flatMap { owner in
            (types[owner]?.members ?? []).sorted().map { ($0, owner) }
        }
    }

    /// The type and all above it, nearest first.
    func lineage(of type: String) -> [String] {
        var found: [String] = []
        var open = [type]
        while !open.isEmpty {
            let next = open.removeFirst()
            guard !found.contains(next) else { continue }
            found.append(next)
            open += types[next]?.above ?? []
        }
        return found
    }

    private mutating func add(_ graph: SymbolGraph) {
        var names: [String: String] = [:]
        for symbol in graph.symbols {
            let path = symbol.pathComponents
            let name = symbol.name
            names[symbol.identifier.precise] = name
            if symbol.isType { types[name] = types[name] ?? Entry() }
            if path.count == 1, symbol.kind.identifier == "swift.func" { functions.insert(name) }
            if let last = path.last, path.count > 1 {
                types[path.dropLast().joined(separator: "."), default: Entry()].members.insert(last)
            }
        }
        for relation in graph.relationships
        where ["inheritsFrom", "conformsTo"].contains(relation.kind) {
            guard let source = names[relation.source],
                let target = names[relation.target] ?? relation.outside
            else { continue }
            // What a type inherits comes before what it conforms to.
            let place = relation.kind == "inheritsFrom" ? 0 : types[source]?.above.count ?? 0
            types[source, default: Entry()].above.insert(target, at: place)
        }
    }
}

extension Toolchain {
    /// The platform that the compiler compiles for.
    var triple: String? {
        struct Info: Decodable {
            struct Target: Decodable { var triple: String }
            var target: Target
        }
        return (try? JSONDecoder().decode(Info.self, from: Data(identity.utf8)))?.target.triple
    }
}
