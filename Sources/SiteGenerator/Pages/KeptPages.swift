import Foundation
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

        /// The rows of its tables, in order.
        var rows: [Row] {
            runs.reduce(into: []) { rows, run in
                if rows.last?.title == run.place[0] {
                    rows[rows.count - 1].runs.append(run)
                } else {
                    rows.append(Row(runs: [run]))
                }
            }
        }
    }

    /// A row of a table: a run for each column.
    struct Row {
        var runs: [KeptTranscript]

        var title: String { runs[0].place[0] }

        /// The row's place on the page.
        var anchor: String { KeptPages.anchor(ofRow: runs.map(\.name)) }
    }

    /// The place of a row on its page: what the names of its runs have in common.
    static func anchor(ofRow runs: [String]) -> String {
        let name = KeptTranscript.anchor(of: runs[0])
        let pieces = name.split(separator: "-")
        guard runs.count > 1, pieces.count > 1 else { return name + "-row" }
        return pieces.dropLast().joined(separator: "-")
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
        let meanings = meanings(of: Set(page.runs.map { $0.place.last ?? "" }))
        return try theme.render(
            "kept",
            [
                "title": heading(of: page),
                "chapter": ["href": chapter.page, "title": chapter.title],
                "rows": try page.rows.map { row in
                    [
                        "title": row.title, "anchor": row.anchor,
                        "heading": row.title == page.title ? words(.keptOneView) : row.title,
                        "runs": try row.runs.map { try answer($0, meanings) },
                    ] as [String: Any]
                },
            ], in: shell)
    }

    private var words: Words { figure.words }

    /// What a page is called above its runs; of a pair, as a question.
    func heading(of page: Page) -> String {
        let pair = page.title.components(separatedBy: ", ")
        guard pair.count == 2 else { return page.title }
        return words(.keptPair, ["one": pair[0], "other": pair[1]])
    }

    /// The sections of a page: its rows.
    func sections(of page: Page) -> [Shell.Section] {
        page.rows.map { .init(title: $0.title, anchor: $0.anchor) }
    }

    /// One run: its column, what the column means, the verdict, the lanes and the transcript.
    private func answer(_ run: KeptTranscript, _ meanings: [String: String]) throws -> [String: Any]
    {
        let anchor = KeptTranscript.anchor(of: run.name)
        var data = try figure.data(
            .init(
                run: run.run, transcript: run.transcript, id: "_run-" + anchor,
                name: run.place.joined(separator: " · ")))
        let column = run.place.last ?? ""
        data["anchor"] = anchor
        data["column"] = column
        data["meaning"] = meanings[column].flatMap { $0 == column ? nil : HTML.breakable($0) }
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
}
