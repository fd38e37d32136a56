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
    /// the first one in its section, else the last one before the other; those whose run is told come first.
    func claimLink(showing block: Block, before replacement: Block?) -> ListingView.ClaimLink? {
        let all = claims.filter { $0.variant == block.variant }
        let claim: Block?
        if let replacement {
            let earlier = all.filter { $0.fence < replacement.fence }
            let own = earlier.filter {
                $0.fence > block.fence && heading(above: $0) == heading(above: block)
            }
            func isTold(_ claim: Block) -> Bool {
                blocks.contains { $0.kind == .transcript(of: claim.id ?? "") }
            }
            claim =
                own.first(where: isTold) ?? own.first
                ?? earlier.last(where: isTold) ?? earlier.last
        } else {
            claim = all.first { $0.fence > block.fence }
        }
        guard let claim, let name = claim.claimName else { return nil }
        return .init(name: name, anchor: anchors.block(atLine: claim.fence.line))
    }
}
