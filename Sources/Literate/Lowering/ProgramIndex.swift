import SwiftSyntax

/// What a program declares: its types with their superclasses, conformances and methods.
struct ProgramIndex {
    /// A nominal type that the program declares or extends.
    struct TypeEntry {
        var isDeclared = false
        var isClass = false
        /// The types after the colon, of the declaration and of all extensions.
        var inherited: [String] = []
        var methods: [Method] = []
        var properties: [Property] = []
        /// Whether `@objcMembers` exposes what the type and its subclasses declare.
        var exposesMembers = false
        /// Whether other files cannot name it.
        var isPrivate = false
        /// Where the members of the declaration end.
        var closingBrace: Brace?
        /// Why code at the top of the file cannot name the type's methods, or nil if it can.
        var obstacle: String?
    }

    /// A method, with what target and action need to know of it.
    struct Method {
        var baseName: String
        var labels: [String]
        var parameterTypes: [String]
        var returnsValue: Bool
        var isExposed: Bool
        var isOverride: Bool
        var isStatic: Bool
        /// The word `async` or `throws`, if it has one.
        var effect: String?
        /// The type of what it returns, as it is written.
        var result: String?
        var isOptional = false
        var isPrivate = false
        var isGeneric = false
        var position: SourcePosition

        /// The name with its labels, such as `handle(_:)`.
        var fullName: String { "\(baseName)(\(labels.map { $0 + ":" }.joined()))" }
    }

    /// A property, with what target and action need to know of it.
    struct Property {
        var name: String
        var type: String?
        var isExposed: Bool
        var isOverride: Bool
        var isStatic: Bool
        var isOptional = false
        var position: SourcePosition
    }

    /// The brace that ends a type's members.
    struct Brace {
        var offset: Int
        var position: SourcePosition
    }

    /// A protocol with the methods it requires and those it only asks for.
    struct ProtocolEntry {
        var inherited: [String] = []
        var isExposed = false
        var methods: [Method] = []
        var properties: [Property] = []
    }

    private(set) var types: [String: TypeEntry] = [:]
    private(set) var protocols: [String: ProtocolEntry] = [:]
    /// What other names for types stand for.
    private var aliases: [String: String] = [:]

    init(_ parts: [Part]) { self.init(parts.map { IndexCollector($0) }) }

    /// What files declare, as the file of that number sees it: what the others keep to themselves is
    /// not in it, and may share its name with what is.
    init(_ files: [IndexCollector], seenFrom viewer: Int? = nil) {
        for (number, collector) in files.enumerated() {
            let isForeign = viewer.map { $0 != number } ?? false
            for (name, entry) in collector.types where !(isForeign && collector.isPrivate(name)) {
                types[name, default: TypeEntry()].merge(entry)
            }
            protocols.merge(collector.protocols) { first, _ in first }
            for (name, alias) in collector.aliases where !(isForeign && alias.isPrivate) {
                aliases[name] = aliases[name] ?? alias.type
            }
        }
    }

    /// Whether the program declares a type or protocol of that name.
    func declares(_ name: String) -> Bool {
        types[name]?.isDeclared ?? false || protocols[name] != nil
    }

    /// Why code at the top of the file cannot name a type's methods: for the type's own sake, or for
    /// that of one around it.
    func obstacle(to type: String) -> String? {
        let names = type.split(separator: ".")
        return names.indices.lazy
            .compactMap { self.types[names[...$0].joined(separator: ".")]?.obstacle }.first
    }

    /// The file whose code alone can name a class, for its own sake or for that of a type around it;
    /// nil if all files can.
    func privateFile(of type: String) -> String? {
        let names = type.split(separator: ".")
        let isPrivate = names.indices.contains {
            types[names[...$0].joined(separator: ".")]?.isPrivate ?? false
        }
        return isPrivate ? types[type]?.closingBrace?.position.file : nil
    }

    /// The program's own superclasses of a class, nearest first.
    func superclasses(of name: String) -> [String] {
        var chain: [String] = []
        var current = name
        while let next = superclass(of: current), !chain.contains(next), next != name {
            chain.append(next)
            current = next
        }
        return chain
    }

    private func superclass(of name: String) -> String? {
        types[name]?.inherited.lazy.map { fullName(of: $0, seenFrom: name) }
            .first { types[$0]?.isClass ?? false }
    }

    /// The full name of a type as code inside a type may shorten it.
    func fullName(of type: String, seenFrom scope: String?) -> String {
        var scope = scope?.split(separator: ".") ?? []
        while !scope.isEmpty {
            let candidate = scope.joined(separator: ".") + "." + type
            if declares(candidate) { return candidate }
            scope.removeLast()
        }
        return type
    }

    /// The methods of that base name in a type or its superclasses, those of the nearest type that
    /// has any.
    func methods(named baseName: String, in type: String) -> [Method] {
        for name in [type] + superclasses(of: type) {
            let found = types[name]?.methods.filter { $0.baseName == baseName } ?? []
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The property of that name in a type or its superclasses, the nearest.
    func property(named name: String, in type: String) -> Property? {
        ([type] + superclasses(of: type)).lazy
            .compactMap { types[$0]?.properties.first { $0.name == name } }.first
    }

    /// Whether a class says `@objcMembers`, or one above it does.
    func exposesMembers(_ type: String) -> Bool {
        ([type] + superclasses(of: type)).contains { types[$0]?.exposesMembers ?? false }
    }

    /// Whether a type, a class above it or a protocol among theirs names a protocol, in its
    /// declaration or in an extension.
    func conforms(_ type: String, to name: String) -> Bool {
        var open = ([type] + superclasses(of: type)).flatMap { types[$0]?.inherited ?? [] }
        var seen: Set<String> = []
        while let next = open.popLast() {
            let words = next.split { " &".contains($0) }.map(String.init)
            for word in words where seen.insert(word).inserted {
                if word == name { return true }
                open += protocols[word]?.inherited ?? []
                open += types[word]?.inherited ?? []
                if let alias = aliases[word] { open.append(alias) }
            }
        }
        return false
    }

    /// Whether a subclass in the program overrides a member of a class.
    func isOverridden(_ member: String, of type: String) -> Bool {
        types.contains { name, entry in
            let overrides =
                entry.methods.contains { $0.isOverride && $0.fullName == member }
                || entry.properties.contains { $0.isOverride && $0.name == member }
            return overrides && superclasses(of: name).contains(type)
        }
    }
}

extension ProgramIndex.TypeEntry {
    mutating func merge(_ other: Self) {
        isDeclared = isDeclared || other.isDeclared
        isClass = isClass || other.isClass
        inherited += other.inherited
        methods += other.methods
        properties += other.properties
        isPrivate = isPrivate || other.isPrivate
        closingBrace = closingBrace ?? other.closingBrace
        exposesMembers = exposesMembers || other.exposesMembers
        obstacle = obstacle ?? other.obstacle
    }
}
