import Literate

extension Chapter {
    /// The heading that a block stands under, in plain words.
    func heading(above block: Block) -> String? {
        document.children.last {
            guard case .heading(let level) = $0.kind else { return false }
            return level > 1 && $0.start.line < block.fence.line
        }?.plainText ?? title
    }

    /// The claim that shows what a version of a part does: the next one that runs with it; of a version that has been replaced,
    /// the last one between the two, else before the second, whose run is told.
    func claimLink(showing block: Block, before replacement: Block?) -> ListingView.ClaimLink? {
        let all = claims.filter { $0.variant == block.variant }
        let claim: Block?
        if let replacement {
            let earlier = all.filter { $0.fence < replacement.fence }
            let between = earlier.filter { $0.fence > block.fence }
            let near = between.isEmpty ? earlier : between
            let told = near.filter { claim in
                blocks.contains { $0.kind == .transcript(of: claim.id ?? "") }
            }
            claim = told.last ?? near.last
        } else {
            claim = all.first { $0.fence > block.fence }
        }
        guard let claim, let name = claim.claimName else { return nil }
        return .init(name: name, anchor: anchors.block(atLine: claim.fence.line))
    }
}
