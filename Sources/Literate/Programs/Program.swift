/// A program of a chapter: its listings for one variant, with the claims about them.
public struct Program: Sendable {
    /// The chapter's page name.
    public var slug: String
    /// The variant, or nil for the chapter's base program.
    public var variant: String?
    /// The listings, in the order they stand in the program.
    public var parts: [Block]
    /// The claims that run on it.
    public var claims: [Block]
    /// The blocks that must not compile together with it.
    public var refusals: [Block]
    /// The blocks that must stop it.
    public var traps: [Block] = []
    /// What the chapter asks about the runs of its claims.
    public var predictions: [Prediction] = []

    /// The name of the file it is lowered to, without extension.
    public var name: String {
        guard let variant else { return slug }
        // A name that cannot be a file's is reported, yet the others of its chapter are compiled.
        return slug + "." + variant.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }
}

extension Chapter {
    /// The base program and one for each variant, in the order the variants first appear.
    public var programs: [Program] {
        var variants: [String?] = [nil]
        for variant in blocks.filter(\.isSwift).compactMap(\.variant)
        where !variants.contains(variant) {
            variants.append(variant)
        }
        return variants.map(program(variant:))
    }

    private func program(variant: String?) -> Program {
        let own = blocks.filter { $0.isSwift && $0.variant == variant }
        return Program(
            slug: slug, variant: variant, parts: parts(variant: variant),
            claims: own.filter { if case .claim = $0.kind { true } else { false } },
            refusals: own.filter { if case .mustNotCompile = $0.kind { true } else { false } },
            traps: own.filter { if case .mustTrap = $0.kind { true } else { false } },
            predictions: predictions.filter(\.problems.isEmpty))
    }

    /// The base listings, each replaced by the variant's of the same id; the variant's others stay
    /// where they stand.
    func parts(variant: String?) -> [Block] {
        let listings = withoutDuplicates(blocks.filter { $0.kind == .listing })
        let base = listings.filter { $0.variant == nil }
        guard let variant else { return base }
        let own = listings.filter { $0.variant == variant }
        let baseIDs = Set(base.compactMap(\.id))
        let replacements = Dictionary(
            own.compactMap { block in block.id.map { ($0, block) } }
        ) { first, _ in first }
        let kept = base.map { block in
            (block.fence.line, block.id.flatMap { replacements[$0] } ?? block)
        }
        let added = own.filter { $0.id.map { !baseIDs.contains($0) } ?? true }
            .map { ($0.fence.line, $0) }
        return (kept + added).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// A second part of one id is reported where it stands; the program goes on with the first.
    private func withoutDuplicates(_ listings: [Block]) -> [Block] {
        var seen: Set<String> = []
        return listings.filter { block in
            block.id.map { seen.insert("\(block.variant ?? "")#\($0)").inserted } ?? true
        }
    }
}
