import Literate

/// The pages of a claim's runs under the cases of the model under which it fails: their transcripts, one under the other.
struct OtherwisePages {
    let chapter: Chapter
    let view: SurenessView
    let sentences: Sentences
    let theme: Theme
    let words: Words
    let rules: RuleTags

    /// Each page's path and HTML, in the order of the chapter.
    func html() throws -> [(path: String, html: String)] {
        try chapter.claims.compactMap { claim in
            guard let id = claim.id else { return nil }
            let key = RunKey(chapter: chapter.slug, claim: id)
            let cases = view.sureness.robustness.cases.filter {
                view.sureness.runs[.init(claim: key, settings: $0.settings)] != nil
            }
            guard !cases.isEmpty else { return nil }
            return (Sureness.page(of: key), try page(key, claim, cases))
        }
    }

    private func page(_ key: RunKey, _ claim: Block, _ cases: [ModelCase]) throws -> String {
        let answer = view.sureness.robustness.answer(
            about: claim, in: chapter, given: view.sureness.record)
        var back = chapter.slug + ".html"
        if let anchor = chapter.anchors.block(atLine: claim.fence.line) { back += "#\(anchor)" }
        return try theme.render(
            "otherwise",
            [
                "language": words.language,
                "title": claim.claimName ?? key.claim,
                "chapter": ["href": back, "title": chapter.title],
                "runs": try cases.compactMap { one -> [String: Any]? in
                    guard let run = view.sureness.runs[.init(claim: key, settings: one.settings)]
                    else { return nil }
                    return [
                        "anchor": Sureness.anchor(of: one.settings),
                        "heading": view.heading(of: one),
                        "side": one.side.map(view.side) ?? "",
                        "fails": answer?.fails[one.settings] ?? "",
                        "transcript": TranscriptMarkup.html(
                            try Transcript(run, sentences), rules),
                    ]
                },
            ])
    }
}
