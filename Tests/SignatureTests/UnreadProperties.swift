import SwiftParser

/// The properties that take a value and do nothing with it: stored, settable by everybody, and read nowhere in the sources.
///
/// A read in a property's own observer does not count, nor one in the getter of another that nothing reads. A read of an
/// object whose type is not plain counts for all properties of that name.
struct UnreadProperties {
    /// By the names of their types: `CALayer.shouldRasterize`.
    let titles: Set<String>

    /// Looks at the properties of some types in sources that are read together.
    init(_ sources: [Rooms.Source], of isMeant: (_ type: String) -> Bool) {
        let trees = sources.map { Parser.parse(source: $0.text) }
        let facts = TypeFacts(trees)
        let settable = SettableProperties(viewMode: .sourceAccurate)
        for tree in trees { settable.walk(tree) }
        let all = settable.stored.union(settable.computed)
        let reads = PropertyReads(of: all, facts: facts)
        for tree in trees { reads.walk(tree) }

        var open = all
        var isSettled = false
        // What only a getter reads is read as soon as the getter is.
        while !isSettled {
            let read = reads.found.filter { read in !open.contains { read.isInside($0) } }
            let left = open.filter { property in
                !read.contains { $0.means(property, facts) }
            }
            isSettled = left == open
            open = left
        }
        titles = Set(settable.stored.intersection(open).filter { isMeant($0.type) }.map(\.title))
    }

    /// A property of a type.
    struct Property: Hashable {
        let type: String
        let name: String

        var title: String { "\(type).\(name)" }
    }
}
