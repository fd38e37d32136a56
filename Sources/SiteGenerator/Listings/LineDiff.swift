/// Which lines differ between two versions of a listing.
struct LineDiff: Equatable {
    /// Lines of the first version that the second lacks, from 0.
    var removed: Set<Int>
    /// Lines of the second version that the first lacks, from 0.
    var added: Set<Int>

    init(from old: [String], to new: [String]) {
        removed = []
        added = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, let line, _) where !line.isBlank: removed.insert(offset)
            case .insert(let offset, let line, _) where !line.isBlank: added.insert(offset)
            default: break
            }
        }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
