/// The mistakes of `figure` blocks: lines that say nothing, versions and touches that are no claims with a run, figures that the page has not.
struct FigureCheck {
    let chapter: Chapter

    var problems: [Problem] {
        chapter.blocks.flatMap { block -> [Problem] in
            guard case .figure(let claim, let figure) = block.kind, !claim.isEmpty else {
                return []
            }
            return unread(figure, in: block) + claims(figure, in: block)
                + standstills(figure, in: block) + picks(figure, of: claim, in: block)
                + place(of: claim, in: block)
        } + repeated
    }

    private func unread(_ figure: TouchFigure, in block: Block) -> [Problem] {
        figure.unread.map { line in
            Problem(
                position(line, in: block),
                "this line of a figure names no version, no touches, no dial and no cases, and no first invitation",
                remedy:
                    "write `> words` once, `- claim-id: words`, `* claim-id: words`, `panSlop 2 to 40: words` with the smaller number first, `kind of tap, press: words`, or `choices.slopDeparture of asItBegins, never: words`"
            )
        }
    }

    private func claims(_ figure: TouchFigure, in block: Block) -> [Problem] {
        (figure.versions + figure.touches).compactMap { choice in
            let claim = chapter.claim(named: choice.claim)
            guard let claim, Part(claim).declaresLocal(named: "device") else {
                return Problem(
                    position(choice.line, in: block),
                    claim == nil
                        ? "the chapter has no claim `\(choice.claim)`"
                        : "the claim `\(choice.claim)` has no local `device` that a reader could touch",
                    remedy: claim == nil
                        ? suggestion(
                            for: choice.claim, among: chapter.claims.compactMap(\.id),
                            what: "claims with an id")
                        : "name a claim of this chapter that has one")
            }
            return nil
        }
    }

    /// What a reader picks takes the place of the value of a constant, whose type has to stand beside it.
    private func picks(_ figure: TouchFigure, of id: String, in block: Block) -> [Problem] {
        guard let claim = chapter.claim(named: id) else { return [] }
        let constants = PickedConstants(claim.text)
        return figure.picks.compactMap { pick in
            let first = ".\(pick.cases[0].name)"
            guard let value = constants.values[pick.constant]?.trimmedDescription else {
                return Problem(
                    position(pick.line, in: block),
                    "the claim `\(id)` has no constant `\(pick.constant)` with a type before its device",
                    remedy: "write `let \(pick.constant): Type = \(first)` there")
            }
            guard value != first else { return nil }
            return Problem(
                position(pick.line, in: block),
                "in the claim `\(id)` the constant `\(pick.constant)` is `\(value)`, and the first case here is `\(first)`",
                remedy: "name the claim's own case first")
        }
    }

    /// Touches take no time at all, or run backwards, where their pace is 0 or less.
    private func standstills(_ figure: TouchFigure, in block: Block) -> [Problem] {
        figure.dials.filter { $0.name == "pace" && $0.range.lowerBound <= 0 }.map { dial in
            Problem(
                position(dial.line, in: block), "at a pace of 0 the touches never end",
                remedy: "begin with more, such as `pace 0.1 to 3`")
        }
    }

    /// Of two blocks for one figure the second would count for nothing.
    private var repeated: [Problem] {
        var seen: Set<String> = []
        return chapter.blocks.compactMap { block in
            guard case .figure(let claim, _) = block.kind, !claim.isEmpty,
                !seen.insert(claim).inserted
            else { return nil }
            return Problem(
                block.position(ofValue: "of"), "the figure of `\(claim)` has a block already",
                remedy: "put all its lines into one")
        }
    }

    /// A figure's block belongs to a run that the page shows.
    private func place(of claim: String, in block: Block) -> [Problem] {
        let isShown = chapter.blocks.contains {
            $0.kind == .transcript(of: claim) && !$0.isPlain
        }
        guard !isShown, chapter.claim(named: claim) != nil else { return [] }
        return [
            Problem(
                block.position(ofValue: "of"),
                "the page shows no run of `\(claim)`, so it has no such figure",
                remedy: "write ```trace {of=\(claim)}``` where the figure is to stand")
        ]
    }

    private func position(_ line: Int, in block: Block) -> SourcePosition {
        SourcePosition(file: block.fence.file, line: block.firstLine + line)
    }
}
