import Literate
import Notebook

/// The runs of claims on the page: their figures, and the sentences that say why.
struct FigureView {
    let runs: [RunKey: Run]
    let transcripts: [RunKey: Transcript]
    let figure: RunFigure
    /// The claims whose figures can be touched.
    var scenes: Set<String> = []

    private var theme: Theme { figure.theme }
    private var words: Words { figure.words }

    /// The figure of a transcript's run.
    ///
    /// Where the sentence that says `why` stands right beside it, it is the figure's caption.
    func run(
        _ block: Block, of claim: String, in chapter: Chapter, id: String?, why: Block? = nil
    ) throws -> String {
        var content = RunFigure.Content(
            run: try left(by: claim, in: chapter, runs, "run", for: block),
            transcript: try left(by: claim, in: chapter, transcripts, "transcript", for: block),
            id: id ?? Self.anchor(of: block, in: chapter),
            name: chapter.claim(named: claim)?.claimName ?? claim,
            recognizer: chapter.recognizer(toldOf: claim),
            caption: why?.lines.joined(separator: " "))
        content.more["whyAnchor"] = why.flatMap { chapter.anchors.block(atLine: $0.fence.line) }
        content.more["claimAnchor"] = chapter.claim(named: claim)
            .flatMap { chapter.anchors.block(atLine: $0.fence.line) }
        if block.isPlain { return try figure.lines(content) }
        let scene = "\(chapter.slug).\(claim)"
        if scenes.contains(scene) { content.more["live"] = scene }
        do {
            return try figure.html(content)
        } catch let paint as Paint.Unreadable {
            throw Problem(
                block.fence,
                "a view of this run has the colour “\(paint.color)”, which is no colour",
                remedy: "A colour is a UIColor's name, #rrggbb or #rrggbbaa.")
        }
    }

    /// The rules that decided a claim's run.
    func rules(of claim: String, in chapter: Chapter) throws -> [String] {
        guard let run = runs[RunKey(chapter: chapter.slug, claim: claim)] else { return [] }
        return try figure.verdict(on: run, about: chapter.recognizer(toldOf: claim))?.rules ?? []
    }

    /// When the finger of a claim's run is half way; nil if the claim left no run.
    func onTheWay(_ claim: String, in chapter: Chapter) -> Double? {
        runs[RunKey(chapter: chapter.slug, claim: claim)].flatMap(Moment.onTheWay)
    }

    /// One picture of a claim's run, with what the run comes to; nil if the claim left no run.
    func still(
        of claim: String, at time: Double, in chapter: Chapter, id: String
    ) throws -> [String: Any]? {
        guard let run = runs[RunKey(chapter: chapter.slug, claim: claim)] else { return nil }
        return try figure.still(run, at: time, about: chapter.recognizer(toldOf: claim), id: id)
    }

    /// The call-out of a sentence that says why a recognizer did or did not fire.
    func why(
        _ block: Block, of claim: String, recognizer: String?, in chapter: Chapter, id: String?
    ) throws -> String {
        let run = try left(by: claim, in: chapter, runs, "run", for: block)
        let outcome = run.explanations.first { $0.recognizer == recognizer }?.outcome ?? ""
        let key: Words.Key =
            switch outcome {
            case "fired": .whyFired
            case "silent": .whySilent
            case "cancelled": .whyCancelled
            case "untouched", "unpressed", "unoffered", "detached": .whyUntouched
            case "waiting": .whyWaiting
            default: .whyOther
            }
        var data: [String: Any] = [
            "heading": words(key, ["recognizer": recognizer ?? ""]),
            "glyph": Role(outcome: outcome).glyph,
            "sentence": CodeWords.html(
                block.lines.joined(separator: " "), names: RunFigure.names(in: run)),
        ]
        data["id"] = id
        return try theme.render("why", data)
    }

    /// What a claim left of that kind.
    private func left<Finding>(
        by claim: String, in chapter: Chapter, _ findings: [RunKey: Finding], _ kind: String,
        for block: Block
    ) throws -> Finding {
        guard let finding = findings[RunKey(chapter: chapter.slug, claim: claim)] else {
            throw Problem(
                block.fence, "there is no \(kind) of the claim “\(claim)” to show",
                remedy: "Run the book's claims first, and check the claim's id.")
        }
        return finding
    }

    /// Where the page has the figure of a transcript.
    static func anchor(of block: Block, in chapter: Chapter) -> String {
        if let anchor = chapter.anchors.block(atLine: block.fence.line) { return anchor }
        guard case .transcript(let claim) = block.kind else { return "_run" }
        // A run that is shown more than once has its name where it is shown first.
        let shown = chapter.blocks.filter { $0.kind == block.kind }
        let place = shown.firstIndex { $0.fence == block.fence } ?? 0
        return "_run-\(claim)" + (place == 0 ? "" : "-\(place + 1)")
    }
}

extension Chapter {
    /// The recognizer that the chapter says the why of, in the run of a claim.
    func recognizer(toldOf claim: String) -> String? {
        for block in blocks {
            if case .why(let told, let recognizer) = block.kind, told == claim { return recognizer }
        }
        return nil
    }
}
