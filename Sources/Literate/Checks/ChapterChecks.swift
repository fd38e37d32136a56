/// The mistakes between the blocks of one chapter: ids, references, claims' names and variants.
struct ChapterChecks {
    let chapter: Chapter

    /// Everything that is wrong between the blocks.
    var problems: [Problem] {
        duplicateIDs + reservedIDs + duplicateNames + danglingReferences + unusedVariants
            + emptyVariants + misshapenTables + predictions
            + chapter.unpairedVersions
            + chapter.bearingsAndProblems.problems + FootnoteCheck(chapter: chapter).problems
            + ExerciseChecks(chapter: chapter).problems
            + SymptomCheck(chapter: chapter).problems + FigureCheck(chapter: chapter).problems
            + chapter.misshapenTeasers
            + ExpectationCheck(chapter: chapter).problems
    }

    private var duplicateIDs: [Problem] {
        var first: [String: Block] = [:]
        var runs: [String: Block] = [:]
        var problems: [Problem] = []
        for block in chapter.blocks {
            guard let id = block.id else { continue }
            let key = "\(block.variant ?? "")#\(id)"
            var earlier = first[key]
            if case .claim = block.kind {
                earlier = earlier ?? runs[id]
                runs[id] = runs[id] ?? block
            }
            first[key] = first[key] ?? block
            guard let earlier else { continue }
            problems.append(
                Problem(
                    block.positionOfID,
                    "the id `\(id)` is taken: it first stands at line \(earlier.fence.line)",
                    remedy: "choose another id, or give the block a `variant=` to replace the part")
            )
        }
        return problems
    }

    /// The page's own places begin with `_`; and a name like a line's number would be taken for one.
    private var reservedIDs: [Problem] {
        chapter.blocks.compactMap { block in
            guard let id = block.id, id.wholeMatch(of: /_.*|l[0-9]+/) != nil else { return nil }
            let reason =
                id.hasPrefix("_")
                ? "the page itself has places with names like `\(id)`"
                : "`\(id)` reads as a line's number, which the next edit makes untrue"
            return Problem(block.positionOfID, reason, remedy: "choose another id")
        }
    }

    private var duplicateNames: [Problem] {
        var first: [String: Block] = [:]
        return chapter.claims.compactMap { block in
            guard case .claim(let name) = block.kind, !name.isEmpty else { return nil }
            guard let earlier = first[name] else {
                first[name] = block
                return nil
            }
            return Problem(
                block.position(ofValue: "name"),
                "the claim at line \(earlier.fence.line) has this name already",
                remedy: "say in the name what this one claims")
        }
    }

    private var danglingReferences: [Problem] {
        chapter.blocks.compactMap { block in
            guard let (id, local) = block.telling, !id.isEmpty else { return nil }
            guard let claim = chapter.claim(named: id) else { return unknownClaim(id, in: block) }
            return lacking(local, claim, for: block)
        }
    }

    private func unknownClaim(_ id: String, in block: Block) -> Problem {
        Problem(
            block.position(ofValue: "of"), "no claim has the id `\(id)`",
            remedy: suggestion(
                for: id, among: chapter.claims.compactMap(\.id), what: "claims with an id"))
    }

    /// What tells of a claim needs a local of it.
    private func lacking(_ local: String, _ claim: Block, for block: Block) -> Problem? {
        if Part(claim).declaresLocal(named: local) { return nil }
        return Problem(
            block.position(ofValue: "of"),
            "the claim at line \(claim.fence.line) has no local named `\(local)` to report on",
            remedy: local == "device"
                ? "begin the claim with `let device = …`"
                : "let the claim declare `var table = Table(…)`")
    }

    /// A prediction needs a claim; a device only if it names a moment of the transcript.
    private var predictions: [Problem] {
        chapter.predictions.flatMap { prediction -> [Problem] in
            guard !prediction.claim.isEmpty else { return prediction.problems }
            guard let claim = chapter.claim(named: prediction.claim) else {
                return prediction.problems + [unknownClaim(prediction.claim, in: prediction.block)]
            }
            let missing =
                prediction.moment == nil ? nil : lacking("device", claim, for: prediction.block)
            return prediction.problems + (missing.map { [$0] } ?? [])
        }
    }

    private var unusedVariants: [Problem] {
        let used = Set(chapter.blocks.filter { $0.kind != .listing }.compactMap(\.variant))
        return firstOfEachVariant(where: { $0.kind == .listing }).compactMap { block in
            guard let variant = block.variant, !used.contains(variant) else { return nil }
            return Problem(
                block.position(ofValue: "variant"), "no claim runs the variant `\(variant)`",
                remedy: "add a claim: `swift {.test name=\"…\" variant=\(variant)}`")
        }
    }

    private var emptyVariants: [Problem] {
        let known = Set(chapter.blocks.filter { $0.kind == .listing }.compactMap(\.variant))
        return firstOfEachVariant(where: { $0.kind != .listing }).compactMap { block in
            guard let variant = block.variant, !known.contains(variant) else { return nil }
            return Problem(
                block.position(ofValue: "variant"),
                "no listing belongs to the variant `\(variant)`",
                remedy: suggestion(for: variant, among: known.sorted(), what: "variants"))
        }
    }

    /// A claim's table that has not been written yet has no shape.
    private var misshapenTables: [Problem] {
        chapter.blocks.flatMap { block -> [Problem] in
            switch block.kind {
            case .table(nil): TableReader(block).problems
            case .table, .plot: block.lines.isEmpty ? [] : TableReader(block).problems
            default: []
            }
        }
    }

    private func firstOfEachVariant(where matches: (Block) -> Bool) -> [Block] {
        var seen: Set<String> = []
        return chapter.blocks.filter { block in
            guard block.isSwift, matches(block), let variant = block.variant else { return false }
            return seen.insert(variant).inserted
        }
    }
}
