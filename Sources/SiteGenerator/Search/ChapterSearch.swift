import Literate

/// What the search knows of a chapter: its sections, or, of a symptom's page, the whole.
struct ChapterSearch {
    let chapter: Chapter
    let text: SearchText

    /// The page with its places.
    var page: SearchIndex.Page {
        SearchIndex.Page(
            kind: kind, path: chapter.page, title: chapter.title,
            entries: chapter.isSymptom
                ? [whole] : chapter.slug == BookMap.glossary ? terms : sections,
            language: chapter.language)
    }

    private var kind: SearchIndex.Kind {
        if chapter.isSymptom { return .symptom }
        if chapter.slug == BookMap.symptoms { return .listed }
        return chapter.number == nil ? .reference : .chapter
    }

    private var whole: SearchIndex.Entry {
        .init(
            anchor: "", title: chapter.title,
            text: text.words(
                of: chapter.document.children.filter { $0.kind != .heading(level: 1) }),
            phrases: chapter.symptom?.phrases ?? [])
    }

    /// The page as a whole, with what stands before the first heading; and what stands under each.
    private var sections: [SearchIndex.Entry] {
        var entries: [SearchIndex.Entry] = []
        var (title, anchor, nodes) = (chapter.title, "", [MarkdownNode]())
        func close() {
            entries.append(.init(anchor: anchor, title: title, text: text.words(of: nodes)))
        }
        for node in chapter.document.children {
            guard case .heading(let level) = node.kind else {
                nodes.append(node)
                continue
            }
            guard level > 1, let place = chapter.anchors.heading(atLine: node.start.line) else {
                continue
            }
            close()
            (title, anchor, nodes) = (text.words(of: node.children), place, [])
        }
        close()
        return entries
    }

    /// The terms of a glossary, a row each.
    private var terms: [SearchIndex.Entry] {
        Glossary(chapter).rows.map { row in
            .init(
                anchor: row.anchor, title: text.words(of: [row.term]),
                text: row.others.map { text.words(of: [$0]) }.joined(separator: " · "))
        }
    }
}
