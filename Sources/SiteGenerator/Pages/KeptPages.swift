import Literate

/// The pages of the runs that a chapter's tables lead to: for each row of a table, what came of it under each column.
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

        /// The runs of each row, in order.
        var rows: [[KeptTranscript]] {
            runs.reduce(into: []) { rows, run in
                if rows.last?.first?.place[0] == run.place[0] {
                    rows[rows.count - 1].append(run)
                } else {
                    rows.append([run])
                }
            }
        }
    }

    /// The pages, in the order of the chapter.
    var pages: [Page] {
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
        let meanings = meanings(of: Set(page.runs.map { $0.place.last ?? "" }))
        return try theme.render(
            "kept",
            [
                "title": page.title,
                "chapter": ["href": chapter.slug + ".html", "title": chapter.title],
                "rows": try page.rows.map { runs in
                    [
                        "title": runs[0].place[0], "anchor": Self.anchor(of: runs),
                        "runs": try runs.map { try answer($0, meanings) },
                    ] as [String: Any]
                },
            ], in: shell)
    }

    /// The sections of a page: its rows.
    func sections(of page: Page) -> [Shell.Section] {
        page.rows.map { .init(title: $0[0].place[0], anchor: Self.anchor(of: $0)) }
    }

    /// One run: its column, what the column means, the verdict, the lanes and the transcript.
    private func answer(_ run: KeptTranscript, _ meanings: [String: String]) throws -> [String: Any]
    {
        let anchor = KeptTranscript.anchor(of: run.name)
        var data = try figure.data(
            .init(
                run: run.run, transcript: run.transcript, id: anchor + "-run",
                name: run.place.joined(separator: " · ")))
        let column = run.place.last ?? ""
        data["anchor"] = anchor
        data["column"] = column
        data["meaning"] = meanings[column].flatMap { $0 == column ? nil : $0 }
        data["outcome"] = run.outcome
        data["slots"] = WinnerSlots(run.outcome, pair: run.place[0])?.svg
        return data
    }

    /// What the columns mean, where a table of the chapter has a row for each of them and says it in the next cell.
    private func meanings(of columns: Set<String>) -> [String: String] {
        let tables = chapter.blocks.compactMap { block in
            block.kind == .table(of: nil) ? TableReader(block).table : nil
        }
        for table in tables {
            let meanings = Dictionary(
                table.rows.compactMap { row in
                    row.count == 2 ? (row[0].plainText, row[1].plainText) : nil
                }
            ) { first, _ in first }
            if columns.isSubset(of: meanings.keys) { return meanings }
        }
        return [:]
    }

    /// A row's place: what the names of its runs have in common.
    private static func anchor(of runs: [KeptTranscript]) -> String {
        let names = runs.map { KeptTranscript.anchor(of: $0.name) }
        let pieces = names[0].split(separator: "-")
        guard names.count > 1, pieces.count > 1 else { return names[0] + "-row" }
        return pieces.dropLast().joined(separator: "-")
    }
}
