/// The parts of a program that some code reaches by the names that they declare, and that these reach in turn.
///
/// It goes by words: what is named is there, and now and then something more.
struct ReachedParts {
    /// The parts, in the program's order.
    let parts: [Block]

    init(of all: [Block], from code: [Block]) {
        let named = all.map { Names(in: $0.text) }
        var words = Set(code.flatMap { Self.words(in: $0.text) })
        var types: Set<Substring> = []
        var reached: Set<Int> = []
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (place, names) in named.enumerated() where !reached.contains(place) {
                guard names.isReached(by: words, types) else { continue }
                reached.insert(place)
                words.formUnion(Self.words(in: all[place].text))
                types.formUnion(names.declared)
                isGrowing = true
            }
        }
        parts = all.indices.filter(reached.contains).map { all[$0] }
    }

    /// The words of some code, without those of comments.
    private static func words(in code: String) -> [Substring] {
        code.split(separator: "\n").flatMap { line in
            let comment = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
            return line[..<comment].matches(of: /\w+/).map(\.output)
        }
    }

    /// What a part declares.
    private struct Names {
        /// The names at the top of it.
        var declared: Set<Substring>
        /// The types that it extends, and the members that it gives them.
        var extended: Set<Substring>
        var members: Set<Substring> = []

        init(in code: String) {
            let lines = code.split(separator: "\n")
            let declaring =
                #/
                (?: @?[A-Za-z]+ \x20 )*
                (?: class|struct|enum|protocol|func|let|var|typealias ) \x20+ (\w+)
                /#
            declared = Set(lines.compactMap { $0.prefixMatch(of: declaring)?.1 })
            let extending = /(?:@?[A-Za-z]+ )*extension +(\w+)/
            extended = Set(lines.compactMap { $0.prefixMatch(of: extending)?.1 })
            guard !extended.isEmpty else { return }
            let member = /^ .*?\b(?:func|var|let) +(\w+)/
            members = Set(lines.compactMap { $0.firstMatch(of: member)?.1 })
        }

        /// What declares nothing, such as an import, belongs to any program.
        func isReached(by words: Set<Substring>, _ types: Set<Substring>) -> Bool {
            declared.isEmpty && extended.isEmpty || !declared.isDisjoint(with: words)
                || !extended.isDisjoint(with: types) || !members.isDisjoint(with: words)
        }
    }
}
