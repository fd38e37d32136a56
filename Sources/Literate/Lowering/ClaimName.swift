/// The name of the test function that a block becomes: unique in the book, and it tells the block's
/// line.
///
/// The claim “a card has a pan” at line 9 of `01-b.md` has the header
///
///     @Test("a card has a pan") func __claim_01_b_9() async throws
enum ClaimName {
    static func function(of block: Block, slug: String) -> String {
        let start =
            switch block.kind {
            case .bearing: "__bearing_"
            case .mustTrap: "__trap_"
            case .check: "__check_"
            default: "__claim_"
            }
        let word = slug.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }
            .joined()
        return start + "\(word)_\(block.fence.line)"
    }

    static func header(of block: Block, slug: String) -> String {
        var name = block.claimName ?? ""
        if name.isEmpty { name = "the claim at line \(block.fence.line)" }
        return "@Test(\(SourceDirective.quoted(name))) "
            + "func \(function(of: block, slug: slug))() async throws"
    }
}

/// What a claim leaves behind: with an id, the run of its local `device` and the rows of its local
/// `table`.
struct ClaimReports {
    /// The locals that are written down, each with the name of its file.
    let files: [(local: String, name: String)]

    init(_ part: Part, slug: String) {
        guard let id = part.block.id else {
            files = []
            return
        }
        files = [("device", "\(slug).\(id)"), ("table", "\(slug).\(id).table")].filter {
            part.declaresLocal(named: $0.0)
        }
    }

    /// The statements that write them, for the end of the claim.
    var statements: String {
        files.map { "__record(\($0.local).report, as: \(SourceDirective.quoted($0.name))); " }
            .joined()
    }
}
