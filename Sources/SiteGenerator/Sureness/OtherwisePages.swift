import Literate

/// The pages of a claim's runs under the cases of the model under which it fails: their transcripts, one under the other.
struct OtherwisePages {
    let chapter: Chapter
    let view: SurenessView
    let sentences: Sentences
    let rules: RuleTags

    /// A page about a claim.
    struct Page {
        var path: String
        var title: String
        fileprivate var claim: Block
        fileprivate var key: RunKey
        fileprivate var cases: [ModelCase]
    }

    /// The pages, in the order of the chapter.
    var pages: [Page] {
        chapter.claims.compactMap { claim in
            guard let id = claim.id else { return nil }
            let key = RunKey(chapter: chapter.slug, claim: id)
            let cases = view.sureness.robustness.cases.filter {
                view.sureness.runs[.init(claim: key, settings: $0.settings)] != nil
            }
            guard !cases.isEmpty else { return nil }
            return Page(
                path: Sureness.page(of: key), title: claim.claimName ?? id, claim: claim, key: key,
                cases: cases)
        }
    }

    /// The HTML of a page.
    func html(of page: Page, theme: Theme, shell: [String: Any]) throws -> String {
        let (claim, key) = (page.claim, page.key)
        let answer = view.sureness.robustness.answer(
            about: claim, in: chapter, given: view.sureness.record)
        var back = chapter.page
        if let anchor = chapter.anchors.block(atLine: claim.fence.line) { back += "#\(anchor)" }
        return try theme.render(
            "otherwise",
            [
                "title": page.title,
                "chapter": ["href": back, "title": chapter.title],
                "runs": try page.cases.compactMap { one -> [String: Any]? in
                    guard let run = view.sureness.runs[.init(claim: key, settings: one.settings)]
                    else { return nil }
                    return [
                        "anchor": Sureness.anchor(of: one.settings),
                        "heading": view.heading(of: one),
                        "side": one.side.map(view.side) ?? "",
                        "fails": answer?.fails[one.settings] ?? "",
                        "transcript": TranscriptMarkup.rows(
                            try Transcript(run, sentences), rules),
                    ]
                },
            ], in: shell)
    }
}
