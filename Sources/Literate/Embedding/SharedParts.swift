/// Writes the programs of a chapter into one source, in which what they have in common stands once.
///
/// A variant is its chapter's program with a part or two replaced, so that most of its classes are the base program's to the letter,
/// and call nothing that was replaced. Such a part is shared; one that differs, or that reaches one that differs, is written for each
/// program that has it, under a name of its own:
///
///     class Page: UIViewController { … }
///     class MailNavigation: UINavigationController { … }
///     class MailNavigation__2: UINavigationController { … }
///
/// What a class calls itself in records is a hidden member (`HiddenMembers`), which stays. A program whose names cannot be kept apart
/// from the others', for instance because a local has the name of a function that differs, stays a source of its own.
struct SharedParts {
    /// The parts of one program, with what tells each from every other.
    fileprivate struct Listing {
        var parts: [TopLevelPart]
        /// A number for each part, the same for two parts only if they and all that they reach are the same.
        var keys: [Int] = []
        /// What each name means: the key of its part.
        var meanings: [String: Int] = [:]
        var references: Set<String> = []
        var words: Set<String> = []
        var inner: Set<String> = []
        /// What it gives to others' types: the members' names, with the keys of the parts that do.
        var members: [String: Int] = [:]
    }

    private var listings: [Listing] = []
    /// The name under which a part is written, by the name that the program has for it and its key.
    private var written: [String: [Int: String]] = [:]
    private var members: [String: Int] = [:]
    private var text = ""
    private var done: Set<Int> = []

    /// Some sources as fewer ones.
    static func merged(_ sources: [(name: String, text: String)]) -> [(name: String, text: String)]
    {
        guard let first = sources.first, sources.count > 1 else { return sources }
        let listed = sources.map {
            TopLevelPart.parts(of: SyntaxTrees.shared.tree(ofProgram: $0.text))
        }
        // What differs is told apart from as far away as the longest chain of parts that there could be.
        let steps = listed.map { $0?.count ?? 0 }.max() ?? 0
        var shared = SharedParts()
        var alone: [(name: String, text: String)] = []
        for (source, parts) in zip(sources, listed) {
            let isTaken = parts.map { shared.take(Listing($0, steps: steps)) } ?? false
            if !isTaken { alone.append(source) }
        }
        return [("shared-" + first.name, shared.text)] + alone
    }

    /// Takes a program in; false if it has to stand alone.
    private mutating func take(_ listing: Listing) -> Bool {
        guard let names = names(for: listing) else { return false }
        for (name, other) in names {
            guard let key = listing.meanings[name] else { continue }
            written[name, default: [:]][key] = other
        }
        members.merge(listing.members) { first, _ in first }
        for (part, key) in zip(listing.parts, listing.keys) where done.insert(key).inserted {
            text += part.renamed(names.filter { $0.key != $0.value })
        }
        listings.append(listing)
        return true
    }

    /// What a listing's names are written as; nil if one of them would mean something else than it does.
    private func names(for listing: Listing) -> [String: String]? {
        // A member of the engine's type is seen by all in the file.
        for (member, key) in listing.members where members[member].map({ $0 != key }) ?? false {
            return nil
        }
        for member in members.keys
        where listing.members[member] == nil && listing.words.contains(member) { return nil }
        for member in listing.members.keys where members[member] == nil {
            if listings.contains(where: { $0.words.contains(member) }) { return nil }
        }
        // A name that means the engine's must not come to mean another program's.
        for name in listing.references.subtracting(listing.meanings.keys)
        where written[name]?.values.contains(name) ?? false { return nil }
        var names: [String: String] = [:]
        for (name, key) in listing.meanings {
            if let known = written[name]?[key] {
                names[name] = known
                continue
            }
            let others = written[name]?.count ?? 0
            let isTaken =
                others > 0
                || listings.contains {
                    $0.meanings[name] == nil && $0.references.contains(name)
                }
            names[name] = isTaken ? "\(name)__\(others + 1)" : name
        }
        for (name, other) in names where name != other && listing.inner.contains(name) {
            return nil
        }
        return names
    }
}

extension SharedParts.Listing {
    init(_ parts: [TopLevelPart], steps: Int) {
        self.parts = parts
        var owners: [String: Set<Int>] = [:]
        var nameless: Set<Int> = []
        for (place, part) in parts.enumerated() {
            for name in part.names.union(part.members) { owners[name, default: []].insert(place) }
            if part.isNameless { nameless.insert(place) }
            references.formUnion(part.references)
            words.formUnion(part.words)
            inner.formUnion(part.inner)
        }
        let reached = parts.enumerated().map { place, part in
            part.words.reduce(into: nameless) { $0.formUnion(owners[$1] ?? []) }
                .subtracting([place]).sorted()
        }
        keys = parts.map { Self.key(of: $0.text) }
        // Each round tells apart what differs one step further away.
        for _ in 0..<steps {
            keys = keys.indices.map { place in
                Self.key(of: [keys[place]] + reached[place].map { keys[$0] }.sorted())
            }
        }
        for (name, places) in owners {
            let key = Self.key(of: places.map { keys[$0] }.sorted())
            if places.contains(where: { parts[$0].names.contains(name) }) { meanings[name] = key }
            if places.contains(where: { parts[$0].members.contains(name) }) { members[name] = key }
        }
        // Of functions of one name, one is the same only where the others are.
        keys = keys.indices.map { place in
            Self.key(of: [keys[place]] + parts[place].names.sorted().map { meanings[$0] ?? 0 })
        }
    }

    private static func key(of value: some Hashable) -> Int {
        var hasher = Hasher()
        hasher.combine(value)
        return hasher.finalize()
    }
}
