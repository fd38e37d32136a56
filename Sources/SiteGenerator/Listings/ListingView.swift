import Literate

/// A listing on the page, by its kind: a part of the program, what must not compile or must trap, or a remedy.
///
/// A remedy is a part with lines that a claim cannot do without. Claims are `ClaimView`'s.
struct ListingView {
    let theme: Theme
    let words: Words
    /// The lines of the chapter's parts that claims cannot do without.
    var bearings: [Bearing] = []
    /// The notes that stand beside such lines, by the number of the line's mark.
    var note: (Bearing) throws -> String = { _ in "" }
    /// The heading that a block stands under.
    var heading: (Block) -> String? = { _ in nil }
    /// What a version of a part does, in the words of the claim that shows it.
    ///
    /// Of an old version it is a claim that stands before the new one.
    var outcome: (_ version: Block, _ replacement: Block?) -> ClaimLink? = { _, _ in nil }

    /// Where the file lies that has a remedy with all that it needs; nil if there is none.
    var wholeFile: (Block) -> String? = { _ in nil }

    /// The name of a claim, with the way to it if it has one.
    struct ClaimLink {
        var name: String
        var anchor: String?
    }

    /// How many columns the page's text has room for; a listing with a longer line goes on into the margin.
    private static let columns = 57

    /// Which version a listing of a pair is.
    enum Side {
        case old, new
        /// An old version that the page has shown before, and shows again for comparison.
        case again
    }

    /// The HTML of one listing; a caption stands where the block has none of its own.
    func html(_ block: Block, id: String?, caption: String? = nil) throws -> String {
        let borne = bearings(in: block)
        guard !borne.isEmpty, !block.isHidden else {
            return try figure(block, id: id, caption: caption ?? name(of: block))
        }
        let title = heading(block) ?? name(of: block) ?? words(.variantLast)
        return try theme.render(
            "remedy",
            [
                "figure": try figure(block, id: id, caption: title, isRemedy: true),
                "notes": try notes(borne),
            ])
    }

    /// Two versions of one part, beside each other where there is room.
    func pair(
        _ old: (block: Block, id: String?), _ new: (block: Block, id: String?),
        oldIsShownAgain: Bool = false
    ) throws -> String {
        // A mistake that is shown after its remedy stands before it: what is new is what mends it.
        let isMended = oldIsShownAgain && new.block.isFaulty && !old.block.isFaulty
        let (before, after) = isMended ? (new, old) : (old, new)
        let marks = VersionMarks(from: before.block.lines, to: after.block.lines)
        let first = try figure(
            before.block, id: before.id, caption: name(of: before.block) ?? words(.variantBase),
            side: oldIsShownAgain && !isMended ? .again : .old, marks: marks.old,
            replacement: after.block)
        let second = try figure(
            after.block, id: after.id,
            caption: name(of: after.block) ?? words(isMended ? .variantBase : .variantLast),
            side: isMended ? .again : .new, marks: marks.new)
        let borne = bearings(in: new.block)
        var data: [String: Any] = ["first": first, "second": second]
        data["notes"] = borne.isEmpty ? nil : ["list": try notes(borne)]
        return try theme.render("pair", data)
    }

    private func figure(
        _ block: Block, id: String?, caption: String?, isRemedy: Bool = false, side: Side? = nil,
        marks: [Int: CodeMarkup.Mark] = [:], replacement: Block? = nil
    ) throws -> String {
        var data: [String: Any] = [:]
        data["code"] = code(of: block, marks)
        data["id"] = side == .again ? nil : id
        var classes = isRemedy ? ["remedy"] : []
        if !bearings(in: block).isEmpty { classes.append("has-marks") }
        if block.isFaulty { classes.append("faulty") }
        if block.lines.contains(where: { $0.utf8.count > Self.columns && $0.count > Self.columns })
        {
            classes.append("broad")
        }
        var bar: [String: Any] = [:]
        switch block.kind {
        case .mustNotCompile(let saying):
            classes.append("fails")
            bar["refusal"] = ["name": words(.doesNotCompile), "saying": saying]
        case .mustTrap(let saying):
            classes.append("fails")
            bar["refusal"] = ["name": words(.trapsProgram), "saying": saying]
        default:
            if let caption {
                var title: [String: Any] = ["text": caption]
                title["origin"] = side == .again ? id : nil
                bar["title"] = title
            }
        }
        if let warning = block.expectedWarning {
            bar["warning"] = ["name": words(.compilesWithWarning), "saying": warning]
        }
        bar["isFaulty"] = block.isFaulty
        let isCopied = isRemedy || side == .new || (bar["title"] != nil && side == nil)
        if isCopied, bar["refusal"] == nil, !block.isFaulty {
            bar["copy"] = true
            if bar["title"] != nil, isRemedy || side == .new {
                bar["whole"] = wholeFile(block).map { ["href": $0] }
            }
        }
        data["bar"] = bar.count > 1 || block.isFaulty ? bar : nil
        if side != nil, let claim = outcome(block, replacement) {
            var link: [String: Any] = ["name": claim.name]
            link["anchor"] = claim.anchor
            link["isMistaken"] = block.isFaulty
            link["isMeant"] = side == .new && !block.isFaulty
            data["gives"] = link
        }
        data["classes"] = classes.map { " " + $0 }.joined()
        data["folded"] = block.isHidden ? ["summary": summary(of: block)] : nil
        return try theme.render("listing", data)
    }

    /// What a part is called besides its place in the program: what it says itself, or its variant's name.
    private func name(of block: Block) -> String? {
        block.called ?? block.variant.map { $0.replacing("-", with: " ") }
    }

    private func summary(of block: Block) -> String {
        guard let id = block.id else { return words(.setUp) }
        return words(.setUpNamed, ["name": id.replacing("-", with: " ")])
    }

    private func code(of block: Block, _ marks: [Int: CodeMarkup.Mark]) -> String {
        let lines = block.isSwift ? theme.highlighted(block.text) : Highlighter.plain(block.text)
        let borne = bearings(in: block)
        if block.isHidden, marks.isEmpty, borne.isEmpty { return CodeMarkup.folded(lines) }
        return CodeMarkup.html(lines) { place in
            var mark = marks[place] ?? CodeMarkup.Mark()
            for (index, bearing) in borne.enumerated()
            where bearing.lines.contains(block.firstLine + place) {
                mark.bears = true
                if bearing.lines.lowerBound == block.firstLine + place { mark.number = index + 1 }
            }
            return mark
        }
    }

    /// The lines of a block that bear a claim, in the order in which they stand there.
    func bearings(in block: Block) -> [Bearing] {
        bearings.filter { $0.part.fence == block.fence }
            .sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    }

    private func notes(_ bearings: [Bearing]) throws -> [[String: Any]] {
        try bearings.enumerated().map { ["number": $0 + 1, "text": try note($1)] }
    }
}
