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

/// The run that a claim leaves: it has an id and drives a local named `device`.
struct ClaimRun {
    /// The name the run is written under.
    let name: String

    init?(_ part: Part, slug: String) {
        guard let id = part.block.id, part.declaresLocal(named: "device") else { return nil }
        name = "\(slug).\(id)"
    }
}
