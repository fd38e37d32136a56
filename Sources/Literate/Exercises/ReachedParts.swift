import SwiftSyntax

/// The parts of a program that some code reaches by the names that they declare, and that these reach in turn.
///
/// It goes by words: what is named is there, and now and then something more.
struct ReachedParts {
    /// The parts, in the program's order.
    let parts: [Block]

    init(of all: [Block], from code: [Block]) {
        let declarations = all.map { TopLevelPart.parts(of: Self.declaring($0)) ?? [] }
        var words = Set(code.flatMap(Self.words))
        var types: Set<String> = []
        var reached: Set<Int> = []
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for place in all.indices where !reached.contains(place) {
                // What declares nothing, such as an import, belongs to any program.
                let own = declarations[place]
                guard own.isEmpty || own.contains(where: { $0.isReached(by: words, types) })
                else { continue }
                reached.insert(place)
                words.formUnion(Self.words(in: all[place]))
                types.formUnion(own.flatMap(\.names))
                isGrowing = true
            }
        }
        parts = all.indices.filter(reached.contains).map { all[$0] }
    }

    private static func tree(of block: Block) -> SourceFileSyntax {
        SyntaxTrees.shared.tree(of: block.text)
    }

    /// The code without its imports.
    private static func declaring(_ block: Block) -> SourceFileSyntax {
        let tree = tree(of: block)
        return tree.with(
            \.statements, tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) })
    }

    private static func words(in block: Block) -> [String] {
        tree(of: block).tokens(viewMode: .sourceAccurate).compactMap {
            if case .identifier(let name) = $0.tokenKind { name } else { nil }
        }
    }
}

extension TopLevelPart {
    /// Whether it declares one of the words, or gives one of the types, or somebody else's, a member of such a name.
    fileprivate func isReached(by words: Set<String>, _ types: Set<String>) -> Bool {
        !names.isDisjoint(with: words) || !members.isDisjoint(with: words)
            || names.isEmpty && !self.words.isDisjoint(with: types)
    }
}
