import Literate

/// The pages of the runs that a chapter's tables lead to: their transcripts, one under the other.
struct KeptPages {
    let chapter: Chapter
    let kept: [RunKey: [KeptTranscript]]
    let figure: RunFigure

    /// A page with the runs on it.
    struct Page {
        var path: String
        var runs: [KeptTranscript]

        /// What the rows of its tables are about.
        var title: String { runs[0].place[0] }
    }

    /// The pages, in the order of the chapter.
    var pages: [Page] { Self.pages(of: chapter, kept) }

    /// The pages of a chapter's kept runs, in its order.
    static func pages(of chapter: Chapter, _ kept: [RunKey: [KeptTranscript]]) -> [Page] {
        var pages: [Page] = []
        for claim in chapter.claims.compactMap(\.id) {
            for run in kept[RunKey(chapter: chapter.slug, claim: claim)] ?? [] {
                let path = KeptTranscript.page(of: run.name, chapter: chapter.slug)
                if let known = pages.firstIndex(where: { $0.path == path }) {
                    pages[known].runs.append(run)
                } else {
                    pages.append(Page(path: path, runs: [run]))
                }
            }
        }
        return pages
    }

    /// The HTML of a page.
    func html(of page: Page, theme: Theme, shell: [String: Any]) throws -> String {
        try theme.render(
            "kept",
            [
                "title": page.title,
                "chapter": ["href": chapter.slug + ".html", "title": chapter.title],
                "runs": try page.runs.map { run in
                    [
                        "anchor": KeptTranscript.anchor(of: run.name),
                        "place": run.place.joined(separator: " · "),
                        "outcome": run.outcome,
                        "figure": try figure.html(
                            .init(
                                run: run.run, transcript: run.transcript,
                                id: "_run-" + KeptTranscript.anchor(of: run.name),
                                name: run.place.joined(separator: " · "))),
                    ]
                },
            ], in: shell)
    }
}
