/// Holds what claims evaluated as they ran against what stands in them: a claim that evaluates nothing cannot fail, nor
/// can an expectation that no run comes to.
struct EvidenceCheck {
    let chapter: Chapter
    let evidence: Evidence
    /// The claims that ran to their ends and held, by their functions.
    let sound: [String: Block]
    /// Whether all claims of the chapter did.
    let areAll: Bool

    /// What was not evaluated.
    var problems: [Problem] {
        sound.flatMap(idle)
            + (areAll ? chapter.blocks.filter(isShared).flatMap { evidence.unreached(in: $0) } : [])
    }

    /// What a claim that holds did not come to.
    private func idle(_ function: String, _ claim: Block) -> [Problem] {
        guard evidence.hasAny(by: function) else {
            return [
                Problem(
                    claim.fence, "the claim expects nothing, so it cannot fail",
                    remedy: "say what holds with `#expect(…)`")
            ]
        }
        return evidence.unreached(in: claim, by: function)
    }

    /// Whether the expectations of a block belong to the claims that call it.
    private func isShared(_ block: Block) -> Bool { block.kind == .listing }
}
