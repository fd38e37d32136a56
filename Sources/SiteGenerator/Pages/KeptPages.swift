import Literate

/// The pages of the runs that a chapter's tables lead to: their transcripts, one under the other.
struct KeptPages {
    let chapter: Chapter
    let kept: [RunKey: [KeptTranscript]]
    let theme: Theme
    let words: Words
    let rules: RuleTags

    /// Each page's path and HTML, in the order of the chapter.
    func html() throws -> [(path: String, html: String)] {
        var pages: [(path: String, runs: [KeptTranscript])] = []
        for claim in chapter.claims.compactMap(\.id) {
            for run in kept[RunKey(chapter: chapter.slug, claim: claim)] ?? [] {
                let path = KeptTranscript.page(of: run.name, chapter: chapter.slug)
                if let known = pages.firstIndex(where: { $0.path == path }) {
                    pages[known].runs.append(run)
                } else {
                    pages.append((path, [run]))
                }
            }
        }
        return try pages.map { ($0.path, try page($0.runs)) }
    }

    private func page(_ runs: [KeptTranscript]) throws -> String {
        try theme.render(
            "kept",
            [
                "language": words.language,
                "title": runs[0].place[0],
                "chapter": ["href": chapter.slug + ".html", "title": chapter.title],
                "runs": runs.map { run in
                    [
                        "anchor": KeptTranscript.anchor(of: run.name),
                        "place": run.place.joined(separator: " · "),
                        "outcome": run.outcome,
                        "transcript": TranscriptMarkup.html(run.transcript, rules),
                    ]
                },
            ])
    }
}
