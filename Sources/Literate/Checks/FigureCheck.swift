/// The mistakes of `figure` blocks: lines that say nothing, versions that are no claims with a run, figures that the page has not.
struct FigureCheck {
    let chapter: Chapter

    var problems: [Problem] {
        chapter.blocks.flatMap { block -> [Problem] in
            guard case .figure(let claim, let figure) = block.kind, !claim.isEmpty else {
                return []
            }
            return unread(figure, in: block) + versions(figure, in: block)
                + place(of: claim, in: block)
        }
    }

    private func unread(_ figure: TouchFigure, in block: Block) -> [Problem] {
        figure.unread.map { line in
            Problem(
                position(line, in: block), "this line of a figure is neither a version nor a dial",
                remedy: "write `- claim-id: words`, or `panSlop 2 to 40: words`")
        }
    }

    private func versions(_ figure: TouchFigure, in block: Block) -> [Problem] {
        figure.versions.compactMap { version in
            let claim = chapter.claim(named: version.claim)
            guard let claim, Part(claim).declaresLocal(named: "device") else {
                return Problem(
                    position(version.line, in: block),
                    claim == nil
                        ? "the chapter has no claim `\(version.claim)`"
                        : "the claim `\(version.claim)` has no local `device` that a reader could touch",
                    remedy: "name a claim of this chapter that has one")
            }
            return nil
        }
    }

    /// A figure's block belongs to a run that the page shows.
    private func place(of claim: String, in block: Block) -> [Problem] {
        let isShown = chapter.blocks.contains { $0.kind == .transcript(of: claim) }
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
