/// The list of an EPUB's pages, with the sections of each.
struct EPUBContents {
    let parts: BookParts

    /// The pages in order, those that are listed under another beneath that.
    var entries: [[String: Any]] {
        var entries: [(entry: [String: Any], inner: [[String: Any]])] = []
        for part in parts.parts {
            let own = entry(part)
            if part.isUnder, !entries.isEmpty {
                entries[entries.count - 1].inner.append(own)
            } else {
                entries.append((own, sections(of: part)))
            }
        }
        return entries.map { entry, inner in
            inner.isEmpty ? entry : entry.merging(["inner": ["entries": inner]]) { own, _ in own }
        }
    }

    private func entry(_ part: BookPart) -> [String: Any] {
        var entry: [String: Any] = [
            "href": EPUBText.name(of: part) + ".xhtml", "title": HTML.escape(part.title),
        ]
        entry["number"] = part.number.map { "\($0)" }
        return entry
    }

    private func sections(of part: BookPart) -> [[String: Any]] {
        part.sections.map {
            ["href": "\(EPUBText.name(of: part)).xhtml#\($0.anchor)", "title": $0.title]
        }
    }
}
