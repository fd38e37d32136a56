import Literate

/// The pages of runs that a chapter leads to: those of its tables' cells, and those under other answers of the model.
struct RunPages {
    private let kept: KeptPages
    private let otherwise: OtherwisePages?

    init(_ chapter: Chapter, _ pages: Pages) {
        kept = KeptPages(chapter: chapter, kept: pages.findings.kept, figure: pages.figure)
        otherwise =
            if let view = pages.surenessView, let sentences = pages.sentences {
                OtherwisePages(
                    chapter: chapter, view: view, sentences: sentences, rules: pages.ruleTags)
            } else { nil }
    }

    /// The pages, for the list of all.
    var entries: [SiteMap.Entry] {
        kept.pages.map { .init(path: $0.path, title: $0.title) }
            + (otherwise?.pages ?? []).map { .init(path: $0.path, title: $0.title) }
    }

    /// Each page's path and HTML.
    func html(_ theme: Theme, _ shell: Shell) throws -> [(path: String, html: String)] {
        let tables = try kept.pages.map {
            (
                $0.path,
                try kept.html(
                    of: $0, theme: theme,
                    shell: shell.data(for: $0.path, sections: kept.sections(of: $0)))
            )
        }
        let others = try otherwise?.pages.map { page in
            (
                page.path,
                try otherwise?.html(of: page, theme: theme, shell: shell.data(for: page.path)) ?? ""
            )
        }
        return tables + (others ?? [])
    }
}
