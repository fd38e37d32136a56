/// The name of the test function that a claim becomes: unique in the book, and it tells the claim's
/// line.
enum ClaimName {
    static func function(of claim: Block, slug: String) -> String {
        let word = slug.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }
            .joined()
        return "__claim_\(word)_\(claim.fence.line)"
    }

    static func header(of claim: Block, slug: String) -> String {
        var name = ""
        if case .claim(let given) = claim.kind { name = given }
        if name.isEmpty { name = "the claim at line \(claim.fence.line)" }
        return "@Test(\(SourceDirective.quoted(name))) "
            + "func \(function(of: claim, slug: slug))() async throws"
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
