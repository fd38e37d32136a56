extension Chapter {
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
