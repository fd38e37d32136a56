extension Chapter {
    /// The version of a part that the page sets beside this one: the one that `beside=` names, or
    /// what it showed of the part last.
    public func version(beside new: Block) -> Block? {
        guard new.kind == .listing, !new.isHidden else { return nil }
        let earlier = blocks.filter {
            $0.fence < new.fence && $0.id == new.id && $0.kind == .listing && !$0.isHidden
                && $0.id != nil && $0.variant != new.variant
        }
        guard let named = new.info.value("beside")?.text else { return earlier.last }
        return earlier.last { ($0.variant ?? Block.base) == named }
    }

    /// The parts that are to stand beside a version that the page does not show before them.
    var unpairedVersions: [Problem] {
        blocks.compactMap { block in
            guard let named = block.info.value("beside")?.text, block.kind == .listing,
                version(beside: block) == nil
            else { return nil }
            guard block.id != nil, !block.isHidden else {
                return Problem(
                    block.position(ofValue: "beside"),
                    "only a part with an id, and in sight, stands beside another version",
                    remedy: "remove `beside=\(named)`")
            }
            return Problem(
                block.position(ofValue: "beside"),
                "no version `\(named)` of this part is shown before it",
                remedy: "name the variant of an earlier part `\(block.id ?? "")`, "
                    + "or `\(Block.base)` for the first")
        }
    }
}

extension Block {
    /// What `beside=` calls the version that belongs to no variant.
    static let base = "base"
}
