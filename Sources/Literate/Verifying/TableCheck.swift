import Notebook

/// What is wrong with the tables that a chapter's claims left, before they are written anywhere.
struct TableCheck {
    let chapter: Chapter
    /// The tables by the ids of their claims.
    let tables: [String: Table]

    /// The tables that can be written into their blocks.
    var writable: [String: Table] { tables.filter { !Self.hasControls($0.value) } }

    var problems: [Problem] { unwritable + namesakes + undrawable }

    private var unwritable: [Problem] {
        tables.filter { Self.hasControls($0.value) }.map { id, _ in
            Problem(
                position(of: id), "a cell of the table has a line end or a control character",
                remedy: "let the claim write one line of words into each cell")
        }
    }

    /// Runs that are kept under one name would stand at one place of one page.
    private var namesakes: [Problem] {
        var first: [String: String] = [:]
        var problems: [Problem] = []
        for (id, table) in tables.sorted(by: { position(of: $0.key) < position(of: $1.key) }) {
            for name in Set(table.rows.joined().compactMap(\.run?.name)).sorted() {
                guard let earlier = first.updateValue(first[name] ?? id, forKey: name) else {
                    continue
                }
                problems.append(
                    Problem(
                        position(of: id),
                        "the table of `\(earlier)` keeps a run called `\(name)` already",
                        remedy: "give each a name of its own"))
            }
        }
        return problems
    }

    private var undrawable: [Problem] {
        chapter.blocks.compactMap { block in
            guard case .plot(let id) = block.kind else { return nil }
            return tables[id].flatMap { PlotCheck(block, $0).problem }
        }
    }

    private func position(of claim: String) -> SourcePosition {
        chapter.claim(named: claim)?.fence ?? SourcePosition(file: chapter.file, line: 1)
    }

    private static func hasControls(_ table: Table) -> Bool {
        (table.columns + table.rows.joined().map(\.text)).contains { text in
            text.unicodeScalars.contains { $0.properties.generalCategory == .control }
                || text.contains(where: \.isNewline)
        }
    }
}
