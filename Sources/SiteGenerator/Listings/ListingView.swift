import Literate

/// A listing on the page: its code, and a caption that says what the book does with it.
struct ListingView {
    let theme: Theme
    let words: Words
    /// The chapter's lines without which a claim fails.
    var bearings: [Range<Int>] = []
    /// What there is to say of how sure a claim is.
    var sureness: (Block) -> [String: Any]? = { _ in nil }

    /// Which version a listing of a pair is.
    enum Side: String {
        case old, new
        /// An old version that the page has shown before, and shows again for comparison.
        case again
    }

    /// The HTML of one listing; `changed` are the lines that differ from the version beside it,
    /// from 0; a caption stands where the block has none of its own.
    func html(
        _ block: Block, id: String?, changed: Set<Int> = [], side: Side? = nil,
        caption: String? = nil
    ) throws -> String {
        let anchors = side != .again
        var data: [String: Any] = ["code": code(of: block, changed: changed, anchors: anchors)]
        data["id"] = anchors ? id : nil
        data["origin"] = anchors ? nil : "l\(block.firstLine)"
        var classes = side.map { $0 == .again ? ["old", "again"] : [$0.rawValue] } ?? []
        switch block.kind {
        case .claim(let name):
            classes.append("claim")
            data["claim"] = ["name": name, "note": words(.verified)]
            data["sure"] = sureness(block)
        case .mustNotCompile(let saying):
            classes.append("fails")
            data["fails"] = ["name": words(.doesNotCompile), "saying": saying]
        case .mustTrap(let saying):
            classes.append("fails")
            data["fails"] = ["name": words(.trapsProgram), "saying": saying]
        default:
            if let variant = block.variant {
                data["caption"] = variant.replacing("-", with: " ")
            } else if side != nil {
                data["caption"] = words(side == .new ? .variantLast : .variantBase)
            } else {
                data["caption"] = caption
            }
        }
        if let warning = block.expectedWarning {
            data["warning"] = ["name": words(.compilesWithWarning), "saying": warning]
        }
        data["isCaptioned"] = data["caption"] != nil || data["warning"] != nil
        data["classes"] = classes.joined(separator: " ")
        data["folded"] = block.isHidden ? ["summary": summary(of: block)] : nil
        return try theme.render("listing", data)
    }

    /// Two versions of one part, beside each other where there is room.
    func pair(
        _ old: (block: Block, id: String?), _ new: (block: Block, id: String?),
        oldIsShownAgain: Bool = false
    ) throws -> String {
        let diff = LineDifference(from: old.block.lines, to: new.block.lines)
        let first = try html(
            old.block, id: old.id, changed: diff.removed, side: oldIsShownAgain ? .again : .old)
        let second = try html(new.block, id: new.id, changed: diff.added, side: .new)
        return try theme.render("pair", ["first": first, "second": second])
    }

    private func summary(of block: Block) -> String {
        guard let id = block.id else { return words(.setUp) }
        return words(.setUpNamed, ["name": id.replacing("-", with: " ")])
    }

    /// The code, line by line; the lines that the page leads to have an anchor: the first, and each
    /// first one that bears a claim.
    private func code(of block: Block, changed: Set<Int>, anchors: Bool) -> String {
        let lines = block.isSwift ? theme.highlighted(block.text) : Highlighter.plain(block.text)
        return lines.enumerated().map { index, line in
            let place = block.firstLine + index
            let bears = bearings.contains { $0.contains(place) }
            let isChanged = changed.contains(index) && !line.allSatisfy(\.isWhitespace)
            let mark = (isChanged ? " d" : "") + (bears ? " b" : "")
            let isTarget = index == 0 || bearings.contains { $0.lowerBound == place }
            let id = anchors && isTarget ? " id=\"l\(place)\"" : ""
            return "<span class=\"l\(mark)\"\(id)>\(line)\n</span>"
        }.joined()
    }
}
