extension Chapter {
    /// The version of a part that the page sets beside this one: the one that `beside=` names, or
    /// what it showed of the part last.
    public func version(beside new: Block) -> Block? {
        guard new.kind == .listing, !new.isHidden, let id = new.id else { return nil }
        let earlier = blocks(named: id).filter {
            $0.fence < new.fence && $0.kind == .listing && !$0.isHidden
                && $0.variant != new.variant
        }
        guard let named = new.info.value("beside")?.text else {
            // The first version after a later one, where a page begins with the remedy, is no change of it.
            return new.variant == nil ? nil : earlier.last
        }
        return earlier.last { ($0.variant ?? Block.base) == named }
    }
}

extension Block {
    /// What `beside=` calls the version that belongs to no variant.
    static let base = "base"
}
