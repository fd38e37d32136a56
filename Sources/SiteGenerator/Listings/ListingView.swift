import Literate

/// A listing on the page: its code with a line anchor on every line, and a caption that says what
/// the book does with it.
struct ListingView {
    let theme: Theme
    let words: Words

    /// The HTML of one listing; `changed` are the lines that differ from the version beside it,
    /// from 0.
    func html(_ block: Block, id: String?, changed: Set<Int> = [], side: Side? = nil) throws
        -> String
    {
        var data: [String: Any] = ["code": code(of: block, changed: changed)]
        data["id"] = id
        var classes = side.map { [$0.rawValue] } ?? []
        switch block.kind {
        case .claim(let name):
            classes.append("claim")
            data["claim"] = ["name": name, "note": words(.verified)]
        case .mustNotCompile(let saying):
            classes.append("fails")
            data["fails"] = ["name": words(.doesNotCompile), "saying": saying]
        default:
            if let variant = block.variant {
                data["caption"] = variant.replacing("-", with: " ")
            } else if side != nil {
                data["caption"] = words(.variantBase)
            }
        }
        data["classes"] = classes.joined(separator: " ")
        data["folded"] = block.isHidden ? ["summary": words(.setUp)] : nil
        return try theme.render("listing", data)
    }

    /// Two versions of one part, beside each other where there is room.
    func pair(_ old: (Block, id: String?), _ new: (Block, id: String?)) throws -> String {
        let diff = LineDiff(from: old.0.lines, to: new.0.lines)
        let first = try html(old.0, id: old.id, changed: diff.removed, side: .old)
        let second = try html(new.0, id: new.id, changed: diff.added, side: .new)
        return try theme.render("pair", ["first": first, "second": second])
    }

    /// Which version a listing of a pair is.
    enum Side: String {
        case old, new
    }

    private func code(of block: Block, changed: Set<Int>) -> String {
        let lines = block.isSwift ? Highlighter.swift(block.text) : Highlighter.plain(block.text)
        return lines.enumerated().map { index, line in
            let mark = changed.contains(index) ? " d" : ""
            return "<span class=\"l\(mark)\" id=\"l\(block.firstLine + index)\">\(line)\n</span>"
        }.joined()
    }
}
