/// What changed between two texts: lines gone (`-`), lines new (`+`), a line of context around
/// them.
struct LineDifference {
    private enum Line {
        case same(String)
        case gone(String)
        case new(String)
    }

    private let script: [Line]

    init(from old: [String], to new: [String]) {
        let difference = new.difference(from: old)
        var gone: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var script: [Line] = []
        var i = 0
        var j = 0
        while i < old.count || j < new.count {
            if gone.contains(i) {
                script.append(.gone(old[i]))
                i += 1
            } else if added.contains(j) {
                script.append(.new(new[j]))
                j += 1
            } else {
                script.append(.same(old[i]))
                i += 1
                j += 1
            }
        }
        self.script = script
    }

    /// The changed lines with a line of context, as many as the limit; the rest is counted.
    func lines(limit: Int) -> [String] {
        let changed = script.indices.filter { if case .same = script[$0] { false } else { true } }
        let near = Set(changed.flatMap { [$0 - 1, $0, $0 + 1] })
        let shown = script.indices.filter(near.contains).map { index in
            switch script[index] {
            case .same(let line): "  \(line)"
            case .gone(let line): "- \(line)"
            case .new(let line): "+ \(line)"
            }
        }
        guard shown.count > limit else { return shown }
        return shown.prefix(limit - 1) + ["… and \(shown.count - limit + 1) more lines"]
    }
}
